import { formatCents } from '@groundwork/domain-money';
import type { Cents } from '@groundwork/domain-money';
import { Span } from '../primitives/layout.js';

/** An amount in whole cents as '$1,234.50', digits of equal width. */
export function MoneyText({ cents, bold }: { cents: number; bold?: boolean }) {
  return (
    <Span fontVariantNumeric="tabular-nums" whiteSpace="nowrap" fontWeight={bold ? 'semibold' : undefined}>
      {formatCents(cents as Cents)}
    </Span>
  );
}
