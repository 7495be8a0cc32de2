import { propertyTitle } from '@groundwork/domain-applications';
import {
  budgetChangeErrors,
  budgetChangeRecord,
  changedAmounts,
  changeTotals,
  newLineErrors,
} from '@groundwork/domain-draws';
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

/** A line of the form that the budget has not yet. */
export interface NewRow {
  propertyId: string;
  section: string;
  name: string;
  amount?: number | Unread | null;
}

/** The form of a change. */
export interface ChangeValues {
  kind: ChangeKind;
  source: ChangeSource | '';
  sourceName: string;
  reason: string;
  lineItems: ChangeRow[];
  /** Of a change order. */
  newLines: NewRow[];
  files: AttachedFile[];
}

export const blankRow: ChangeRow = { additionalBudgetItemId: '' };

export const blankChange: ChangeValues = {
  kind: 'reallocation',
  source: '',
  sourceName: '',
  reason: '',
  lineItems: [blankRow, blankRow],
  newLines: [],
  files: [],
};

const cents = (value: ChangeRow['decrease']): number => (isUnread(value) ? 0 : (value ?? 0));

/** A row as amounts. */
export const amountsOf = ({ decrease, increase }: ChangeRow) => ({
  decrease: cents(decrease),
  increase: cents(increase),
});

const withAmounts = (row: ChangeRow) => ({ additionalBudgetItemId: row.additionalBudgetItemId, ...amountsOf(row) });

const isBlank = (row: ChangeRow): boolean =>
  row.additionalBudgetItemId === '' &&
  !isUnread(row.decrease) &&
  !isUnread(row.increase) &&
  !row.decrease &&
  !row.increase;

/** The new lines of a change order; a form that was kept from before there were any has none. */
const newRows = ({ kind, newLines }: Pick<ChangeValues, 'kind'> & Partial<Pick<ChangeValues, 'newLines'>>) =>
  kind === 'change_order'
    ? (newLines ?? []).map(({ amount, ...row }) => ({ ...row, name: row.name.trim(), amount: cents(amount) }))
    : [];

/** What is submitted: without the rows in which nothing stands. */
export const requestedOf = (applicationId: string, values: ChangeValues): ChangeBody => ({
  applicationId,
  kind: values.kind,
  ...(values.kind === 'change_order' && values.source !== '' ? { source: values.source } : {}),
  ...(values.source === 'other' ? { sourceName: values.sourceName.trim() } : {}),
  reason: values.reason.trim(),
  supportingDocuments: values.files.map(({ id }) => id),
  lineItems: values.lineItems.filter((row) => !isBlank(row)).map(withAmounts),
  ...(newRows(values).length > 0 ? { newLines: newRows(values) } : {}),
});

/** What is wrong with it, by the places that the rows have in the form. */
export function changeErrors(ledger: ChangingLedger, values: ChangeValues): FieldErrors {
  const requested = requestedOf(ledger.applicationId, values);
  const places = values.lineItems.flatMap((row, place) => (isBlank(row) ? [] : [place]));
  const lines = new Map(ledger.lines.map((line) => [line.additionalBudgetItemId, line]));
  const errors = {
    ...validate({ reason: shapeOf(budgetChangeRecord)['reason'] ?? {} }, { reason: requested.reason }),
    ...budgetChangeErrors(requested, (id) => lines.get(id)),
    ...newLineErrors(requested, ledger),
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
export const totalsOf = (values: Pick<ChangeValues, 'kind' | 'lineItems' | 'newLines'>) =>
  changeTotals(changedAmounts({ lineItems: values.lineItems.map(withAmounts), newLines: newRows(values) }));

/** A line in a list: with its property where there are several. */
export const lineLabel = ({ properties }: ChangingLedger, { propertyId, section, name }: BudgetLine): string => {
  const property = properties.length > 1 ? propertyTitle(properties, propertyId) : '';
  return [property, section, name].filter(Boolean).join(': ');
};
