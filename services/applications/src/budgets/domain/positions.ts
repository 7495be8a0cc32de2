import { risingPlaces } from '@groundwork/domain-budgets';

/** Between two rows of a section there is room for others, so that a row that is moved is the only one that is written. */
const GAP = 1_024;

/**
 * Positions of the rows of a section in their order, each above the one before: a row keeps the one that it has where that can
 * be, and only where there is no room between two are all made anew.
 */
export function positionsOf(order: readonly (number | undefined)[]): number[] {
  const had = order.flatMap((position, place) => (position === undefined ? [] : [{ position, place }]));
  const rising = risingPlaces(had.map(({ position }) => position));
  const stays = new Map(had.filter((_, index) => rising.has(index)).map(({ place, position }) => [place, position]));
  const positions: number[] = [];
  for (let place = 0; place < order.length;) {
    const own = stays.get(place);
    if (own !== undefined) {
      positions.push(own);
      place += 1;
      continue;
    }
    let next = place;
    while (next < order.length && !stays.has(next)) next += 1;
    const count = next - place;
    const above = stays.get(next);
    const low = positions.at(-1) ?? (above === undefined ? -GAP : above - GAP * (count + 1));
    const step = Math.floor(((above ?? low + GAP * (count + 1)) - low) / (count + 1));
    if (step < 1) return anew(order.length);
    for (let index = 1; index <= count; index += 1) positions.push(low + step * index);
    place = next;
  }
  return positions;
}

const anew = (count: number): number[] => Array.from({ length: count }, (_, place) => place * GAP);
