import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Box, DataTable, EmptyState, Heading, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import { useCalls } from '../../data/operations.js';
import { failuresOf, slowestOf } from './call-list.js';
import type { Failure, Slow } from './call-list.js';
import { Section } from './section.js';

const inMs = (ms: number): string => fill(words.tookMs, { ms: Math.round(ms) });

function Call({ method, route }: { method: string; route: string }) {
  return (
    <Text overflowWrap="anywhere">
      {method} {route}
    </Text>
  );
}

const slowColumns: Column<Slow>[] = [
  { id: 'unit', header: words.unit, cell: ({ unit }) => <Text fontWeight="medium">{unit}</Text> },
  { id: 'call', header: words.call, cell: (call) => <Call {...call} /> },
  { id: 'took', header: words.took, align: 'end', cell: ({ ms }) => inMs(ms) },
  { id: 'status', header: words.status, align: 'end', cell: ({ status }) => status },
  { id: 'at', header: words.answered, cell: ({ at }) => displayInstant(at) },
  {
    id: 'correlation',
    header: words.correlation,
    cell: ({ correlationId }) => (
      <Text textStyle="small" overflowWrap="anywhere">
        {correlationId}
      </Text>
    ),
  },
];

const failureColumns: Column<Failure>[] = [
  { id: 'unit', header: words.unit, cell: ({ unit }) => <Text fontWeight="medium">{unit}</Text> },
  { id: 'call', header: words.call, cell: (call) => <Call {...call} /> },
  {
    id: 'failed',
    header: words.howMany,
    align: 'end',
    cell: ({ failed, calls }) => fill(words.failedOf, { failed, calls }),
  },
  { id: 'mean', header: words.meanMs, align: 'end', cell: ({ meanMs }) => inMs(meanMs) },
];

/** What took longest in the last hour, and which calls failed. */
export function Calls() {
  const query = useCalls();
  return (
    <Section title={words.calls} query={query}>
      <Text>{words.callsMeans}</Text>
      <QueryState query={query} failed={words.callsFailed}>
        {({ units }) => {
          const silent = units.filter(({ calls }) => !calls).map(({ unit }) => unit);
          return (
            <>
              {silent.length > 0 ? (
                <Alert tone="warning">{fill(words.callsSilent, { units: silent.join(', ') })}</Alert>
              ) : null}
              <DataTable
                caption={words.calls}
                columns={slowColumns}
                rows={slowestOf(units)}
                rowKey={({ address, correlationId, route, at }) => `${address} ${correlationId} ${route} ${at}`}
                empty={<EmptyState title={words.callsNone} />}
              />
              <Box>
                <Heading as="h3" size="sub" mb="3">
                  {words.failures}
                </Heading>
                <DataTable
                  caption={words.failures}
                  columns={failureColumns}
                  rows={failuresOf(units)}
                  rowKey={({ unit, method, route }) => `${unit} ${method} ${route}`}
                  empty={<EmptyState title={words.failuresNone} />}
                />
              </Box>
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}
