import { isId } from '@groundwork/domain-validation';
import { Problem } from '@groundwork/server-http';

/** The last row of a page: where the next one goes on. */
export interface Position {
  readonly updatedAt: string;
  readonly id: string;
}

/** A position as an opaque text. */
export const cursorOf = ({ updatedAt, id }: Position): string =>
  Buffer.from(`${updatedAt} ${id}`).toString('base64url');

/** The position of a cursor that came back. Throws `request.malformed` for one that is not ours. */
export function positionOf(cursor: string): Position {
  const [updatedAt = '', id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  if (!isId(id) || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(updatedAt))
    throw new Problem('request.malformed', 'This is no cursor of a page.');
  return { updatedAt, id };
}
