/** From which width of the window, in pixels, how many cards are in view (specification 2). */
export const cardsInView = [
  { from: 0, cards: 1 },
  { from: 1000, cards: 2 },
  { from: 1400, cards: 3 },
  { from: 1800, cards: 4 },
  { from: 2200, cards: 5 },
] as const;

/** The columns of a grid for each width; between two cards there is 1rem. */
export function columnsOf(steps: typeof cardsInView): Record<string, string | { gridAutoColumns: string }> {
  const width = (cards: number) => (cards === 1 ? '100%' : `calc((100% - ${cards - 1}rem) / ${cards})`);
  return Object.fromEntries(
    steps.map(({ from, cards }) =>
      from === 0
        ? ['gridAutoColumns', width(cards)]
        : [`@media (min-width: ${from}px)`, { gridAutoColumns: width(cards) }],
    ),
  );
}
