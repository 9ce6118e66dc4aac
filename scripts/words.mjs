/** Fluent is read while bundling, so that no page brings along what reads it. */
import { FluentResource } from '@fluent/bundle';

/**
 * A module whose default export is the pattern of each message in `source`, by its id.
 * @param {string} source
 */
export function wordsModule(source) {
  const { body } = new FluentResource(source);
  return `export default ${JSON.stringify(Object.fromEntries(body.map(({ id, value }) => [id, value])))};`;
}
