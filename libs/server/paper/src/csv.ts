/** A column of a table: its heading, and what a row has in it. */
export type CsvColumn<Row> = readonly [heading: string, of: (row: Row) => string | number | null];

/** A text as a cell: quoted, and never a formula of the program that opens it. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The headings of a table as RFC 4180. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string => line(columns.map(([heading]) => heading));

/** Rows of a table as RFC 4180, without headings: the next of many. */
export const csvRows = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  rows.map((row) => line(columns.map(([, of]) => of(row)))).join('');

/** A table as RFC 4180, headings first. */
export const csv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  csvHead(columns) + csvRows(columns, rows);
