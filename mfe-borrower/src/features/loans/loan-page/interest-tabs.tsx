import { useState } from 'react';
import { loanInterest as words } from '@groundwork/domain-messages-screens';
import { InterestPanel, PaperButton, PayoffPanel, statementPaperLabel } from '@groundwork/web-lending/interest';
import { QueryState } from '@groundwork/web-mount';
import { useLoanInterest, usePayoff, usePrintPayoff, usePrintStatement } from '../../../data/loan-interest.js';

/** Interest of a loan as the borrower reads it. */
export function InterestTab({ applicationId }: { applicationId: string }) {
  return (
    <QueryState query={useLoanInterest(applicationId)} failed={words.notLoaded}>
      {(interest) => (
        <InterestPanel
          interest={interest}
          statementAction={({ month }) => <StatementPaper applicationId={applicationId} month={month} />}
        />
      )}
    </QueryState>
  );
}

function StatementPaper({ applicationId, month }: { applicationId: string; month: string }) {
  return (
    <PaperButton
      label={words.statementPdf}
      name={statementPaperLabel(month)}
      print={usePrintStatement(applicationId, month)}
    />
  );
}

/** What pays the loan off on a day that the borrower chooses. */
export function PayoffTab({ applicationId }: { applicationId: string }) {
  const [day, setDay] = useState('');
  const query = usePayoff(applicationId, day);
  return (
    <PayoffPanel
      query={query}
      day={day || (query.data?.day ?? '')}
      onDay={setDay}
      actions={(payoff) => <PayoffPaper applicationId={applicationId} day={payoff.day} />}
    />
  );
}

function PayoffPaper({ applicationId, day }: { applicationId: string; day: string }) {
  return <PaperButton label={words.payoffPdf} print={usePrintPayoff(applicationId, day)} />;
}
