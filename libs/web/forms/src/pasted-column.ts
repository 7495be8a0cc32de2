import { readAmount } from '@groundwork/domain-validation';

/** The amounts of a column of a spreadsheet, each as if it were typed; undefined of what is no column of several. */
export function pastedColumn(text: string): ReturnType<typeof readAmount>[] | undefined {
  const cells = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return cells.length < 2 || text.includes('\t') ? undefined : cells.map(readAmount);
}
