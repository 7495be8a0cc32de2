import { applicationStatuses, searchWords, stageKeys } from '@groundwork/domain-applications';
import type { ApplicationDate, ApplicationSort } from '@groundwork/domain-applications';
import { isId } from '@groundwork/domain-validation';
import { mostTerms, tableBy, wordCondition } from '@groundwork/server-data';
import type { Database, SearchCondition } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { isoOf, marks, storedInstant } from '../../shared/raw.js';
import type { SearchApplicationsDto } from '../application-search.dto.js';

export type Engine = Database['engine'];

/** What the list is sorted by, and the index in whose order it stands. Each holds all columns that are filtered by. */
export const sortColumns: Readonly<Record<ApplicationSort, { readonly column: string; readonly index: string }>> = {
  updated: { column: 'updated_at', index: 'ix_application_updated' },
  submitted: { column: 'submitted_at', index: 'ix_application_submitted' },
  number: { column: 'project_number', index: 'ix_application_by_number' },
  name: { column: 'sort_name', index: 'ix_application_sort_name' },
  company: { column: 'sort_company', index: 'ix_application_sort_company' },
  stage: { column: 'stage_at', index: 'ix_application_stage_at' },
};

const dateColumns: Readonly<Record<ApplicationDate, string>> = {
  updated: 'updated_at',
  created: 'created_at',
  submitted: 'submitted_at',
};

/** Sorts whose value is an instant. */
const ofInstants: ReadonlySet<ApplicationSort> = new Set(['updated', 'submitted', 'stage']);

/** The value of a row as its position tells it. */
export const sortValueOf = (value: Date | string | number, sort: ApplicationSort): string | number =>
  ofInstants.has(sort) ? isoOf(value as Date | string) : (value as string | number);

/** The table by one index, whatever the database thinks of it. */
export const applicationBy = (index: string, engine: Engine): string => tableBy('application', index, engine);

const words = { table: 'application_word', key: 'application_id', of: 'application.id' };

/** All that is chosen from lists, as one: what every choice leaves stands together in an index, however few that are. */
function ofChoices({ stage, status, loanType, approver }: SearchApplicationsDto, engine: Engine): SearchCondition[] {
  if (!stage?.length && !status?.length && !loanType && !approver) return [];
  const one = (column: string, value: string | undefined) =>
    value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }];
  const among = (column: string, values: readonly string[]) => [
    { sql: `${column} IN (${marks(values.length)})`, values },
  ];
  const parts = [
    // What is not asked for is named whole where it stands before something that is, so that the index leads there.
    ...among('stage', stage?.length ? stage : stageKeys),
    ...among('status', status?.length ? status : applicationStatuses),
    ...one('loan_type', loanType),
    ...one('credit_approver_id', approver),
  ];
  const sql = parts.map((part) => part.sql).join(' AND ');
  const index = approver ? 'ix_application_approver' : 'ix_application_filters';
  return [
    {
      sql,
      values: parts.flatMap(({ values }) => values),
      ids: `SELECT id FROM ${applicationBy(index, engine)} WHERE ${sql}`,
    },
  ];
}

/** The point person of the company, by an index of its own. */
const ofPoint = ({ pointPerson }: SearchApplicationsDto): SearchCondition[] =>
  pointPerson === undefined
    ? []
    : [
        {
          sql: 'point_person_id = ?',
          values: [pointPerson],
          ids: 'SELECT id FROM application WHERE point_person_id = ?',
        },
      ];

function ofDates({ date = 'updated', from, to }: SearchApplicationsDto): SearchCondition[] {
  const column = dateColumns[date];
  const bounds = [...(from ? [`${column} >= ?`] : []), ...(to ? [`${column} < ?`] : [])];
  if (bounds.length === 0) return [];
  const sql = bounds.join(' AND ');
  const instants = [from, to].filter((bound) => bound !== undefined);
  const values = instants.map((bound) => storedInstant(new Date(bound).toISOString()));
  return [{ sql, values, ids: `SELECT id FROM application WHERE ${sql}` }];
}

/** Everything that a search asks for: what is cheap to check first. */
export function conditionsOf(search: SearchApplicationsDto, engine: Engine): SearchCondition[] {
  const terms = searchWords(search.q).slice(0, mostTerms);
  return [
    ...ofChoices(search, engine),
    ...ofPoint(search),
    ...ofDates(search),
    ...terms.map((term) => wordCondition(words, term, engine)),
  ];
}

/** The last row of a page: what it is sorted by, and its id. */
export interface SortedPosition {
  readonly value: string | number;
  readonly id: string;
}

export const sortedCursorOf = ({ value, id }: SortedPosition): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** The position of a cursor that came back. Throws `request.malformed` for one that is not ours. */
export function sortedPositionOf(cursor: string, sort: ApplicationSort): SortedPosition {
  const malformed = new Problem('request.malformed', 'This is no cursor of this list.');
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw malformed;
  }
  if (!Array.isArray(parts) || parts.length !== 2) throw malformed;
  const [value, id] = parts as [unknown, unknown];
  const fits = sort === 'number' ? Number.isSafeInteger(value) : typeof value === 'string';
  const isInstant = !ofInstants.has(sort) || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(String(value));
  if (!fits || !isInstant || !isId(id)) throw malformed;
  return { value: value as string | number, id: id as string };
}

/** A part of an order. */
export type Bound = Pick<SearchCondition, 'sql' | 'values'>;

/** The first half bounds the range in the index, the second settles rows that are alike. */
function beside({ value, id }: SortedPosition, sort: ApplicationSort, side: '<' | '>', idSide: string): Bound {
  const { column } = sortColumns[sort];
  const stored = ofInstants.has(sort) ? storedInstant(String(value)) : value;
  return {
    sql: `${column} ${side}= ? AND (${column} ${side} ? OR application.id ${idSide} ?)`,
    values: [stored, stored, id],
  };
}

/** What stands in the order of a sort at all: by the submission nothing that never was. As a range, which the index begins at. */
export const inOrder = (sort: ApplicationSort): Bound | undefined =>
  sort === 'submitted'
    ? { sql: `${sortColumns.submitted.column} >= ?`, values: [storedInstant(new Date(0).toISOString())] }
    : undefined;

/** What comes after a position in the order of the list. */
export const afterPosition = (position: SortedPosition, sort: ApplicationSort, direction: 'asc' | 'desc'): Bound => {
  const side = direction === 'asc' ? '>' : '<';
  return beside(position, sort, side, side);
};

/** What comes before a position in the order of the list, and what stands there. */
export const upToPosition = (position: SortedPosition, sort: ApplicationSort, direction: 'asc' | 'desc'): Bound => {
  const side = direction === 'asc' ? '<' : '>';
  return beside(position, sort, side, `${side}=`);
};
