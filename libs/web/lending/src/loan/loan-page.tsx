import type { ReactNode } from 'react';
import { loanTypes, projectNumberText } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { useSearchValue } from '@groundwork/web-mount';
import { PageHeader, Stack, Tabs } from '@groundwork/web-ui';
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
  /** What leads to a draw. */
  drawAction: (draw: LoanDrawView) => ReactNode;
  documents: ReactNode;
  people: ReactNode;
  history: ReactNode;
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

/**
 * The page of a loan: where its money stands, and a tab each for its lines, draws, documents, people and history. The open tab
 * stands in the address, so that it can be linked and survives a reload.
 */
export function LoanPage({ loan, back, actions, drawAction, documents, people, history }: LoanPageProps) {
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
                  <DrawPicture loan={loan} />
                  <LoanDraws draws={loan.draws} action={drawAction} />
                </Stack>
              ),
            },
            { id: 'documents', label: 'Documents', content: documents },
            { id: 'people', label: 'People', content: people },
            { id: 'history', label: 'History', content: history },
          ]}
        />
      </Stack>
    </>
  );
}
