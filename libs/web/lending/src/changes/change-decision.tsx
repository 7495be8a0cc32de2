import { useState } from 'react';
import { budgetChangeRejectionRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { changePage } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Button, HStack, ReasonDialog, Text } from '@groundwork/web-ui';
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
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const ask = (what: Asking | undefined) => {
    setNotice(undefined);
    setAsking(what);
  };
  const decide = async (decision: Promise<unknown> | undefined, done: string) => {
    setBusy(true);
    try {
      await decision;
      notify.success(fill(done, { number }));
      ask(undefined);
    } catch (error) {
      setNotice(sentenceFor(error));
    }
    setBusy(false);
  };
  return (
    <HStack gap="2" mt="3" flexWrap="wrap">
      {approve ? (
        <Button size="sm" onClick={() => ask('approve')}>
          {changePage.approve}
        </Button>
      ) : null}
      {reject ? (
        <Button size="sm" variant="outline" onClick={() => ask('reject')}>
          {changePage.reject}
        </Button>
      ) : null}
      {withdraw && change.requestedAs === 'borrower' ? (
        <Button size="sm" variant="outline" onClick={() => ask('withdraw')}>
          {changePage.withdraw}
        </Button>
      ) : null}
      <ReasonDialog
        open={asking === 'approve'}
        title={changePage.approve}
        lead={changePage.approveLead}
        label={changePage.approveNote}
        required={false}
        danger={false}
        confirmLabel={changePage.approve}
        complaintOf={() => undefined}
        notice={notice}
        busy={busy}
        onConfirm={(note) => void decide(approve?.({ id, version, note: note || null }), changePage.approved)}
        onCancel={() => ask(undefined)}
      />
      <ReasonDialog
        open={asking === 'reject'}
        title={changePage.reject}
        label={changePage.rejectReason}
        confirmLabel={changePage.reject}
        complaintOf={(reason) => budgetChangeRejectionRecord.fields.reason.rule(reason)}
        notice={notice}
        busy={busy}
        onConfirm={(reason) => void decide(reject?.({ id, version, reason }), changePage.rejected)}
        onCancel={() => ask(undefined)}
      />
      {withdraw && asking === 'withdraw' ? (
        <ConfirmCall
          title={fill(changePage.withdrawQuestion, { number })}
          confirmLabel={changePage.withdraw}
          act={() => withdraw({ id, version }).then(() => notify.success(fill(changePage.withdrawn, { number })))}
          onClose={() => ask(undefined)}
        >
          <Text>{changePage.withdrawWarning}</Text>
        </ConfirmCall>
      ) : null}
    </HStack>
  );
}
