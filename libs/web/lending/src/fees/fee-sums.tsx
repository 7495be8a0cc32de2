import { fees as words } from '@groundwork/domain-messages-screens';
import { Facts, MoneyText } from '@groundwork/web-ui';

/** What a ledger of fees comes to, whole cents. */
export type FeeSumsView = Readonly<Record<'expected' | 'earned' | 'approved' | 'paid' | 'toReturn', number>>;

/** The sums of a ledger; what is to be returned only where there is any. */
export function FeeSums({ sums }: { sums: FeeSumsView }) {
  const named: readonly (readonly [string, number])[] = [
    [words.expected, sums.expected],
    [words.earned, sums.earned],
    [words.approved, sums.approved],
    [words.paid, sums.paid],
    ...(sums.toReturn > 0 ? ([[words.toReturn, sums.toReturn]] as const) : []),
  ];
  return (
    <Facts minWidth={100} facts={named.map(([label, cents]) => ({ label, value: <MoneyText cents={cents} bold /> }))} />
  );
}
