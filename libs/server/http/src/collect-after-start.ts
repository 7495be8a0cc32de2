/** As long as what a start leaves to be done is done, milliseconds. */
const settleMs = 10_000;
/** The room for new objects becomes small by a collection that finds little made since the one before. */
const collections = 3;
const apartMs = 1_000;

/**
 * Gives back what only the start needed: an idle process may hold it for hours until V8 collects by itself. Nothing where the process
 * was not started with `--expose-gc`, as images start it. With an argument, Node 20 would look through new objects alone.
 */
export function collectAfterStart(collect: (() => unknown) | undefined = globalThis.gc): void {
  if (!collect) return;
  for (let turn = 0; turn < collections; turn += 1) setTimeout(() => void collect(), settleMs + turn * apartMs).unref();
}
