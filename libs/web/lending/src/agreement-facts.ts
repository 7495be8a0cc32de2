import { otherFeeFields } from '@groundwork/domain-brokers';
import type { StoredAgreementTerms } from '@groundwork/domain-brokers';
import { agreements as words } from '@groundwork/domain-messages-screens';
import { displayInstant, formatDayMonthYear } from '@groundwork/domain-time';
import { formatPercent } from '@groundwork/domain-money';
import type { Fact } from '@groundwork/web-ui';

/** The terms of an agreement as the services answer them. Percent as decimals, dates YYYY-MM-DD. */
export type AgreementView = Readonly<StoredAgreementTerms> & {
  readonly version: string;
  /** ISO instant; null while the terms are unsigned. */
  readonly brokerSignedAt: string | null;
};

function clientFeeOf(agreement: AgreementView): string {
  if (!agreement.clientFee) return 'None';
  const other = otherFeeFields.map((name) => agreement[name]).filter(Boolean);
  return other.length > 0 ? other.join(': ') : formatPercent(agreement.clientFeePercent);
}

/** The terms of an agreement to read. */
export function agreementFacts(agreement: AgreementView, shareLabel: string): Fact[] {
  const { brokerSignedAt } = agreement;
  return [
    { label: 'Client business name', value: agreement.clientName },
    { label: 'Client representative', value: agreement.clientRepresentativeName },
    { label: 'Start date', value: formatDayMonthYear(agreement.startDate) },
    { label: 'Expiration date', value: formatDayMonthYear(agreement.expirationDate) },
    { label: 'Initial loan rate', value: formatPercent(agreement.initialLoanRate) },
    { label: 'Additional loan rate', value: formatPercent(agreement.additionalLoanRate) },
    { label: 'Additional fee', value: formatPercent(agreement.additionalFee) },
    { label: shareLabel, value: agreement.standardFee ? 'Yes' : 'No' },
    { label: 'Client fee', value: clientFeeOf(agreement) },
    { label: 'ICCA version', value: agreement.version },
    { label: words.signedByBroker, value: brokerSignedAt ? displayInstant(brokerSignedAt) : words.notSigned },
  ];
}
