import { propertyTitles } from '@groundwork/domain-applications';
import { askedAtPercent, drawErrors, linesWithAmount } from '@groundwork/domain-draws';
import type { DrawLineDraft } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { addCents, formatPercent, shareOf } from '@groundwork/domain-money';
import { isUnread, unreadErrors } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import type { DrawDraft, DrawDraftLine, Ledger, LedgerLine, SavedDrawDraft } from '../../../data/api.js';

/** What is filled in of a line, in its order. */
export const drawColumns = ['percent', 'amount'] as const;

/** A file that supports a line or the whole draw. */
export interface LineFile {
  id: string;
  name: string;
}

/** A field for a number while it is typed: what it stands for, or what was typed where it stands for nothing. */
export type Typed = number | Unread | undefined;

/** An invoice while it is typed; its amount in whole cents. */
export interface Invoice {
  payee: string;
  number: string;
  amount: Typed;
}

/** What is entered on a budget line. Amounts in whole cents. */
export interface Entry {
  readonly amount: Typed;
  /** Where the amount was entered by it: the work in place, percent of the line's budget. */
  readonly percent: Typed;
  readonly stored: Typed;
  readonly files: readonly LineFile[];
  readonly invoices: readonly Invoice[];
}

/** What belongs to no line. */
export interface Whole {
  readonly note: string;
  readonly files: readonly LineFile[];
}

export type Entries = Readonly<Record<string, Entry>>;

export const emptyEntry: Entry = { amount: undefined, percent: undefined, stored: undefined, files: [], invoices: [] };
export const emptyWhole: Whole = { note: '', files: [] };

/** Amount typed on its own is no longer that of a percentage. */
export const withAmount = (entry: Entry, amount: Typed): Entry => ({ ...entry, amount, percent: undefined });

const filesOf = (documents: DrawDraftLine['supportingDocuments']): LineFile[] =>
  documents.map(({ fileUploadId, userFileName }) => ({ id: fileUploadId, name: userFileName }));

/** A line of a draft as the service has it. */
export const entryOf = (line: DrawDraftLine): Entry => ({
  amount: line.requestedAmount ?? undefined,
  percent: line.percentComplete ?? undefined,
  stored: line.materialsStored ?? undefined,
  files: filesOf(line.supportingDocuments),
  invoices: line.invoices.map(({ payee, number, amount }) => ({
    payee: payee ?? '',
    number: number ?? '',
    amount: amount ?? undefined,
  })),
});

export const wholeOf = (draft: DrawDraft): Whole => ({
  note: draft.note ?? '',
  files: filesOf(draft.supportingDocuments),
});

/** What a field stands for; undefined also where what stands there is nothing. */
export const valueOf = (typed: Typed): number | undefined => (isUnread(typed) ? undefined : typed);

/** Whether everything of a line can be read: what cannot stays in this browser. */
export const isReadable = (entry: Entry): boolean => Object.keys(unreadErrors(entry)).length === 0;

type SavedLine = SavedDrawDraft['lineItems'][number];

/** A line as it is saved, over the version that it was typed over. */
export const savedLine = (additionalBudgetItemId: string, version: number, entry: Entry): SavedLine => ({
  additionalBudgetItemId,
  version,
  requestedAmount: valueOf(entry.amount) ?? null,
  percentComplete: valueOf(entry.percent) ?? null,
  materialsStored: valueOf(entry.stored) ?? null,
  supportingDocuments: entry.files.map(({ id }) => id),
  invoices: entry.invoices.map(({ payee, number, amount }) => ({
    payee: payee.trim() || null,
    number: number.trim() || null,
    amount: valueOf(amount) ?? null,
  })),
});

