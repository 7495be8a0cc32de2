/** The looks that journeys take at screens and papers, by name (e2e/support), and the pictures that are taken with them. */

/** @param {string} text */
const dashed = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
/** @param {string} text */
const trimmed = (text) => text.replace(/^-|-$/g, '');

/** The name of a look as that of a picture: 'draw request: amounts' is draw-request-amounts. @param {string} screen */
export const slugOf = (screen) => trimmed(dashed(screen));

/** What the looks of a file are called, each as a pattern: a name may have parts that the journey fills in. @param {string} source */
export const looksOf = (source) =>
  [...source.matchAll(/(?:expectAccessible|takePaper)\(\s*\w+,\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g)].map(
    ([, plain, quoted, filled]) => {
      const pieces = (plain ?? quoted ?? filled).split(/\$\{[^}]*\}/).map(dashed);
      return new RegExp(`^${trimmed(pieces.join('.+'))}$`);
    },
  );
