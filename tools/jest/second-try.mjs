/**
 * A run that decides whether work lands tries a failed test once more, and keeps its first error (docs/adr/0046). Called before a
 * file, so that what a file asks for itself stands.
 */
export function trySecondTime(global) {
  if (!process.env.GROUNDWORK_SECOND_TRY) return;
  global[Symbol.for('RETRY_TIMES')] = '1';
  global[Symbol.for('LOG_ERRORS_BEFORE_RETRY')] = true;
  global[Symbol.for('RETRY_IMMEDIATELY')] = true;
}
