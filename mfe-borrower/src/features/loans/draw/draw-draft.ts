import { addCents } from '@groundwork/domain-money';
import { drawErrors, linesWithAmount } from '@groundwork/domain-draws';
import type { DrawLineDraft } from '@groundwork/domain-draws';
import { isUnread, unreadErrors } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import type { Ledger, LedgerLine } from '../../../data/api.js';

/** A file that supports a line. */
export interface LineFile {
  id: string;
  name: string;
}

/** A draw request as it is being entered, by budget line. Amounts in whole cents. */
export interface DrawDraft {
  amounts: Readonly<Record<string, number | Unread | undefined>>;
  files: Readonly<Record<string, readonly LineFile[]>>;
}

export const emptyDraft: DrawDraft = { amounts: {}, files: {} };

/** The amount of a line, cents; undefined also where what stands there is none. */
export function amountOf(amounts: DrawDraft['amounts'], id: string): number | undefined {
  const amount = amounts[id];
  return isUnread(amount) ? undefined : amount;
}

/** The lines that are submitted, in the ledger's order: those with an amount (specification 5). */
export function submittedLines({ amounts, files }: DrawDraft, lines: readonly LedgerLine[]): DrawLineDraft[] {
  return linesWithAmount(
    lines.map(({ additionalBudgetItemId: id }) => ({
      additionalBudgetItemId: id,
      requestedAmount: amountOf(amounts, id) ?? null,
      supportingDocuments: (files[id] ?? []).map((file) => file.id),
    })),
  );
}

/** Sentences by budget line, and the one that belongs to none (key ''). */
export type LineErrors = Readonly<Record<string, string>>;

/** Brings paths of the submitted lines ('lineItems.0.requestedAmount') to the budget lines that they stand for. */
export function byLine(errors: Readonly<Record<string, string>>, lines: readonly DrawLineDraft[]): LineErrors {
  const result: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(errors)) {
    const index = /^lineItems\.(\d+)\./.exec(path)?.[1];
    const line = index === undefined ? undefined : lines[Number(index)];
    result[line?.additionalBudgetItemId ?? ''] ??= sentence;
  }
  return result;
}

/** What keeps a draft from being reviewed; the signature comes later. */
export function draftErrors(draft: DrawDraft, ledger: Ledger): LineErrors {
  const lines = submittedLines(draft, ledger.lines);
  const caps = new Map(ledger.lines.map((line) => [line.additionalBudgetItemId, line.available]));
  const { certifySignature: _signature, ...errors } = drawErrors(
    { lineItems: lines },
    (id) => caps.get(id),
    ledger.available,
  );
  return { ...byLine(errors, lines), ...unreadErrors(draft.amounts) };
}

/** Sum of the amounts that were entered. */
export function draftTotal(draft: DrawDraft, lines: readonly LedgerLine[]): number {
  return addCents(submittedLines(draft, lines).map((line) => line.requestedAmount ?? 0));
}

export interface LineGroup {
  key: string;
  title: string;
  lines: LedgerLine[];
}

/** The lines of one property ('' for all) by section, in the budget's order; with several properties the street leads. */
export function groupLines({ lines, properties }: Ledger, propertyId: string): LineGroup[] {
  const groups = new Map<string, LineGroup>();
  const ordered = [...lines].sort((a, b) => a.sectionIndex - b.sectionIndex || a.index - b.index);
  for (const property of properties) {
    if (propertyId !== '' && property.propertyId !== propertyId) continue;
    for (const line of ordered.filter((each) => each.propertyId === property.propertyId)) {
      const key = `${property.propertyId} ${line.sectionIndex}`;
      const title = properties.length > 1 ? `${property.street}: ${line.section}` : line.section;
      const group = groups.get(key) ?? { key, title, lines: [] };
      group.lines.push(line);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}
