# What keeps the game from starting, fetched when something does.

load-file = Opened as a file, this page may not fetch its parts. Open tsoro.html beside it, which is all of it in one file, or put the folder on any web server.
load-old = This browser is too old for the game: it lacks WebAssembly with SIMD. Any browser from 2023 or later will do.
load-missing = A part of the game is missing on the server. Reload; if that does not help, tell whoever runs this site.
load-mime = The server sends a part of the game as the wrong type. Scripts must come as text/javascript, .wasm files as application/wasm.
load-csp = This site’s security policy forbids WebAssembly. It must allow script-src 'wasm-unsafe-eval'.
load-foreign = A part of the game could not be fetched from its site. The connection broke, or that site must send Access-Control-Allow-Origin, or this page’s policy must allow it in connect-src.
load-damaged = A part of the game is damaged. Reload; if that does not help, tell whoever runs this site to copy the files there again.
