import { subtractCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';

/** Why approved money of a line moves. */
export const entryKinds = [
  'opening',
  'approved',
  'withheld',
  'released',
  'funded',
  'reversed',
  'correction',
  'interest',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What approved money of a line becomes; whole cents. */
export interface ApprovedMoney {
  readonly funded: Cents;
  readonly payable: Cents;
  readonly retained: Cents;
  readonly released: Cents;
}

/**
 * How an entry of one cent moves it. Only an opening, an approval, a correction and interest that a line pays change what was approved
 * altogether.
 */
const effects: Readonly<Record<EntryKind, Partial<ApprovedMoney>>> = {
  opening: { funded: 1 },
  approved: { payable: 1 },
  withheld: { payable: -1, retained: 1 },
  released: { retained: -1, payable: 1, released: 1 },
  funded: { payable: -1, funded: 1 },
  reversed: { funded: -1, payable: 1 },
  correction: { funded: 1 },
  interest: { funded: 1 },
};

/** Kinds of entries that change what is funded. */
export const fundedKinds: readonly EntryKind[] = entryKinds.filter((kind) => effects[kind].funded !== undefined);

/** The change that an entry makes of a line's money. */
export function effectOf(kind: EntryKind, amount: Cents): Partial<ApprovedMoney> {
  return Object.fromEntries(
    Object.entries(effects[kind]).map(([part, sign]) => [part, sign < 0 ? subtractCents(0, amount) : amount]),
  );
}

/** What the entries of a line, or of a loan, add up to: the ledger, from its history alone. */
export function replay(entries: readonly { readonly kind: EntryKind; readonly amount: Cents }[]): ApprovedMoney {
  const sum = { funded: 0, payable: 0, retained: 0, released: 0 };
  for (const { kind, amount } of entries)
    for (const part of Object.keys(sum) as (keyof ApprovedMoney)[]) sum[part] += effectOf(kind, amount)[part] ?? 0;
  return sum;
}
