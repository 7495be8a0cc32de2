/**
 * In place of Chakra's own `memo`, in what is built and in tests: the same keys, but that of an object is written out once. Chakra
 * writes out every style of a component each time it is rendered. Nothing of Chakra changes an object that it has handed on.
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

/** So many are new; those before them are left when they are as many again and nobody has asked for them since. */
const mostNew = 500;

export function memo(compute) {
  let fresh = new Map();
  let before = new Map();
  return function (...args) {
    const key = args.length === 1 ? written(args[0]) : args.map(written).join('|');
    let result = fresh.get(key);
    if (result !== undefined) return result;
    result = before.get(key) ?? compute.apply(this, args);
    if (fresh.size >= mostNew) {
      before = fresh;
      fresh = new Map();
    }
    fresh.set(key, result);
    return result;
  };
}
