import { budgetChangeErrors, budgetChangeRecord, changeTotals } from '@groundwork/domain-draws';
import type { ChangeKind, ChangeSource } from '@groundwork/domain-draws';
import { shapeOf } from '@groundwork/domain-records';
import { isUnread, validate } from '@groundwork/domain-validation';
import type { FieldErrors, Unread } from '@groundwork/domain-validation';
import type { AttachedFile } from '../files/attached-files.js';
import type { BudgetLine, ChangeBody, ChangingLedger } from './change-types.js';

/** A line of the form: nothing of it has to be there yet. Amounts in whole cents. */
export interface ChangeRow {
  additionalBudgetItemId: string;
  decrease?: number | Unread | null;
  increase?: number | Unread | null;
}

/** The form of a change. */
export interface ChangeValues {
  kind: ChangeKind;
  source: ChangeSource | '';
  sourceName: string;
  reason: string;
  lineItems: ChangeRow[];
  files: AttachedFile[];
}

export const blankRow: ChangeRow = { additionalBudgetItemId: '' };

export const blankChange: ChangeValues = {
  kind: 'reallocation',
  source: '',
  sourceName: '',
  reason: '',
  lineItems: [blankRow, blankRow],
  files: [],
};

const cents = (value: ChangeRow['decrease']): number => (isUnread(value) ? 0 : (value ?? 0));

/** A row as amounts. */
export const amountsOf = ({ decrease, increase }: ChangeRow) => ({
  decrease: cents(decrease),
  increase: cents(increase),
});

const isBlank = (row: ChangeRow): boolean =>
  row.additionalBudgetItemId === '' &&
  !isUnread(row.decrease) &&
  !isUnread(row.increase) &&
  !row.decrease &&
  !row.increase;

/** What is submitted: without the rows in which nothing stands. */
export const requestedOf = (applicationId: string, values: ChangeValues): ChangeBody => ({
  applicationId,
  kind: values.kind,
  ...(values.kind === 'change_order' && values.source !== '' ? { source: values.source } : {}),
  ...(values.source === 'other' ? { sourceName: values.sourceName.trim() } : {}),
  reason: values.reason.trim(),
  supportingDocuments: values.files.map(({ id }) => id),
  lineItems: values.lineItems
    .filter((row) => !isBlank(row))
    .map((row) => ({ additionalBudgetItemId: row.additionalBudgetItemId, ...amountsOf(row) })),
});

/** What is wrong with it, by the places that the rows have in the form. */
export function changeErrors(ledger: ChangingLedger, values: ChangeValues): FieldErrors {
  const requested = requestedOf(ledger.applicationId, values);
  const places = values.lineItems.flatMap((row, place) => (isBlank(row) ? [] : [place]));
  const lines = new Map(ledger.lines.map((line) => [line.additionalBudgetItemId, line]));
  const errors = {
    ...validate({ reason: shapeOf(budgetChangeRecord)['reason'] ?? {} }, { reason: requested.reason }),
    ...budgetChangeErrors(requested, (id) => lines.get(id)),
  };
  return placed(errors, places);
}

/** Brings paths of what is submitted to the rows of the form. */
export const placed = (errors: FieldErrors, places: readonly number[]): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [
      path.replace(/^lineItems\.(\d+)/, (_whole, at: string) => `lineItems.${places[Number(at)] ?? 0}`),
      sentence,
    ]),
  );

/** What the rows come to. */
export const totalsOf = (rows: readonly ChangeRow[]) => changeTotals(rows.map(amountsOf));

/** A line in a list: with its street where there are several properties. */
export const lineLabel = ({ properties }: ChangingLedger, { propertyId, section, name }: BudgetLine): string => {
  const street = properties.length > 1 ? properties.find((one) => one.propertyId === propertyId)?.street : undefined;
  return [street, section, name].filter(Boolean).join(': ');
};
