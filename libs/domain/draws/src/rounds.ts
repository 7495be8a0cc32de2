import type { Cents } from '@groundwork/domain-money';

interface AskedInvoice {
  readonly payee: string;
  readonly number: string;
  readonly amount: Cents;
}

/** A line as a submission asked for it. Whole cents. */
export interface AskedLine {
  readonly additionalBudgetItemId: string;
  readonly name: string;
  readonly requestedAmount: Cents;
  /** Left out where nobody told them. */
  readonly invoices?: readonly AskedInvoice[];
}

/** A line of which a later submission asks for something else; 0 where one of both does not ask for it. */
interface LineDifference extends Omit<AskedLine, 'requestedAmount' | 'invoices'> {
  readonly before: Cents;
  readonly after: Cents;
}

/** By line, what a submission asks for otherwise than the one before it. */
export function lineDifferences(before: readonly AskedLine[], after: readonly AskedLine[]): LineDifference[] {
  const amounts = (lines: readonly AskedLine[]) =>
    new Map(lines.map((line) => [line.additionalBudgetItemId, line.requestedAmount]));
  const [earlier, later] = [amounts(before), amounts(after)];
  const added = after.filter(({ additionalBudgetItemId: id }) => !earlier.has(id));
  return [...before, ...added]
    .map(({ additionalBudgetItemId: id, name }) => ({
      additionalBudgetItemId: id,
      name,
      before: earlier.get(id) ?? 0,
      after: later.get(id) ?? 0,
    }))
    .filter((line) => line.before !== line.after);
}

/** An invoice of a line that a later submission has otherwise; null where one of both has it not. */
interface InvoiceDifference extends Omit<AskedInvoice, 'amount'> {
  readonly additionalBudgetItemId: string;
  /** Of the line. */
  readonly name: string;
  readonly before: Cents | null;
  readonly after: Cents | null;
}

/** Invoices by whose and which they are, whatever the case of their letters; two of one number count together. */
function byInvoice(lines: readonly AskedLine[]) {
  const found = new Map<string, AskedInvoice & Pick<AskedLine, 'additionalBudgetItemId' | 'name'>>();
  for (const { additionalBudgetItemId, name, invoices = [] } of lines)
    for (const { payee, number, amount } of invoices) {
      const key = JSON.stringify([additionalBudgetItemId, payee.trim().toLowerCase(), number.trim().toLowerCase()]);
      const others = found.get(key)?.amount ?? 0;
      found.set(key, { additionalBudgetItemId, name, payee, number, amount: others + amount });
    }
  return found;
}

/** Invoices that a submission adds, leaves out or has with another amount than the one before it. */
export function invoiceDifferences(before: readonly AskedLine[], after: readonly AskedLine[]): InvoiceDifference[] {
  const [earlier, later] = [byInvoice(before), byInvoice(after)];
  return [...new Map([...earlier, ...later])]
    .map(([key, { amount: _amount, ...invoice }]) => ({
      ...invoice,
      before: earlier.get(key)?.amount ?? null,
      after: later.get(key)?.amount ?? null,
    }))
    .filter((invoice) => invoice.before !== invoice.after);
}
