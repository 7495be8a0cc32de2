import { useState } from 'react';
import { rejectionComplaint } from '@groundwork/domain-draws';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { useBusy, useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Facts, MoneyText, ReasonDialog, Stack } from '@groundwork/web-ui';
import type { DrawLine, DrawRequest } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';
import { useDecideDraw } from '../../data/draws.js';
import { decisionsOf, withAll, withLine } from './draft-decision.js';
import type { Draft } from './draft-decision.js';
import { EntireDraw } from './entire-draw.js';
import { LineList } from './line-list.js';

/** What a reason is asked for: the entire draw or one of its lines. */
type Rejecting = 'draw' | DrawLine;

/** 'Review Draw Request': decisions are gathered here and sent together by 'Submit Decision'. */
export function ReviewDraw({ draw, onClose }: { draw: DrawRequest; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({});
  const [rejecting, setRejecting] = useState<Rejecting>();
  const decide = useDecideDraw(draw);
  const notify = useNotify();
  useBusy(decide.isPending);
  const decisions = decisionsOf(draft);

  const submit = async () => {
    try {
      await decide.mutateAsync(decisions);
      notify.success(admin.drawDecisionProcessed);
      onClose();
    } catch (error) {
      notify.error(`${admin.errorProcessingDrawDecision}: ${sentenceFor(error)}`);
    }
  };
  const reject = (reason: string) => {
    if (rejecting === 'draw') setDraft(withAll(draw.lineItems, 'reject', reason));
    else if (rejecting) setDraft(withLine(draft, rejecting, 'reject', reason));
    setRejecting(undefined);
  };

  return (
    <Dialog
      open
      size="lg"
      title={admin.reviewDrawRequest}
      onClose={decide.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={decide.isPending}>
            {screens.close}
          </Button>
          <Button
            onClick={() => void submit()}
            disabled={decisions.length === 0}
            loading={decide.isPending}
            loadingText={screens.submitting}
          >
            {admin.submitDecision}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <Facts
          minWidth={140}
          facts={[
            { label: 'Project', value: draw.applicationName },
            { label: 'Amount', value: <MoneyText cents={draw.requestedAmount} bold /> },
            { label: 'Date submitted', value: displayInstant(draw.createdAt) },
            { label: 'Submitted by', value: <PersonName userId={draw.userId} /> },
          ]}
        />
        <EntireDraw
          lines={draw.lineItems}
          draft={draft}
          disabled={decide.isPending}
          onCommand={(command) =>
            command === 'reject' ? setRejecting('draw') : setDraft(withAll(draw.lineItems, command))
          }
        />
        <LineList
          lines={draw.lineItems}
          draft={draft}
          disabled={decide.isPending}
          onCommand={(line, command) =>
            command === 'reject' ? setRejecting(line) : setDraft(withLine(draft, line, command))
          }
        />
      </Stack>
      <ReasonDialog
        open={rejecting !== undefined}
        title={
          rejecting === 'draw' || rejecting === undefined
            ? 'Reject the entire draw'
            : `Reject ${rejecting.additionalBudgetItem.name}`
        }
        label={admin.drawRejectionReason}
        cancelLabel="Go Back"
        confirmLabel={admin.acceptReasonAndReject}
        complaintOf={rejectionComplaint}
        onConfirm={reject}
        onCancel={() => setRejecting(undefined)}
      />
    </Dialog>
  );
}
