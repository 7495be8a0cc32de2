import { useState } from 'react';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { inspections } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { InspectionStatusBadge, ProgressTable, RequestInspectionDialog } from '@groundwork/web-lending/inspections';
import { Link, QueryState, useNotify } from '@groundwork/web-mount';
import { Button, Checkbox, EmptyState, List, ListItem, Stack, TextLink } from '@groundwork/web-ui';
import type { LoanInspections as Inspections } from '../../data/api.js';
import { useLoanInspections, useRequestInspection, useSetInspectionCaps } from '../../data/inspections.js';

/** The inspections of one loan, what they found by line, and whether that caps its draws. */
export function LoanInspections({ applicationId }: { applicationId: string }) {
  const query = useLoanInspections(applicationId);
  const request = useRequestInspection();
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap="6">
      <Button alignSelf="flex-start" onClick={() => setAsking(true)}>
        Request Inspection
      </Button>
      <QueryState query={query} failed={inspections.failed}>
        {(loan) => (
          <Stack gap="6">
            <Caps loan={loan} />
            <InspectionList loan={loan} />
            <ProgressTable lines={loan.lines} capsDraws={loan.capsDraws} />
          </Stack>
        )}
      </QueryState>
      {asking ? (
        <RequestInspectionDialog applicationId={applicationId} request={request} onClose={() => setAsking(false)} />
      ) : null}
    </Stack>
  );
}

function Caps({ loan: { applicationId, capsDraws, settingVersion } }: { loan: Inspections }) {
  const set = useSetInspectionCaps();
  const notify = useNotify();
  const change = async (caps: boolean) => {
    try {
      await set.mutateAsync({ applicationId, version: settingVersion, capsDraws: caps });
      notify.success(caps ? inspectionDesk.capsOn : inspectionDesk.capsOff);
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  return (
    <Checkbox checked={capsDraws} saving={set.isPending} onChange={(event) => void change(event.currentTarget.checked)}>
      Cap draws by the percent complete
    </Checkbox>
  );
}

function InspectionList({ loan }: { loan: Inspections }) {
  if (loan.inspections.length === 0) return <EmptyState icon="clipboard" title={inspections.none} />;
  return (
    <List listStyle="none" ps="0" aria-label={inspections.title}>
      {loan.inspections.map(({ id, status, requestedAt }) => (
        <ListItem key={id} display="flex" gap="3" flexWrap="wrap" py="1">
          <TextLink asChild>
            <Link to={`/inspections/${id}`}>{displayInstant(requestedAt)}</Link>
          </TextLink>
          <InspectionStatusBadge status={status} />
        </ListItem>
      ))}
    </List>
  );
}
