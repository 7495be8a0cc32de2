/**
 * How many times longer than usual a test may take before it counts as failed: 1, and more in a run that shares its machine
 * (`tools/test/run.mjs`, docs/adr/0111). What comes sooner is seen sooner; only a failure takes this long.
 */
export const patience = Number(process.env.GROUNDWORK_PATIENCE ?? 1);

const extended = new WeakSet();

/** For `handleTestEvent` of an environment: every hook and test gets its limit of time, whoever set it, times `patience`. */
export function extendLimits({ name, hook, test }, { testTimeout }) {
  if (name !== 'hook_start' && name !== 'test_fn_start') return;
  const limited = hook ?? test;
  if (patience === 1 || extended.has(limited)) return;
  extended.add(limited);
  limited.timeout = (limited.timeout || testTimeout) * patience;
}
