import { useState } from 'react';
import { budgetChangeRejectionRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { changePage } from '@groundwork/domain-messages-screens';
import { ConfirmCall, ReasonCall, useNotify } from '@groundwork/web-mount';
import { Button, HStack, Text } from '@groundwork/web-ui';
import type { BudgetChange, ChangeCalls } from './change-types.js';

type Asking = 'approve' | 'reject' | 'withdraw';

interface ChangeDecisionProps {
  change: BudgetChange;
  calls: ChangeCalls;
}

/** What can be done with a change that waits: the lender decides, who asked for it takes it back. */
export function ChangeDecision({ change, calls: { approve, reject, withdraw } }: ChangeDecisionProps) {
  const { id, version, number } = change;
  const [asking, setAsking] = useState<Asking>();
  const notify = useNotify();
  const close = () => setAsking(undefined);
  const decide = async (decision: Promise<unknown>, done: string) => {
    await decision;
    notify.success(fill(done, { number }));
  };
  return (
    <HStack gap="2" mt="3" flexWrap="wrap">
      {approve ? (
        <Button size="sm" onClick={() => setAsking('approve')}>
          {changePage.approve}
        </Button>
      ) : null}
      {reject ? (
        <Button size="sm" variant="outline" onClick={() => setAsking('reject')}>
          {changePage.reject}
        </Button>
      ) : null}
      {withdraw && change.requestedAs === 'borrower' ? (
        <Button size="sm" variant="outline" onClick={() => setAsking('withdraw')}>
          {changePage.withdraw}
        </Button>
      ) : null}
      {approve && asking === 'approve' ? (
        <ReasonCall
          title={changePage.approve}
          lead={changePage.approveLead}
          label={changePage.approveNote}
          required={false}
          danger={false}
          confirmLabel={changePage.approve}
          complaintOf={() => undefined}
          act={(note) => decide(approve({ id, version, note: note || null }), changePage.approved)}
          onClose={close}
        />
      ) : null}
      {reject && asking === 'reject' ? (
        <ReasonCall
          title={changePage.reject}
          label={changePage.rejectReason}
          confirmLabel={changePage.reject}
          complaintOf={(reason) => budgetChangeRejectionRecord.fields.reason.rule(reason)}
          act={(reason) => decide(reject({ id, version, reason }), changePage.rejected)}
          onClose={close}
        />
      ) : null}
      {withdraw && asking === 'withdraw' ? (
        <ConfirmCall
          title={fill(changePage.withdrawQuestion, { number })}
          confirmLabel={changePage.withdraw}
          act={() => decide(withdraw({ id, version }), changePage.withdrawn)}
          onClose={close}
        >
          <Text>{changePage.withdrawWarning}</Text>
        </ConfirmCall>
      ) : null}
    </HStack>
  );
}
