import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { interestDesk as words } from '@groundwork/domain-messages-admin';
import { loanInterest } from '@groundwork/domain-messages-screens';
import { PaperButton, PayoffPanel } from '@groundwork/web-lending/interest';
import type { LoanUnitView } from '@groundwork/web-lending/interest';
import { Button, HStack } from '@groundwork/web-ui';
import type { Loan, Payoff } from '../../../data/api.js';
import { usePayoff, usePrintPayoff } from '../../../data/loan-interest.js';
import { ProposedUnits } from './proposed-units.js';
import { AddUnitDialog, ReleaseUnitDialog } from './unit-dialogs.js';
import { PayoffDialog } from './payoff-dialog.js';

type Open = 'unit' | { payoff: Payoff } | { unit: LoanUnitView } | undefined;

/** What pays the loan off on a day, its record, and the units that are released one by one. */
export function PayoffTab({ loan: { applicationId, closedOn } }: { loan: Loan }) {
  const [day, setDay] = useState('');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const query = usePayoff(applicationId, day);
  const { data } = query;
  return (
    <>
      <PayoffPanel
        query={query}
        day={day || (data?.day ?? '')}
        onDay={setDay}
        actions={(payoff) => (
          <>
            {closedOn || !data ? null : <Button onClick={() => setOpen({ payoff: data })}>{words.payOff}</Button>}
            <PayoffPaper applicationId={applicationId} day={payoff.day} />
          </>
        )}
        unitAction={(unit) => (closedOn ? null : <ReleaseButton unit={unit} onRelease={() => setOpen({ unit })} />)}
        unitActions={
          closedOn ? null : (
            <HStack gap="3" flexWrap="wrap">
              <Button size="sm" variant="outline" icon="plus" onClick={() => setOpen('unit')}>
                {words.addUnit}
              </Button>
              <ProposedUnits applicationId={applicationId} taken={(data?.units ?? []).map(({ name }) => name)} />
            </HStack>
          )
        }
      />
      {open === 'unit' ? <AddUnitDialog applicationId={applicationId} onClose={close} /> : null}
      {typeof open === 'object' && 'unit' in open ? <ReleaseUnitDialog unit={open.unit} onClose={close} /> : null}
      {typeof open === 'object' && 'payoff' in open ? <PayoffDialog payoff={open.payoff} onClose={close} /> : null}
    </>
  );
}

const ReleaseButton = ({ unit, onRelease }: { unit: LoanUnitView; onRelease: () => void }) => (
  <Button size="sm" variant="outline" aria-label={fill(words.releaseOf, { name: unit.name })} onClick={onRelease}>
    {words.release}
  </Button>
);

function PayoffPaper({ applicationId, day }: { applicationId: string; day: string }) {
  return <PaperButton label={loanInterest.payoffPdf} print={usePrintPayoff(applicationId, day)} />;
}
