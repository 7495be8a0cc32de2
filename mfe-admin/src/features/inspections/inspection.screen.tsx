import { fill } from '@groundwork/domain-messages';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { inspections } from '@groundwork/domain-messages-screens';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { InspectionStatusBadge, ReportView } from '@groundwork/web-lending/inspections';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { Box, Button, Facts, Heading, List, ListItem, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { Inspection } from '../../data/api.js';
import { useInspection, useLoanInspections, usePrintInspection } from '../../data/inspections.js';
import { InspectionActions } from './inspection-actions.js';
import { InspectorLink } from './inspector-link.js';
import { ScheduleForm } from './schedule-form.js';

/** An inspection: who, when, its reports, and what is to be decided of it. */
export function InspectionScreen() {
  useTitle(inspections.title);
  const { id = '' } = useParams();
  return (
    <QueryState query={useInspection(id)} failed={inspections.failed}>
      {(inspection) => <Page key={inspection.id} inspection={inspection} />}
    </QueryState>
  );
}

function Page({ inspection }: { inspection: Inspection }) {
  const { id, applicationId, applicationName, status, reports } = inspection;
  const lines = useLoanInspections(applicationId).data?.lines ?? [];
  const nameOf = (line: string) => lines.find((each) => each.additionalBudgetItemId === line)?.name ?? 'Line';
  const print = usePrintInspection(id);
  const last = reports.at(-1);
  return (
    <>
      <PageHeader
        title={applicationName}
        description={inspection.note}
        back={
          <TextLink asChild>
            <Link to={`/inspections/loan/${applicationId}`}>{inspections.title}</Link>
          </TextLink>
        }
        actions={
          last ? (
            <Button variant="outline" icon="download" loading={print.isPending} onClick={() => print.mutate()}>
              Save As PDF
            </Button>
          ) : null
        }
      />
      <Stack gap="6">
        <Facts
          minWidth={160}
          facts={[
            { label: 'Status', value: <InspectionStatusBadge status={status} /> },
            { label: 'Requested', value: displayInstant(inspection.requestedAt) },
            { label: 'Requested by', value: <PersonName userId={inspection.requestedBy} /> },
            { label: 'Date', value: inspection.scheduledFor ? formatMonthDayYear(inspection.scheduledFor) : '—' },
            { label: 'Inspector', value: <Inspector inspection={inspection} /> },
          ]}
        />
        {inspection.heldLines.length > 0 ? (
          <Text>{fill(inspections.heldFor, { lines: inspection.heldLines.map(nameOf).join(', ') })}</Text>
        ) : null}
        {inspection.reason ? <Text color="danger.fg">{inspection.reason}</Text> : null}
        <InspectionActions inspection={inspection} />
        <InspectorLink inspection={inspection} />
        {['requested', 'scheduled', 'returned'].includes(status) ? <ScheduleForm inspection={inspection} /> : null}
        {last ? (
          <Box as="section" aria-label="Report">
            <Heading as="h2" size="section" mb="2">
              Report {last.round}
            </Heading>
            <Text as="div" textStyle="small" mb="2">
              Reported {displayInstant(last.reportedAt)} by <Doer {...last} userId={last.reportedBy} />
            </Text>
            <ReportView report={last} nameOf={nameOf} />
          </Box>
        ) : null}
        <Happened inspection={inspection} />
      </Stack>
    </>
  );
}

function Inspector({ inspection: { inspectorId, inspectorName, inspectorEmail } }: { inspection: Inspection }) {
  if (inspectorId) return <PersonName userId={inspectorId} />;
  return <>{inspectorName ? `${inspectorName} (${inspectorEmail ?? ''})` : '—'}</>;
}

/** Who did something; by a link, the named inspector. */
function Doer({ userId, namedInspector }: { userId: string; namedInspector: string | null }) {
  return namedInspector ? <>{fill(inspectionDesk.byLink, { name: namedInspector })}</> : <PersonName userId={userId} />;
}

function Happened({ inspection: { history } }: { inspection: Inspection }) {
  return (
    <Box as="section" aria-label="History">
      <Heading as="h2" size="section" mb="2">
        History
      </Heading>
      <List listStyle="none" ps="0">
        {history.map(({ command, happenedAt, userId, namedInspector, reason }) => (
          <ListItem key={`${command} ${happenedAt}`}>
            <Text as="div" textStyle="small">
              {displayInstant(happenedAt)} · {command} · <Doer userId={userId} namedInspector={namedInspector} />
              {reason ? ` · ${reason}` : ''}
            </Text>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
