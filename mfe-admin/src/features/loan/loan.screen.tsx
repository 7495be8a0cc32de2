import { lazy } from 'react';
import { fundingDesk } from '@groundwork/domain-messages-admin';
import { loanPage } from '@groundwork/domain-messages-screens';
import { PaperButton } from '@groundwork/web-lending/interest';
import { LoanHistory, LoanPage } from '@groundwork/web-lending/loan';
import { LoanWaivers } from '@groundwork/web-lending/waivers';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { ButtonLink, TextLink } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import { waiversAccess } from '../../components/waivers-access.js';
import type { Loan } from '../../data/api.js';
import { useLoan, useLoanCalendar, useLoanHistory } from '../../data/loans.js';
import { InterestTab } from './interest/interest-tab.js';
import { PayoffTab } from './interest/payoff-tab.js';
import { LoanPeople } from './loan-people.js';
import { PlanButton } from './plan/plan-button.js';

const Changes = lazy(async () => ({ default: (await import('../../components/loan/loan-changes.js')).LoanChanges }));
const Documents = lazy(async () => ({ default: (await import('../../components/loan/loan-papers.js')).LoanPapers }));
const Inspections = lazy(async () => ({
  default: (await import('../../components/loan/loan-inspections.js')).LoanInspections,
}));

/** An active loan as the lender looks at it: where its money stands, line by line, and everything about its draws. */
export function LoanScreen() {
  useTitle('Loan');
  const { id = '' } = useParams();
  return (
    <QueryState query={useLoan(id)} failed={loanPage.notLoaded}>
      {(loan) => (
        <LoanPage
          loan={loan}
          back={back}
          actions={
            <>
              <CalendarFile loan={loan} />
              <ToMoney loan={loan} />
            </>
          }
          planAction={loan.closedOn === null ? <PlanButton loan={loan} /> : null}
          drawAction={({ id: drawId, number }) => <ToDraw id={drawId} number={number} />}
          changes={<Changes applicationId={loan.applicationId} />}
          inspections={<Inspections applicationId={loan.applicationId} />}
          waivers={<LoanWaivers applicationId={loan.applicationId} access={waiversAccess} />}
          documents={<Documents loan={loan} />}
          people={<LoanPeople loan={loan} />}
          history={<History loan={loan} />}
          interest={<InterestTab loan={loan} />}
          payoff={<PayoffTab loan={loan} />}
        />
      )}
    </QueryState>
  );
}

const back = (
  <TextLink asChild>
    <Link to="/draws">Draw Requests</Link>
  </TextLink>
);

/** Payments, retainage and corrections. */
const ToMoney = ({ loan: { applicationId } }: { loan: Loan }) => (
  <ButtonLink asChild variant="outline">
    <Link to={`/funding/${applicationId}`}>{fundingDesk.title}</Link>
  </ButtonLink>
);

const ToDraw = ({ id, number }: { id: string; number: number }) => (
  <ButtonLink asChild size="sm" variant="outline">
    <Link to={`/draws?draw=${id}`} aria-label={`Review draw ${number}`}>
      Review
    </Link>
  </ButtonLink>
);

const CalendarFile = ({ loan: { applicationId } }: { loan: Loan }) => (
  <PaperButton label={loanPage.calendarFile} print={useLoanCalendar(applicationId)} />
);

const History = ({ loan: { applicationId, draws } }: { loan: Loan }) => (
  <LoanHistory
    query={useLoanHistory(applicationId)}
    draws={draws}
    who={({ userId }) => <PersonName userId={userId} />}
  />
);
