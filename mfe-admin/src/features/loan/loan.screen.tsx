import { loanPage } from '@groundwork/domain-messages-screens';
import { LoanFiles, LoanHistory, LoanPage } from '@groundwork/web-lending/loan';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { ButtonLink, TextLink } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { Loan } from '../../data/api.js';
import { useLoan, useLoanFiles, useLoanHistory } from '../../data/loans.js';
import { LoanPeople } from './loan-people.js';

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
          drawAction={({ id: drawId, number }) => <ToDraw id={drawId} number={number} />}
          documents={<Files loan={loan} />}
          people={<LoanPeople loan={loan} />}
          history={<History loan={loan} />}
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

const ToDraw = ({ id, number }: { id: string; number: number }) => (
  <ButtonLink asChild size="sm" variant="outline">
    <Link to={`/draws?draw=${id}`} aria-label={`Review draw ${number}`}>
      Review
    </Link>
  </ButtonLink>
);

const Files = ({ loan: { applicationId, draws } }: { loan: Loan }) => (
  <LoanFiles query={useLoanFiles(applicationId)} draws={draws} />
);

const History = ({ loan: { applicationId, draws } }: { loan: Loan }) => (
  <LoanHistory
    query={useLoanHistory(applicationId)}
    draws={draws}
    who={({ userId }) => <PersonName userId={userId} />}
  />
);
