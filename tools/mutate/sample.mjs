/** Some of a part's faults stand for all of them: which, and what their score says of the whole. */

/** A number from 0 to 1 that follows from a seed alone (mulberry32). */
function fractionOf(seed) {
  let mixed = (seed + 0x6d2b79f5) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const inOrder = (one, other) =>
  one.fileName.localeCompare(other.fileName) ||
  one.location.start.line - other.location.start.line ||
  one.location.start.column - other.location.start.column ||
  one.location.end.line - other.location.end.line ||
  one.location.end.column - other.location.end.column ||
  one.replacement.localeCompare(other.replacement);

/** `count` of the faults at equal steps through all files, from a place that the seed says: a long file has more of them. */
export function sampleOf(faults, count, seed) {
  const sorted = [...faults].sort(inOrder);
  const step = Math.max(1, sorted.length / count);
  const begin = fractionOf(seed) * step;
  const chosen = Math.min(count, sorted.length);
  return Array.from({ length: chosen }, (_, at) => sorted[Math.floor(begin + at * step)]);
}

/** Within which bounds the share of a whole lies at 95 percent when `noticed` of `planted` were noticed (Wilson), from 0 to 1. */
export function intervalOf(noticed, planted) {
  if (planted === 0) return [0, 1];
  const z = 1.96;
  const share = noticed / planted;
  const middle = share + z ** 2 / (2 * planted);
  const reach = z * Math.sqrt((share * (1 - share)) / planted + z ** 2 / (4 * planted ** 2));
  const whole = 1 + z ** 2 / planted;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}

const noticedStatuses = new Set(['Killed', 'Timeout']);
const plantedStatuses = new Set([...noticedStatuses, 'Survived', 'NoCoverage']);

export const countsOf = (results) => ({
  noticed: results.filter(({ status }) => noticedStatuses.has(status)).length,
  planted: results.filter(({ status }) => plantedStatuses.has(status)).length,
});

/** In percent with one decimal, never rounded up: a goal is not reached by rounding. */
export const percentOf = (share) => Math.floor(share * 1000 + 1e-9) / 10;

/** The score of some results, with the bounds within which the whole's lies. */
export const scoreLine = (name, results) => {
  const { noticed, planted } = countsOf(results);
  const [least, most] = intervalOf(noticed, planted).map(percentOf);
  return `${name}: ${noticed} of ${planted} noticed, ${percentOf(planted === 0 ? 1 : noticed / planted)} percent (${least} to ${most})`;
};

/** What was planted by file, with the interval of each score. */
export function linesByFile(results, pathOf) {
  const planted = results.filter(({ status }) => plantedStatuses.has(status));
  const files = [...new Set(planted.map(({ fileName }) => fileName))].sort();
  return files.map((file) =>
    scoreLine(
      `  ${pathOf(file)}`,
      planted.filter(({ fileName }) => fileName === file),
    ),
  );
}
