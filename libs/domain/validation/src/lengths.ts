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

/** A name as names are compared, in small letters; some of them become two or more, and the key takes the place of a name. */
export const nameKey = (name: string): string => name.trim().toLowerCase().slice(0, lengthLimits.line);
