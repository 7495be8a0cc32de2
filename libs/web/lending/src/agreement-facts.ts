import { formatDayMonthYear } from '@groundwork/domain-time';
import { formatPercent } from '@groundwork/domain-money';
import type { Fact } from '@groundwork/web-ui';

/** The terms of an agreement as the services answer them. Percent as decimals, dates YYYY-MM-DD. */
export interface AgreementView {
  readonly clientName: string;
  readonly clientRepresentativeName: string;
  readonly startDate: string;
  readonly expirationDate: string;
  readonly additionalFee: number;
  readonly standardFee: boolean;
  readonly initialLoanRate: number;
  readonly additionalLoanRate: number;
  readonly clientFee: boolean;
  readonly clientFeePercent: number;
  readonly clientFeeOther?: string | null;
  readonly clientFeeOtherDescription?: string | null;
  readonly version: string;
}

function clientFeeOf({
  clientFee,
  clientFeePercent,
  clientFeeOther,
  clientFeeOtherDescription,
}: AgreementView): string {
  if (!clientFee) return 'None';
  if (clientFeeOther) return [clientFeeOther, clientFeeOtherDescription].filter(Boolean).join(': ');
  return formatPercent(clientFeePercent);
}

/** The terms of an agreement to read. */
export function agreementFacts(agreement: AgreementView, shareLabel: string): Fact[] {
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
  ];
}
