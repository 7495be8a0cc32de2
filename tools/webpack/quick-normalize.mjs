/** In place of Chakra's, with the same answers: full names for short ones at every depth, lists as widths, nothing that is not set. */
export function createNormalizeFn({ utility: { resolveShorthand }, normalize }) {
  return function normalized(style) {
    if (typeof style !== 'object' || style === null || Array.isArray(style)) return normalize(style);
    const result = {};
    for (const key of Object.keys(style)) {
      const value = normalized(style[key]);
      if (value !== null && value !== undefined) result[resolveShorthand(key)] = value;
    }
    return result;
  };
}
