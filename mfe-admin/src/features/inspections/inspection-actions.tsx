import { useState } from 'react';
import { inspectionMachine } from '@groundwork/domain-draws';
import { inspectionRules } from '@groundwork/domain-messages';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { inspections } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { Link, ReasonCall, useBusy, useNotify } from '@groundwork/web-mount';
import { Button, ButtonLink, HStack } from '@groundwork/web-ui';
import type { Inspection } from '../../data/api.js';
import { useAcceptInspection, useCancelInspection, useReturnInspection } from '../../data/inspections.js';

/** What can be done with an inspection as it stands; a conflict is said, and the page shows what it is by then. */
export function InspectionActions({ inspection }: { inspection: Inspection }) {
  const { id, version, status } = inspection;
  const [asking, setAsking] = useState<'return' | 'cancel'>();
  const accept = useAcceptInspection();
  const giveBack = useReturnInspection();
  const cancel = useCancelInspection();
  const notify = useNotify();
  const busy = accept.isPending || giveBack.isPending || cancel.isPending;
  useBusy(busy);
  const may = (command: 'report' | 'accept' | 'return' | 'cancel') => inspectionMachine.next(status, command);

  const run = async (what: Promise<unknown>, said: string) => {
    await what;
    notify.success(said);
  };
  return (
    <HStack gap="3" flexWrap="wrap">
      {may('report') ? (
        <ButtonLink asChild>
          <Link to={`/inspections/${id}/report`}>Write Report</Link>
        </ButtonLink>
      ) : null}
      {may('accept') ? (
        <Button
          loading={accept.isPending}
          disabled={busy}
          onClick={() =>
            void run(accept.mutateAsync({ id, version }), inspectionDesk.accepted).catch((error: unknown) =>
              notify.error(sentenceFor(error)),
            )
          }
        >
          Accept Report
        </Button>
      ) : null}
      {may('return') ? (
        <Button variant="outline" disabled={busy} onClick={() => setAsking('return')}>
          Return Report
        </Button>
      ) : null}
      {may('cancel') ? (
        <Button variant="outline" disabled={busy} onClick={() => setAsking('cancel')}>
          Cancel Inspection
        </Button>
      ) : null}
      {asking === 'return' ? (
        <ReasonCall
          title="Return Report"
          lead={inspectionDesk.returnLead}
          label="What is missing"
          confirmLabel="Return Report"
          complaintOf={(reason) => (reason.trim() === '' ? inspectionRules.returnNeedsReason : undefined)}
          act={(reason) => run(giveBack.mutateAsync({ id, version, reason }), inspectionDesk.returned)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
      {asking === 'cancel' ? (
        <ReasonCall
          required={false}
          title="Cancel Inspection"
          label="Reason"
          confirmLabel="Cancel Inspection"
          cancelLabel="Go Back"
          complaintOf={() => undefined}
          act={(reason) => run(cancel.mutateAsync({ id, version, reason }), inspections.cancelled)}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </HStack>
  );
}
