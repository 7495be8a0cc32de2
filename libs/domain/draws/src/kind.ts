/** What a draw asks for: money for work and material, or what was held back of it. */
export const drawKinds = ['work', 'release'] as const;
export type DrawKind = (typeof drawKinds)[number];
