import { madeFundingRecord } from '@groundwork/domain-draws';
import type { Netting } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { fundingDesk as words } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { MoneyField } from '@groundwork/web-forms';
import { Text } from '@groundwork/web-ui';

interface Values {
  feesNetted?: number | undefined;
  reserveNetted?: number | undefined;
}

const { fields } = madeFundingRecord;
const asCents = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What a form keeps back, whole cents; an empty field nothing. */
export const nettingOf = ({ feesNetted, reserveNetted }: Partial<Values>): Netting => ({
  feesNetted: asCents(feesNetted),
  reserveNetted: asCents(reserveNetted),
});

interface NettingFieldsProps {
  /** What is paid out. */
  net: number;
  /** What is left to keep back; undefined until it is known. */
  left: Netting | undefined;
}

/** What is kept back of a payment, and what is paid out then. */
export function NettingFields({ net, left }: NettingFieldsProps) {
  const hint = (sentence: string, cents: number | undefined) =>
    cents === undefined ? {} : { hint: fill(sentence, { amount: formatCents(Math.max(0, cents)) }) };
  return (
    <>
      <MoneyField<Values>
        name="feesNetted"
        label={fields.feesNetted.label}
        {...hint(words.feesLeft, left?.feesNetted)}
      />
      <MoneyField<Values>
        name="reserveNetted"
        label={fields.reserveNetted.label}
        {...hint(words.reserveLeft, left?.reserveNetted)}
      />
      <Text fontWeight="semibold" role="status">
        {fill(words.netIs, { amount: formatCents(Math.max(0, net)) })}
      </Text>
    </>
  );
}
