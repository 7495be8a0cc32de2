import { lazy, useState } from 'react';
import { borrower } from '@groundwork/domain-messages-borrower';
import { loanPage } from '@groundwork/domain-messages-screens';
import { PaperButton } from '@groundwork/web-lending/interest';
import { LoanHistory, LoanPage } from '@groundwork/web-lending/loan';
import { LoanWaivers } from '@groundwork/web-lending/waivers';
import { Link, QueryState, useParams, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Button, TextLink } from '@groundwork/web-ui';
import { useColleagues } from '../../../data/applications.js';
import type { Loan } from '../../../data/api.js';
import { useLoanCalendar } from '../../../data/loan-interest.js';
import { useLoan, useLoanHistory } from '../../../data/loans.js';
import { isAway } from '../../../data/portfolio.js';
import { useWaiversAccess } from '../../../data/waivers.js';
import { DrawDialog } from '../draw/draw-dialog.js';
import type { Drawing } from '../draw/draw-dialog.js';
import { InterestTab, PayoffTab } from './interest-tabs.js';
import { LoanPeople } from './loan-people.js';
import { ViewDraw } from './view-draw.js';

const Changes = lazy(async () => ({ default: (await import('../../../components/loan/loan-changes.js')).LoanChanges }));
const Documents = lazy(async () => ({ default: (await import('../../../components/loan/loan-papers.js')).LoanPapers }));
const Inspections = lazy(async () => ({
  default: (await import('../../../components/loan/loan-inspections.js')).LoanInspections,
}));

/** In the address: the dialog of a new draw. */
const newDraw = 'new';

/** An active project: where its money stands, line by line, and everything about its draws. */
export function LoanScreen() {
  useTitle('Active Projects');
  const { id = '' } = useParams();
  const loan = useLoan(id);
  const failed = isAway(loan.error) ? borrower.drawsUnavailable : loanPage.notLoaded;
  return (
    <QueryState query={loan} failed={failed}>
      {(found) => <Page loan={found} />}
    </QueryState>
  );
}

const back = (
  <TextLink asChild>
    <Link to="/loans">My Portfolio</Link>
  </TextLink>
);

const CalendarFile = ({ loan: { applicationId } }: { loan: Loan }) => (
  <PaperButton label={loanPage.calendarFile} print={useLoanCalendar(applicationId)} />
);

function Page({ loan }: { loan: Loan }) {
  const { applicationId, name } = loan;
  // A link names the draw that it leads to, or a new one.
  const [linked, setLinked] = useSearchValue('draw');
  const [fromDraw, setFromDraw] = useState<Drawing>();
  const drawing = fromDraw ?? (linked === newDraw ? { applicationId, name, revises: null } : undefined);
  const closeDrawing = () => (fromDraw ? setFromDraw(undefined) : setLinked(''));
  return (
    <>
      <LoanPage
        loan={loan}
        back={back}
        actions={
          <>
            <CalendarFile loan={loan} />
            <Button disabled={loan.available === 0} onClick={() => setLinked(newDraw)}>
              Request Draw
            </Button>
          </>
        }
        drawAction={({ id, number }) => (
          <Button size="sm" variant="outline" aria-label={`View draw ${number}`} onClick={() => setLinked(id)}>
            View
          </Button>
        )}
        changes={<Changes applicationId={applicationId} />}
        inspections={<Inspections applicationId={applicationId} />}
        waivers={<Waivers loan={loan} />}
        documents={<Documents loan={loan} />}
        people={<LoanPeople loan={loan} />}
        history={<History loan={loan} />}
        interest={<InterestTab applicationId={applicationId} />}
        payoff={<PayoffTab applicationId={applicationId} />}
      />
      {linked && linked !== newDraw ? (
        <ViewDraw id={linked} onDraw={setFromDraw} onClose={() => setLinked('')} />
      ) : null}
      {drawing ? <DrawDialog drawing={drawing} onClose={closeDrawing} /> : null}
    </>
  );
}

const Waivers = ({ loan: { applicationId } }: { loan: Loan }) => (
  <LoanWaivers applicationId={applicationId} access={useWaiversAccess()} />
);

/** Colleagues by name; an administrator is 'the lender'. */
function History({ loan: { applicationId, draws } }: { loan: Loan }) {
  const colleagues = useColleagues().data ?? [];
  const nameOf = (userId: string | null): string => {
    const person = colleagues.find((each) => each.id === userId);
    return person ? `${person.firstName} ${person.lastName}` : '';
  };
  return (
    <LoanHistory
      query={useLoanHistory(applicationId)}
      draws={draws}
      who={({ side, userId }) => (side === 'lender' ? loanPage.theLender : nameOf(userId))}
    />
  );
}
