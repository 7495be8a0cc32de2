import type { DossierCount, DossierLine, DossierSubject } from '@groundwork/server-auth';
import { isoOf, isSealed } from '@groundwork/server-data';
import type { Database } from '@groundwork/server-data';
import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { outsideOfAll, partsOf } from './dossier.js';
import type { Dossier, DossierTable } from './dossier.js';

/** Rows of a page, and of a page of papers, whose rows are large. */
const pageRows = 200;
const pagePapers = 10;
/** In the place of a value that the deployment keeps sealed: it is not opened for an export. */
export const sealedMark = '[kept sealed]';

type Row = Record<string, unknown>;
const quoted = (name: string): string => `\`${name}\``;

/** Reads what a service keeps of a subject: a page at a time, in the order of the keys, so that memory does not grow with it. */
export class DossierReader {
  constructor(
    private readonly database: Database,
    private readonly dossier: Dossier,
  ) {}

  async count(subject: DossierSubject, isOwn = false): Promise<DossierCount> {
    const tables: { table: string; rows: number }[] = [];
    for (const [table] of this.tablesOf(subject, isOwn)) {
      const values: string[] = [];
      const where = this.conditionOf(table, subject, values);
      const [found] = await this.database.rows<{ n: number | string }>(
        `SELECT COUNT(*) AS n FROM ${quoted(table)} WHERE ${where}`,
        values,
      );
      tables.push({ table, rows: Number(found?.n ?? 0) });
    }
    return {
      tables,
      secrets: Object.entries(this.dossier.tables).flatMap(([table, { secrets = [] }]) =>
        secrets.map((column) => `${table}.${column}`),
      ),
      outside: Object.entries({ ...outsideOfAll, ...this.dossier.outside, ...(isOwn ? this.inside() : {}) }).map(
        ([table, because]) => ({
          table,
          because,
        }),
      ),
    };
  }

  /** Pages of lines, each line a JSON text with its end of line. */
  async *lines(subject: DossierSubject, isOwn = false): AsyncGenerator<string> {
    for (const [table, entry] of this.tablesOf(subject, isOwn)) {
      yield* this.rowsOf(table, entry, subject);
      if (entry.paper) yield* this.papersOf(table, entry.paper, subject);
    }
    yield line({ end: true });
  }

  private async *rowsOf(table: string, entry: DossierTable, subject: DossierSubject): AsyncGenerator<string> {
    const left = new Set([...(entry.secrets ?? []), ...(entry.paper ? [entry.paper] : [])]);
    const columns = this.metadataOf(table).columns.filter(({ databaseName }) => !left.has(databaseName));
    for await (const rows of this.pages(table, subject, columns, pageRows))
      yield rows.map((row) => line({ table, row: readable(columns, row) })).join('');
  }

  private async *papersOf(table: string, paper: string, subject: DossierSubject): AsyncGenerator<string> {
    const { columns, primaryColumns } = this.metadataOf(table);
    const read = columns.filter((column) => column.isPrimary || column.databaseName === paper);
    for await (const rows of this.pages(table, subject, read, pagePapers))
      for (const row of rows) {
        const base64 = row[paper];
        const name = primaryColumns.map(({ databaseName }) => String(row[databaseName])).join('-');
        if (typeof base64 === 'string' && base64 !== '') yield line({ table, paper: `${name}.pdf`, base64 });
      }
  }

  private async *pages(
    table: string,
    subject: DossierSubject,
    columns: readonly ColumnMetadata[],
    size: number,
  ): AsyncGenerator<Row[]> {
    const keys = this.metadataOf(table).primaryColumns.map(({ databaseName }) => databaseName);
    const names = [...new Set([...columns.map(({ databaseName }) => databaseName), ...keys])].map(quoted).join(', ');
    const order = keys.map(quoted).join(', ');
    let last: unknown[] | undefined;
    do {
      const values: unknown[] = [];
      const own = this.conditionOf(table, subject, values);
      const after = last ? ` AND (${order}) > (${keys.map(() => '?').join(', ')})` : '';
      const rows = await this.database.rows<Row>(
        `SELECT ${names} FROM ${quoted(table)} WHERE (${own})${after} ORDER BY ${order} LIMIT ${size}`,
        [...values, ...(last ?? [])],
      );
      if (rows.length > 0) yield rows;
      const end = rows.at(-1);
      last = end && rows.length === size ? keys.map((key) => end[key]) : undefined;
    } while (last);
  }

  private conditionOf(table: string, subject: DossierSubject, values: unknown[]): string {
    const ties = this.dossier.tables[table]?.ties[subject.kind];
    if (!ties) throw new Error(`Nothing ties ${table} to a ${subject.kind}.`);
    return ties
      .map((tie) => {
        const { column, of } = partsOf(tie);
        if (!of) {
          values.push(subject.id);
          return `${quoted(column)} = ?`;
        }
        const inner = this.conditionOf(of.table, subject, values);
        return `${quoted(column)} IN (SELECT ${quoted(of.column)} FROM ${quoted(of.table)} WHERE ${inner})`;
      })
      .join(' OR ');
  }

  private tablesOf({ kind }: DossierSubject, isOwn: boolean): [string, DossierTable][] {
    return Object.entries(this.dossier.tables).filter(([, { ties, inside }]) => ties[kind] && !(isOwn && inside));
  }

  private inside(): Dossier['outside'] {
    const tables = Object.entries(this.dossier.tables).filter(([, { inside }]) => inside);
    return Object.fromEntries(
      tables.map(([table]) => [table, 'What the administrators of the lender write to each other.']),
    );
  }

  private metadataOf(table: string): EntityMetadata {
    const found = this.database.reading.entityMetadatas.find(({ tableName }) => tableName === table);
    if (!found) throw new Error(`No table is called ${table}.`);
    return found;
  }
}

const line = (content: DossierLine): string => `${JSON.stringify(content)}\n`;

/** A row under the names that the code has for its columns: instants in ISO, money in whole cents, JSON as what it says. */
function readable(columns: readonly ColumnMetadata[], row: Row): Row {
  return Object.fromEntries(
    columns.map((column) => [column.propertyName, withoutSeals(valueOf(column, row[column.databaseName] ?? null))]),
  );
}

function valueOf({ type, transformer }: ColumnMetadata, value: unknown): unknown {
  if (value === null) return null;
  if (type === 'datetime') return isoOf(value as string | Date);
  if (type === 'simple-json') return typeof value === 'string' ? JSON.parse(value) : value;
  if (type === 'boolean' || type === Boolean) return Boolean(Number(value));
  return [transformer ?? []].flat().reduceRight<unknown>((from, step) => step.from(from) as unknown, value);
}

function withoutSeals(value: unknown): unknown {
  if (isSealed(value)) return sealedMark;
  if (Array.isArray(value)) return value.map(withoutSeals);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutSeals(inner)]));
  return value;
}
