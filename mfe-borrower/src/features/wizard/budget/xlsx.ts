import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/browser';
import writeXlsxFile from 'write-excel-file/browser';
import { saveBlob } from '@groundwork/web-http';
import type { BudgetTable } from './export-table.js';

/** How large the parts of a packed file are together, as it says itself, in bytes: nothing is unpacked for it. */
export function unpackedSize(content: Uint8Array): number {
  let size = 0;
  unzipSync(content, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
}

/** A cell as text. A number that a spreadsheet keeps as a fraction is told by its cents where it is one. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'number') return String(cell);
  const cents = Math.round(cell * 100);
  return Math.abs(cell * 100 - cents) < 1e-6 ? (cents / 100).toFixed(2) : String(cell);
}

export async function readRows(content: ArrayBuffer): Promise<string[][]> {
  const rows = await readSheet(content);
  return rows.map((cells) => cells.map(textOf));
}

/** Texts are written as texts: what begins with '=' is none of a spreadsheet's formulas. */
export function xlsxOf({ rows, total }: BudgetTable): Promise<Blob> {
  const heading = (value: string) => ({ value, fontWeight: 'bold' as const, backgroundColor: '#E0EFEF' });
  const text = (value: string) => ({ value, type: String });
  const amount = (cents: number, more: object = {}) => ({
    value: cents / 100,
    type: Number,
    format: '#,##0.00',
    ...more,
  });
  const data = [
    ['Section', 'Line', 'Type', 'Amount', 'Note'].map(heading),
    ...rows.map((row) => [text(row.section), text(row.name), text(row.type), amount(row.cents), text(row.note)]),
    [
      text(''),
      { ...text('Total'), fontWeight: 'bold' as const },
      text(''),
      amount(total, { fontWeight: 'bold' }),
      text(''),
    ],
  ];
  const columns = [{ width: 24 }, { width: 40 }, { width: 18 }, { width: 16 }, { width: 50 }];
  return writeXlsxFile(data, { columns, stickyRowsCount: 1, sheet: 'Budget' }).toBlob();
}

export async function saveXlsx(table: BudgetTable): Promise<void> {
  saveBlob(await xlsxOf(table), `${table.title}.xlsx`);
}
