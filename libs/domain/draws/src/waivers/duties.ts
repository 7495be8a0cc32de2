import { addCents, allocate, subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import type { DrawInvoice } from '../draw.record.js';
import type { DrawKind } from '../kind.js';
import { drawStatus } from '../status.js';

/** A line of a draw's last submission, as waivers look at it. Whole cents. */
export interface WaivedLine {
  readonly id: string;
  readonly statusId: number;
  readonly requestedAmount: Cents;
  readonly approvedAmount: Cents | null;
  /** Withheld of what is approved. */
  readonly retained: Cents | null;
  readonly invoices: readonly DrawInvoice[];
}

/** A draw that lies with the lender, with the lines of it that a payment has paid. */
export interface WaivedDraw {
  readonly kind: DrawKind;
  readonly lines: readonly WaivedLine[];
  readonly fundedLines: ReadonlySet<string>;
}

/** A waiver that a draw needs. */
export interface WaiverDuty {
  readonly party: 'contractor' | 'payee';
  /** One and the same payee, however the name is written; '' for the contractor. */
  readonly partyKey: string;
  /** As the invoices have it; null for the contractor, whom a loan does not name. */
  readonly claimant: string | null;
  readonly condition: 'conditional' | 'unconditional';
  readonly extent: 'progress' | 'final';
  readonly amount: Cents;
}

/** A name as it is compared: without case, blanks and punctuation; one that has nothing else, without case and blanks. */
export function partyKeyOf(name: string): string {
  const written = name.toLowerCase().replace(/\s/gu, '');
  return (written.replace(/[^\p{L}\p{N}]/gu, '') || written).slice(0, 200);
}

/** What a line pays: what was approved less what is withheld of it, before that what it asks for. */
const paidBy = ({ approvedAmount, retained, requestedAmount }: WaivedLine): Cents =>
  approvedAmount === null ? requestedAmount : subtractCents(approvedAmount, retained ?? 0);

/** What a line pays of each of its invoices: all of them, unless less is paid than it asks for; then their shares of that. */
function invoicesPaid(line: WaivedLine): { payee: string; amount: Cents }[] {
  const { invoices, requestedAmount, approvedAmount } = line;
  const amounts = invoices.map(({ amount }) => amount);
  const paid = Math.min(paidBy(line), approvedAmount ?? requestedAmount);
  const rest = Math.max(0, subtractCents(requestedAmount, addCents(amounts)));
  const shares = paid < requestedAmount ? allocate(Math.max(0, paid), [...amounts, rest]) : amounts;
  return invoices.map(({ payee }, at) => ({ payee, amount: shares[at] ?? 0 }));
}

function dutiesOf(kind: DrawKind, lines: readonly WaivedLine[], condition: WaiverDuty['condition']): WaiverDuty[] {
  // What was held back is paid when the work is finished: with it everything is waived.
  const extent = kind === 'release' ? 'final' : 'progress';
  const payees = new Map<string, { claimant: string; amounts: Cents[] }>();
  for (const { payee, amount } of lines.flatMap(invoicesPaid)) {
    const key = partyKeyOf(payee);
    if (key === '') continue;
    const known = payees.get(key) ?? { claimant: payee.trim(), amounts: [] };
    known.amounts.push(amount);
    payees.set(key, known);
  }
  const contractor: WaiverDuty = {
    party: 'contractor',
    partyKey: '',
    claimant: null,
    condition,
    extent,
    amount: addCents(lines.map(paidBy)),
  };
  const others = [...payees].map(([partyKey, { claimant, amounts }]): WaiverDuty => ({
    party: 'payee',
    partyKey,
    claimant,
    condition,
    extent,
    amount: addCents(amounts),
  }));
  return [contractor, ...others].filter(({ amount }) => amount > 0);
}

/**
 * The waivers that a draw needs: conditional ones of everything that it asks for and that was not rejected, from the contractor and
 * from each payee of an invoice; unconditional ones of what a payment has paid.
 */
export function waiverDuties({ kind, lines, fundedLines }: WaivedDraw): WaiverDuty[] {
  const wanted = lines.filter(({ statusId }) => statusId !== drawStatus.rejected);
  const paid = wanted.filter(({ id }) => fundedLines.has(id));
  return [...dutiesOf(kind, wanted, 'conditional'), ...dutiesOf(kind, paid, 'unconditional')];
}
