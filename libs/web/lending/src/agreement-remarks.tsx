import { agreementExpired } from '@groundwork/domain-brokers';
import type { ProposedTerms } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { agreements as words } from '@groundwork/domain-messages-screens';
import { formatPercent } from '@groundwork/domain-money';
import { formatDayMonthYear, systemClock, today } from '@groundwork/domain-time';
import { Alert } from '@groundwork/web-ui';

/** What of an agreement's terms is remarked on. Percent as decimals, dates YYYY-MM-DD. */
export type RemarkedAgreement = ProposedTerms & { readonly expirationDate: string };

function proposalOf({
  proposedInitialLoanRate,
  proposedAdditionalLoanRate,
  proposedStandardFee,
}: ProposedTerms): string {
  return [
    proposedInitialLoanRate === null ? '' : `${formatPercent(proposedInitialLoanRate)} initial`,
    proposedAdditionalLoanRate === null ? '' : `${formatPercent(proposedAdditionalLoanRate)} additional`,
    proposedStandardFee === false ? words.proposedWithout : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** That a broker proposed other terms than the lender's, and that an agreement has expired. */
export function AgreementRemarks({ agreement }: { agreement: RemarkedAgreement }) {
  const terms = proposalOf(agreement);
  const { expirationDate } = agreement;
  return (
    <>
      {terms ? <Alert tone="neutral">{fill(words.proposed, { terms })}</Alert> : null}
      {agreementExpired(agreement, today(systemClock)) ? (
        <Alert tone="warning">{fill(words.expiredOn, { date: formatDayMonthYear(expirationDate) })}</Alert>
      ) : null}
    </>
  );
}