/** The amount that a percentage of completed work stands for: that work less what was drawn for it, and what is newly stored. */
export function withPercent(line: LedgerLine, entry: Entry, percent: Typed): Entry {
  const read = valueOf(percent);
  if (read === undefined) return { ...entry, percent };
  const amount = askedAtPercent(line, Math.min(read, 100), valueOf(entry.stored));
  if (read > 100 || amount < 0) {
    const drawn = formatPercent(shareOf(line.amountFundedToDate, line.budgetAmount));
    return { ...entry, percent: { typed: String(read), complaint: fill(drawSheet.lessThanDrawn, { percent: drawn }) } };
  }
  return { ...entry, percent, amount };
}

/** Stored material is part of the amount: one that was entered by percentage follows it. */
export const withStored = (line: LedgerLine, entry: Entry, stored: Typed): Entry =>
  withPercent(line, { ...entry, stored }, entry.percent);

/** The lines that are submitted, in the ledger's order: those with an amount (specification 5). */
export function submittedLines(entries: Entries, lines: readonly LedgerLine[]): DrawLineDraft[] {
  return linesWithAmount(
    lines.map(({ additionalBudgetItemId }) => {
      const entry = entries[additionalBudgetItemId] ?? emptyEntry;
      return {
        additionalBudgetItemId,
        requestedAmount: valueOf(entry.amount) ?? null,
        materialsStored: valueOf(entry.stored) ?? null,
        invoices: entry.invoices.map((invoice) => ({ ...invoice, amount: valueOf(invoice.amount) ?? 0 })),
      };
    }),
  );
}

/** Sentences by budget line, and the one that belongs to none (key ''). */
export type LineErrors = Readonly<Record<string, string>>;

/** Brings paths of lines ('lineItems.0.requestedAmount') to the budget lines that they stand for. */
export function byLine(
  errors: Readonly<Record<string, string>>,
  lines: readonly { readonly additionalBudgetItemId: string }[],
): LineErrors {
  const result: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const index = /^lineItems\.(\d+)\./.exec(path)?.[1];
    const line = index === undefined ? undefined : lines[Number(index)];
    result[line?.additionalBudgetItemId ?? ''] ??= sentence;
  }
  return result;
}

/** What keeps a draft from being reviewed; the signature comes later. */
export function draftErrors(entries: Entries, ledger: Ledger): LineErrors {
  const lines = submittedLines(entries, ledger.lines);
  const known = new Map(ledger.lines.map((line) => [line.additionalBudgetItemId, line]));
  const { certifySignature: _signature, ...errors } = drawErrors(
    { lineItems: lines },
    (id) => known.get(id)?.available,
    ledger.available,
    (id) => known.get(id)?.materialsStored ?? 0,
  );
  const unread: Record<string, string> = {};
  for (const [path, complaint] of Object.entries(unreadErrors(entries))) unread[path.split('.')[0] ?? ''] ??= complaint;
  return { ...byLine(errors, lines), ...unread };
}

/** Sum of the amounts that were entered. */
export function draftTotal(entries: Entries, lines: readonly LedgerLine[]): number {
  return addCents(submittedLines(entries, lines).map((line) => line.requestedAmount ?? 0));
}

export interface LineGroup {
  key: string;
  title: string;
  lines: LedgerLine[];
}

/** The lines of one property ('' for all) by section, in the budget's order; with several properties the name of each leads. */
export function groupLines({ lines, properties }: Ledger, propertyId: string): LineGroup[] {
  const groups = new Map<string, LineGroup>();
  const ordered = [...lines].sort((a, b) => a.sectionIndex - b.sectionIndex || a.index - b.index);
  const titles = propertyTitles(properties);
  for (const [at, property] of properties.entries()) {
    if (propertyId !== '' && property.propertyId !== propertyId) continue;
    for (const line of ordered.filter((each) => each.propertyId === property.propertyId)) {
      const key = `${property.propertyId} ${line.sectionIndex}`;
      const title = properties.length > 1 ? `${titles[at]}: ${line.section}` : line.section;
      const group = groups.get(key) ?? { key, title, lines: [] };
      group.lines.push(line);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
