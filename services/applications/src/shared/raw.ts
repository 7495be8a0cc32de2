export { isoOf, marks, parsed, split, storedInstant } from '@groundwork/server-data';
export type { RawInstant } from '@groundwork/server-data';
