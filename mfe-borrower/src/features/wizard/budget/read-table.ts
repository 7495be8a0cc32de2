import { parse } from 'papaparse';
import { budgetSheet } from '@groundwork/domain-messages-borrower';

/** Larger than any budget; an Excel file is a packed one, whose parts are counted unpacked before they are. */
const MOST_BYTES = 5 * 1024 * 1024;
const MOST_UNPACKED = 40 * 1024 * 1024;

export type TableOfFile = { readonly table: string[][] } | { readonly complaint: string };

/** The rows of a text with tabs, commas or semicolons. */
export const readText = (text: string): string[][] => parse<string[]>(text.trim()).data;

/** The first sheet of an Excel file, or a text of columns. What a formula says is its last result; nothing is computed. */
export async function readTable(file: File): Promise<TableOfFile> {
  if (file.size > MOST_BYTES) return { complaint: budgetSheet.tableTooLarge };
  try {
    if (!/\.xlsx$/i.test(file.name)) return { table: readText(await file.text()) };
    const content = await file.arrayBuffer();
    const { unpackedSize, readRows } = await import('./xlsx.js');
    if (unpackedSize(new Uint8Array(content)) > MOST_UNPACKED) return { complaint: budgetSheet.tableTooLarge };
    return { table: await readRows(content) };
  } catch {
    return { complaint: budgetSheet.tableUnreadable };
  }
}
