# What the signs of the turns mean, which comes with the first touch of the page.

sign-start = e1
sign-start-means = sown from e1
sign-plus = +
sign-plus-means = went on at a head
sign-minus = -
sign-minus-means = stopped at a head
sign-x = x
sign-x-means =
    { $bonus ->
        [none] captured
       *[other] captured; then the bonus
    }
sign-stones = e4*2
sign-stones-means = two stones from e4
