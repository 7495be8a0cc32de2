import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { loanTypes, projectNumberText } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { changePage, inspections as inspectionWords } from '@groundwork/domain-messages-screens';
import { useSearchValue } from '@groundwork/web-mount';
import { LoadingState, PageHeader, Stack, Tabs } from '@groundwork/web-ui';
import { DrawPicture } from './draw-picture.js';
import { LoanDraws } from './loan-draws.js';
import { LoanMoney } from './loan-money.js';
import type { LoanDrawView, LoanView } from './loan-view.js';
import { ScheduleOfValues } from './schedule-of-values.js';

interface LoanPageProps {
  loan: LoanView;
  /** A link to the list that it was chosen from. */
  back: ReactNode;
  actions?: ReactNode;
  /** What the reader may do with the plan of the draws. */
  planAction?: ReactNode;
  /** What leads to a draw. */
  drawAction: (draw: LoanDrawView) => ReactNode;
  documents: ReactNode;
  people: ReactNode;
  /** The tabs may be fetched when they are first opened. */
  changes: ReactNode;
  inspections: ReactNode;
  waivers: ReactNode;
  history: ReactNode;
  interest: ReactNode;
  payoff: ReactNode;
}

/** '#1042 · 12 Maple Street, Houston, TX · Build New' */
function descriptionOf({ projectNumber, properties: [first, ...more], loanType }: LoanView): string {
  const street = first ? `${first.street}, ${first.city}, ${first.state}` : '';
  return [
    projectNumberText(projectNumber),
    more.length > 0 ? `${street} and ${more.length} more` : street,
    loanTypes[loanType as LoanType]?.label ?? loanType,
  ]
    .filter(Boolean)
    .join(' · ');
}

const lazyTab = (id: string, label: string, content: ReactNode) => ({
  id,
  label,
  content: <Suspense fallback={<LoadingState />}>{content}</Suspense>,
});

/**
 * The page of a loan: where its money stands, and a tab each for its lines, draws, changes of the budget, inspections, waivers,
 * interest, payoff, documents, people and history. The open tab stands in the address, so that it can be linked and survives a reload.
 */
export function LoanPage(props: LoanPageProps) {
  const { loan, back, actions, drawAction, planAction } = props;
  const [tab, setTab] = useSearchValue('tab');
  return (
    <>
      <PageHeader title={loan.name} back={back} description={descriptionOf(loan)} actions={actions} />
      <Stack gap="6">
        <LoanMoney loan={loan} />
        <Tabs
          label={loan.name}
          value={tab}
          onChange={setTab}
          tabs={[
            { id: 'schedule', label: 'Schedule of values', content: <ScheduleOfValues loan={loan} /> },
            {
              id: 'draws',
              label: `Draws (${loan.draws.length})`,
              content: (
                <Stack gap="6">
                  <DrawPicture loan={loan} action={planAction} />
                  <LoanDraws draws={loan.draws} action={drawAction} />
                </Stack>
              ),
            },
            lazyTab('changes', changePage.title, props.changes),
            lazyTab('inspections', inspectionWords.title, props.inspections),
            { id: 'waivers', label: 'Waivers', content: props.waivers },
            { id: 'interest', label: 'Interest', content: props.interest },
            { id: 'payoff', label: 'Payoff', content: props.payoff },
            lazyTab('documents', 'Documents', props.documents),
            { id: 'people', label: 'People', content: props.people },
            { id: 'history', label: 'History', content: props.history },
          ]}
        />
      </Stack>
    </>
  );
}
