import { useState } from 'react';
import { inspections } from '@groundwork/domain-messages-screens';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { sentenceFor } from '@groundwork/web-http';
import { InspectionStatusBadge, ProgressTable, RequestInspectionDialog } from '@groundwork/web-lending/inspections';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Box, Button, EmptyState, HStack, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import type { InspectionSummary } from '../../data/api.js';
import { useCancelInspection, useLoanInspections, useRequestInspection } from '../../data/inspections.js';
import { AcceptedReport } from './accepted-report.js';

/** The inspections of an active loan: asked for here, and what the accepted ones found beside what is funded. */
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
        {({ inspections: all, lines, capsDraws }) => (
          <Stack gap="6">
            {all.length === 0 ? (
              <EmptyState icon="clipboard" title={inspections.none} />
            ) : (
              <List
                display="flex"
                flexDirection="column"
                gap="3"
                listStyle="none"
                ps="0"
                aria-label={inspections.title}
              >
                {all.map((inspection) => (
                  <Row
                    key={inspection.id}
                    inspection={inspection}
                    nameOf={(id) => lines.find((line) => line.additionalBudgetItemId === id)?.name ?? 'Line'}
                  />
                ))}
              </List>
            )}
            <ProgressTable lines={lines} capsDraws={capsDraws} />
          </Stack>
        )}
      </QueryState>
      {asking ? (
        <RequestInspectionDialog applicationId={applicationId} request={request} onClose={() => setAsking(false)} />
      ) : null}
    </Stack>
  );
}

function Row({ inspection, nameOf }: { inspection: InspectionSummary; nameOf: (line: string) => string }) {
  const { id, version, status, origin, requestedAt, scheduledFor, inspectorName, note, reason } = inspection;
  const cancel = useCancelInspection();
  const notify = useNotify();
  const take = async () => {
    try {
      await cancel.mutateAsync({ id, version });
      notify.success(inspections.cancelled);
    } catch (error) {
      notify.error(sentenceFor(error));
    }
  };
  return (
    <ListItem borderWidth="1px" borderStyle="solid" borderColor="border" borderRadius="lg" p="4">
      <HStack justifyContent="space-between" flexWrap="wrap" gap="3">
        <Box>
          <Text fontWeight="semibold">Requested {displayInstant(requestedAt)}</Text>
          {scheduledFor ? (
            <Text textStyle="small">
              {formatMonthDayYear(scheduledFor)}
              {inspectorName ? `, ${inspectorName}` : ''}
            </Text>
          ) : null}
        </Box>
        <InspectionStatusBadge status={status} />
      </HStack>
      {note ? <Text whiteSpace="pre-wrap">{note}</Text> : null}
      {status === 'cancelled' && reason ? <Text>{reason}</Text> : null}
      {status === 'accepted' ? <AcceptedReport id={id} nameOf={nameOf} /> : null}
      {status === 'requested' && origin === 'borrower' ? (
        <Button size="sm" variant="outline" mt="3" loading={cancel.isPending} onClick={() => void take()}>
          Cancel Inspection
        </Button>
      ) : null}
    </ListItem>
  );
}
