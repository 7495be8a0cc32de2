/**
 * In place of what puts the configurations of a Chakra system together, in what is built and in tests: the same for ours, which name the
 * theme once and of whose tokens none has others below it. Chakra copies all of them, value by value, when a page starts and again when its
 * area does; nothing changes them.
 */
export function mergeConfigs(...configs) {
  const merged = {};
  for (const config of configs)
    for (const [key, value] of Object.entries(config))
      merged[key] = typeof value === 'object' && key in merged ? { ...merged[key], ...value } : value;
  return merged;
}
