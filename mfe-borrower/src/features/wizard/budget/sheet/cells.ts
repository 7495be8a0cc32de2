/** The cells of a line in their order. */
export const cellOrder = ['select', 'name', 'type', 'budgetAmount', 'note', 'menu'] as const;
export type Cell = (typeof cellOrder)[number];
