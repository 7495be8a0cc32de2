import { useId } from 'react';
import { inspectionStatuses, inspectionStatusLabels } from '@groundwork/domain-draws';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { inspections } from '@groundwork/domain-messages-screens';
import { displayInstant, formatMonthDayYear } from '@groundwork/domain-time';
import { InspectionStatusBadge } from '@groundwork/web-lending/inspections';
import { Link, QueryState, useSearchValue, useTitle } from '@groundwork/web-mount';
import { Box, DataTable, EmptyState, Label, NativeSelect, PageHeader, Stack, Text, TextLink } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { PersonName } from '../../components/person-name.js';
import type { InspectionSummary } from '../../data/api.js';
import { useInspections } from '../../data/inspections.js';
import { KeptReports } from './kept-reports.js';

const columns: Column<InspectionSummary>[] = [
  {
    id: 'project',
    header: 'Project',
    cell: ({ id, applicationName, projectNumber }) => (
      <>
        <TextLink asChild>
          <Link to={`/inspections/${id}`}>{applicationName}</Link>
        </TextLink>
        <Text textStyle="small">{projectNumber ?? ''}</Text>
      </>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <InspectionStatusBadge status={status} /> },
  { id: 'requested', header: 'Requested', cell: ({ requestedAt }) => displayInstant(requestedAt) },
  {
    id: 'date',
    header: 'Date',
    cell: ({ scheduledFor }) => (scheduledFor ? formatMonthDayYear(scheduledFor) : '—'),
  },
  {
    id: 'inspector',
    header: 'Inspector',
    cell: ({ inspectorId, inspectorName }) =>
      inspectorId ? <PersonName userId={inspectorId} /> : (inspectorName ?? '—'),
  },
];

/** 'Inspections': what is under way, and what this phone has kept. */
export function InspectionsScreen() {
  useTitle(inspections.title);
  const [chosen, choose] = useSearchValue('status');
  const status = inspectionStatuses.find((each) => each === chosen);
  const query = useInspections(status);
  const id = useId();
  return (
    <>
      <PageHeader title={inspections.title} description={inspectionDesk.purpose} />
      <Stack gap="5">
        <KeptReports />
        <Box maxWidth="320px">
          <Label htmlFor={id} mb="1.5">
            Status
          </Label>
          <NativeSelect id={id} value={status ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">Under way</option>
            {inspectionStatuses.map((each) => (
              <option key={each} value={each}>
                {inspectionStatusLabels[each]}
              </option>
            ))}
          </NativeSelect>
        </Box>
        <QueryState query={query} failed={inspections.failed}>
          {(rows) => (
            <DataTable
              caption={inspections.title}
              columns={columns}
              rows={rows}
              rowKey={(row) => row.id}
              empty={<EmptyState icon="clipboard" title={inspections.none} />}
            />
          )}
        </QueryState>
      </Stack>
    </>
  );
}
