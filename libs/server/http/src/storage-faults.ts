/**
 * What a database driver says when the database, and not the request, is what fails: it cannot be reached, went away, has
 * no connection or no room left, or somebody else held the rows for too long. Nothing of it says that a repeat would fail.
 */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'POOL_CLOSED',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_SERVER_SHUTDOWN',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_STATEMENT_TIMEOUT',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  // No room: on the disk of the database, or in a file of it.
  'ENOSPC',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
]);

/** Of SQLite, each with the extended codes that begin with it. */
const awayFamilies = ['SQLITE_BUSY', 'SQLITE_LOCKED', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_CANTOPEN'];

interface DriverError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly driverError?: DriverError;
}

/** What mysql2 says without a code. */
const closedConnection = /closed state|Pool is closed/;

/** Whether an error is the database's own failure: the caller may ask again in a moment. */
export function isStorageFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = (error as DriverError).driverError ?? (error as DriverError);
  if (typeof code === 'string')
    return awayCodes.has(code) || awayFamilies.some((family) => code === family || code.startsWith(`${family}_`));
  return typeof message === 'string' && closedConnection.test(message);
}
