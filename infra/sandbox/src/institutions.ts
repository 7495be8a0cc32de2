import { Seed } from './seed.js';

/** An account as the provider reports it. Amounts in dollars. */
export interface ReportedAccount {
  readonly institutionName: string;
  readonly accountName: string;
  readonly availableBalance: number;
  readonly averageBalance: number;
  readonly averageBalanceRecent: number;
  /** YYYY-MM-DD. */
  readonly asOfDate: string;
  /** 3 verified, 2 could not be verified. */
  readonly status: number;
}

export interface Institution {
  readonly id: string;
  readonly name: string;
  /** What a tester gets from it, where it is none of the usual. */
  readonly note?: string;
  readonly status?: number;
  /** How many days ago its balances were read. */
  readonly daysAgo?: number;
}

/** Where a person may have accounts. The last two are for testers. */
export const institutions: readonly Institution[] = [
  { id: 'buffalo-bayou', name: 'Buffalo Bayou Bank' },
  { id: 'heights', name: 'Heights Credit Union' },
  { id: 'olentangy', name: 'Olentangy River Bank' },
  { id: 'prairie', name: 'First Prairie Trust' },
  { id: 'stale', name: 'Slow Ledger Savings', note: 'balances are 30 days old', daysAgo: 30 },
  { id: 'unverified', name: 'Closed Door Bank', note: 'accounts cannot be verified', status: 2 },
];

export const institutionOf = (id: unknown): Institution | undefined =>
  institutions.find((institution) => institution.id === id);

const namesOf = {
  business: ['Operating Account', 'Construction Reserve', 'Payroll Account'],
  owner: ['Everyday Checking', 'Savings', 'Money Market'],
} as const;
export type HolderKind = keyof typeof namesOf;

const dayMs = 86_400_000;
const dollars = (cents: number): number => cents / 100;

/** The accounts of a holder at an institution: the same every time, dated by `now`. */
export function accountsOf(
  holder: { readonly kind: HolderKind; readonly name: string },
  institution: Institution,
  now: Date,
): ReportedAccount[] {
  const seed = new Seed(`${holder.kind} ${holder.name} ${institution.id}`);
  const scale = holder.kind === 'business' ? 10 : 1;
  return namesOf[holder.kind].map((name) => {
    const average = seed.between(400_000, 9_000_000) * scale;
    const part = (low: number, high: number): number => dollars(Math.round((average * seed.between(low, high)) / 100));
    return {
      institutionName: institution.name,
      accountName: `${name} ...${seed.between(1000, 9999)}`,
      availableBalance: part(70, 125),
      averageBalance: dollars(average),
      averageBalanceRecent: part(85, 115),
      asOfDate: new Date(now.getTime() - (institution.daysAgo ?? 0) * dayMs).toISOString().slice(0, 10),
      status: institution.status ?? 3,
    };
  });
}
