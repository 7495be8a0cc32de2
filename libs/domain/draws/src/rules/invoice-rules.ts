import { automaticRules, fill } from '@groundwork/domain-messages';
import { formatCents } from '@groundwork/domain-money';
import { formatMonthDayYear } from '@groundwork/domain-time';
import { isInterestReserve } from '../changes/line-type.js';
import type { DrawInvoice } from '../draw.record.js';
import type { DrawRules } from './draw-rules.record.js';
import { nameIn } from './rule-facts.js';
import type { Finding, RuleFacts } from './rule-facts.js';

/** Lines above an amount that nothing supports. Interest has no invoice. */
export function missingInvoice({ lines, requests }: RuleFacts, { missingInvoiceAbove }: DrawRules): Finding[] {
  const interest = new Set(lines.filter(isInterestReserve).map((line) => line.additionalBudgetItemId));
  return requests.flatMap(({ additionalBudgetItemId, requestedAmount, invoices, files }) => {
    if (interest.has(additionalBudgetItemId) || requestedAmount <= missingInvoiceAbove) return [];
    if (invoices.length > 0 || files > 0) return [];
    const figures = { line: nameIn(lines, additionalBudgetItemId), amount: formatCents(requestedAmount) };
    return [{ rule: 'missingInvoice', additionalBudgetItemId, sentence: fill(automaticRules.missingInvoice, figures) }];
  });
}

/** One and the same bill: the payee and the number as people write them, and the amount. */
const keyOf = ({ payee, number, amount }: DrawInvoice): string =>
  [payee, number].map((text) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')).join(' ') + ` ${amount}`;

/** Bills that an earlier draw has, or this one twice. */
export function paidTwice({ lines, requests, earlierInvoices }: RuleFacts): Finding[] {
  const earlier = new Map(earlierInvoices.map((invoice) => [keyOf(invoice), invoice]));
  const here = new Map<string, string>();
  return requests.flatMap(({ additionalBudgetItemId, invoices }) =>
    invoices.flatMap((invoice): Finding[] => {
      const key = keyOf(invoice);
      const { payee, number, amount } = invoice;
      const line = nameIn(lines, additionalBudgetItemId);
      const figures = { payee, number, amount: formatCents(amount), line };
      const before = earlier.get(key);
      const twice = here.get(key);
      here.set(key, twice ?? line);
      if (before) {
        const date = formatMonthDayYear(before.day);
        const sentence = fill(automaticRules.paidTwice, { ...figures, other: before.line, date });
        return [{ rule: 'paidTwice', additionalBudgetItemId, sentence }];
      }
      if (twice === undefined) return [];
      const sentence = fill(automaticRules.paidTwiceHere, { ...figures, other: twice });
      return [{ rule: 'paidTwice', additionalBudgetItemId, sentence }];
    }),
  );
}
