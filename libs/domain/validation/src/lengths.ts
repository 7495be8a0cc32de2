/** Longest input of each kind, in characters. Longer input is refused, never cut. */
export const lengthLimits = {
  /** names, streets, cities, titles */
  line: 200,
  /** a paragraph such as an explanation or a comment */
  paragraph: 4000,
  /** a document such as a master agreement */
  document: 500_000,
  email: 254,
  password: 200,
} as const;
