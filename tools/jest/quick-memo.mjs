/**
 * In place of Chakra's own `memo` (`own-sources.cjs`): the same keys, but that of an object is written out once. Chakra writes
 * out every style of a component each time it is rendered. Nothing of Chakra changes an object that it has handed on.
 */
const keys = new WeakMap();

function written(value) {
  if (value === null || typeof value !== 'object')
    return typeof value === 'function' ? `f:${value.name || 'anonymous'}` : `${typeof value}:${String(value)}`;
  let key = keys.get(value);
  if (key === undefined) {
    key = Array.isArray(value)
      ? `a:[${value.map(written).join(',')}]`
      : `o:{${Object.keys(value)
          .sort()
          .map((name) => `${name}:${written(value[name])}`)
          .join(',')}}`;
    keys.set(value, key);
  }
  return key;
}

const mostKept = 500;

export function memo(compute) {
  const results = new Map();
  return function (...args) {
    const key = args.map(written).join('|');
    let result = results.get(key);
    if (result !== undefined) results.delete(key);
    else {
      result = compute.apply(this, args);
      if (results.size >= mostKept) results.delete(results.keys().next().value);
    }
    results.set(key, result);
    return result;
  };
}
