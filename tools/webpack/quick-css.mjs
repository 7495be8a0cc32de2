import { memo } from './quick-memo.mjs';

/**
 * In place of what makes a style of properties, states and widths in Chakra, in what is built and in tests: the same answers by one walk
 * over a style instead of four, each of which writes down the way to every value. Of media queries those are put in order that name a width
 * at the least or at the most, or none: the portal asks for no other.
 */
export function createCssFn({ transform, conditions, normalize }) {
  const states = new Set(['base', ...conditions.keys()]);
  const isState = (key) => states.has(key) || /^[@_]|&/.test(key);

  /** `property` is undefined until the walk has passed it. */
  function write(style, property, selectors, result) {
    for (const key of Object.keys(style)) {
      const value = style[key];
      if (value === null || value === undefined) continue;
      const isOfState = property !== undefined || isState(key);
      const within = !isOfState || key === 'base' ? selectors : selectors.concat(conditions.resolve(key));
      const name = isOfState ? property : key;
      if (typeof value === 'object') write(value, name, within, result);
      else if (name !== undefined) put(name, value, within, result);
    }
  }

  function put(name, value, selectors, result) {
    const isImportant = typeof value === 'string' && value.includes('!');
    const made = transform(name, isImportant ? value.replace(/\s*!(important)?/i, '').trim() : value);
    if (!made) return;
    let place = result;
    for (const selector of selectors) place = place[selector] ??= {};
    merge(place, isImportant ? withImportance(made) : made);
  }

  return memo((...styles) => {
    const own = styles.filter((style) => isObject(style) && Object.values(style).some((value) => value !== undefined));
    const result = {};
    if (own.length === 0) return result;
    const whole = normalize(own[0]);
    for (const style of own.slice(1)) merge(whole, normalize(style));
    write(whole, undefined, [], result);
    return inOrder(result);
  });
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What `source` says in place of what `target` says; of what is an object in both, each property by itself. Keeps no part of `source`. */
function merge(target, source) {
  for (const key of Object.keys(source)) {
    const value = source[key];
    if (value === undefined) continue;
    target[key] = isObject(value) ? merge(isObject(target[key]) ? target[key] : {}, value) : value;
  }
  return target;
}

const withImportance = (made) =>
  Object.fromEntries(
    Object.entries(made).map(([name, value]) => [
      name,
      isObject(value) ? withImportance(value) : typeof value === 'string' ? `${value} !important` : value,
    ]),
  );

/** Media queries last: the widest at the end, so that it decides. */
function inOrder(style) {
  const queries = [];
  const result = {};
  for (const key of Object.keys(style)) {
    const value = style[key];
    if (key.startsWith('@media')) queries.push(key);
    else result[key] = isObject(value) ? inOrder(value) : value;
  }
  if (queries.length > 1) queries.sort(compareQueries);
  for (const key of queries) result[key] = style[key];
  return result;
}

function compareQueries(one, other) {
  const [a, b] = [placeOf(one), placeOf(other)];
  return a.rank - b.rank || a.width - b.width || (one < other ? -1 : 1);
}

const placeOf = (query) => {
  if (query.includes('print')) return { rank: 3, width: 0 };
  const [, bound, width] = /\((min|max)-width: ([\d.]+)/.exec(query) ?? [];
  if (bound === undefined) return { rank: 2, width: 0 };
  return bound === 'min' ? { rank: 0, width: Number(width) } : { rank: 1, width: -Number(width) };
};
