/** Rows of one statement. */
const BATCH = 1_000;

/** Entries by so many as one statement takes. */
export function batches<Entry>(entries: readonly Entry[], most = BATCH): Entry[][] {
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, index) =>
    entries.slice(index * most, (index + 1) * most),
  );
}
