/** A column of a table: its heading, and what a row has in it. */
export type CsvColumn<Row> = readonly [heading: string, of: (row: Row) => string | number | null];

/** A text as a cell: quoted, and never a formula of the program that opens it. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as RFC 4180, headings first. */
export const csv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  [columns.map(([heading]) => cell(heading)), ...rows.map((row) => columns.map(([, of]) => cell(of(row))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('');
