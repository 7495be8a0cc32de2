/** A computed figure, or what it still lacks, in words that name the inputs. It is never 0 or NaN for want of an input. */
export type Figure =
  { readonly known: true; readonly value: number } | { readonly known: false; readonly missing: readonly string[] };

export const known = (value: number): Figure => ({ known: true, value: value === 0 ? 0 : value });

export const unknown = (missing: readonly string[]): Figure => ({ known: false, missing: [...new Set(missing)] });

/** An input that may not be there yet. */
export const figureOf = (value: number | null | undefined, name: string): Figure =>
  typeof value === 'number' ? known(value) : unknown([name]);

type Values<Figures extends readonly Figure[]> = { readonly [Index in keyof Figures]: number };

/** A figure of several others: it lacks whatever any of them lacks. */
export function allKnown<const Figures extends readonly Figure[]>(
  figures: Figures,
  compute: (values: Values<Figures>) => number | Figure,
): Figure {
  const missing = figures.flatMap((figure) => (figure.known ? [] : figure.missing));
  if (missing.length > 0) return unknown(missing);
  const result = compute(figures.map((figure) => (figure as { value: number }).value) as Values<Figures>);
  return typeof result === 'number' ? known(result) : result;
}
