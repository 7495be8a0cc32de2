import type { EventPayloads } from '@groundwork/domain-events';
import { formatMonthDayYear } from '@groundwork/domain-time';

/** What is said of the end of a referral agreement, and where it is opened by its broker and by the lender. */
export const agreementEnd = ({
  agreementId,
  brokerId,
  clientName,
  businessName,
  expirationDate,
}: EventPayloads['agreement.ending']) => ({
  values: { clientName, businessName, date: formatMonthDayYear(expirationDate) },
  ofBroker: `/?referral=${agreementId}`,
  ofDesk: `/brokers?broker=${brokerId}&agreement=${agreementId}`,
});
