import type { PlacedNode } from './structure-layout.js';

/** Which way an arrow key goes, as a step along x and along y. */
const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more being aside counts than being far: the next box in line comes before a nearer one beside the line. */
const ASIDE = 3;

/** The box that a key leads to from the box `from`: the nearest one that way, `Home` the borrower; undefined where there is none. */
export function boxAfter(key: string, nodes: readonly PlacedNode[], from: string): string | undefined {
  if (key === 'Home') return nodes.find(({ kind }) => kind === 'borrower')?.id;
  const way = ways[key];
  const here = nodes.find(({ id }) => id === from);
  if (!way || !here) return undefined;
  const distance = ({ x, y }: PlacedNode): number => {
    const [along, aside] = way[0] === 0 ? [(y - here.y) * way[1], x - here.x] : [(x - here.x) * way[0], y - here.y];
    return along < 1 ? Infinity : along + ASIDE * Math.abs(aside);
  };
  const nearest = nodes.reduce<PlacedNode | undefined>(
    (best, node) => (best && distance(best) <= distance(node) ? best : node),
    undefined,
  );
  return nearest && distance(nearest) < Infinity ? nearest.id : undefined;
}

/** The box that is meant by what somebody typed: its whole name, else the first name that contains it. */
export function boxNamed(typed: string, nodes: readonly PlacedNode[]): string | undefined {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return undefined;
  const named = (test: (label: string) => boolean) => nodes.find(({ label }) => test(label.toLowerCase()))?.id;
  return (
    named((label) => label === wanted) ??
    named((label) => label.startsWith(wanted)) ??
    named((label) => label.includes(wanted))
  );
}
