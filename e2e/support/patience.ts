/** How many times longer than usual a journey may wait before it has failed: 1, and more under CI (docs/adr/0111). */
const patience = Number(process.env['GROUNDWORK_PATIENCE'] ?? 1);

/** A limit of time, in milliseconds, with the patience of this run. */
export const patient = (ms: number): number => ms * patience;
