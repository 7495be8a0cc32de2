/**
 * jsdom asks for every rule of every style sheet whether it fits an element, each time a computed style is wanted, and every
 * query by role wants those of the whole page. The answer is mostly no, and a class or a tag says so: then the engine
 * for selectors is not asked. Loaded before jsdom.
 */
const path = require('node:path');

const helpers = path.join(path.dirname(require.resolve('jsdom')), 'jsdom', 'living', 'helpers');
const selectors = require(path.join(helpers, 'selectors.js'));

/** The parts of a selector between commas, or between combinators, that stand in no brackets. */
function split(selector, separators) {
  const parts = [''];
  let depth = 0;
  for (const character of selector) {
    if (character === '(' || character === '[') depth += 1;
    if (character === ')' || character === ']') depth -= 1;
    if (depth === 0 && separators.includes(character)) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The tag and the first class that an element has to have for one alternative of a selector. */
function wantedBy(alternative) {
  const compound = split(alternative, ' >+~\n\t').at(-1) ?? '';
  const [, tag, name] = /^([a-z][\w-]*)?(?:\.([\w-]+))?(?![\w-]*\\)/i.exec(compound) ?? [];
  return { tag: tag?.toLowerCase(), name };
}

const wanted = new Map();

/** What an element has to have for each alternative of a selector. */
function wantedFor(selector) {
  let alternatives = wanted.get(selector);
  if (!alternatives) wanted.set(selector, (alternatives = split(selector, ',').map(wantedBy)));
  return alternatives;
}

const classesOf = (element) => (element.getAttributeNS(null, 'class') ?? '').split(/\s+/);

/** Whether a selector may fit an element; false only where it cannot. */
function mayMatch(element, selector) {
  const classes = classesOf(element);
  return wantedFor(selector).some(
    ({ tag, name }) =>
      (tag === undefined || tag === element._localName.toLowerCase()) && (name === undefined || classes.includes(name)),
  );
}

/**
 * The rules of recipes (`libs/web/ui/src/theme/system.ts`) are left out: jsdom knows no widths, and of a table it would show neither what
 * is for wide places nor what is for narrow ones.
 */
const isOfRecipe = (selector) => selector.includes(':where(.');

const { matchesDontThrow } = selectors;
// Rules like @keyframes have no selector.
selectors.matchesDontThrow = (element, selector) =>
  (typeof selector !== 'string' || (!isOfRecipe(selector) && mayMatch(element, selector))) &&
  matchesDontThrow(element, selector);

module.exports = { classesOf, wantedFor };
