import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Box, DataTable, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { UnitOfDeployment } from '../../data/api.js';
import { useUnits } from '../../data/operations.js';
import { Section } from './section.js';
import { troubleOf } from './unit-trouble.js';

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

function State({ of }: { of: UnitOfDeployment }) {
  const trouble = troubleOf(of);
  return (
    <Stack gap="1" alignItems="flex-start">
      <StatusBadge tone={trouble?.tone ?? 'success'}>{trouble?.label ?? words.serves}</StatusBadge>
      {trouble?.reasons.map((reason) => (
        <Text key={reason} textStyle="small">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}

const columns: Column<UnitOfDeployment>[] = [
  {
    id: 'unit',
    header: words.unit,
    cell: ({ unit, address, state }) => (
      <Box>
        <Text fontWeight="medium">{unit}</Text>
        <Text textStyle="small" overflowWrap="anywhere">
          {state ? fill(words.unitAt, { instance: state.instance }) : fill(words.askedAt, { address })}
        </Text>
      </Box>
    ),
  },
  { id: 'state', header: words.state, cell: (one) => <State of={one} /> },
  { id: 'runs', header: words.runs, cell: ({ state }) => (state ? `${state.build}, ${state.version}` : '—') },
  { id: 'since', header: words.since, cell: ({ state }) => (state ? displayInstant(state.since) : '—') },
  {
    id: 'loop',
    header: words.eventLoop,
    align: 'end',
    cell: ({ state }) =>
      state
        ? fill(words.eventLoopMs, { p99: Math.round(state.eventLoopMs.p99), most: Math.round(state.eventLoopMs.most) })
        : '—',
  },
  {
    id: 'memory',
    header: words.memory,
    align: 'end',
    cell: ({ state }) =>
      state
        ? fill(words.memoryMb, {
            resident: megabytes(state.memory.resident),
            heap: megabytes(state.memory.heap),
            limit: megabytes(state.memory.heapLimit),
          })
        : '—',
  },
];

function Summary({ units }: { units: UnitOfDeployment[] }) {
  const troubled = units.filter((one) => troubleOf(one)).length;
  const number = units.length;
  return (
    <Box role="status">
      <Alert tone={troubled > 0 ? 'warning' : 'success'}>
        {troubled > 0 ? fill(words.someTrouble, { troubled, number }) : fill(words.allServe, { number })}
      </Alert>
    </Box>
  );
}

/** Every replica of every unit; what needs a look comes first. */
export function Units() {
  const query = useUnits();
  return (
    <Section title={words.units} query={query}>
      <QueryState query={query} failed={words.failed}>
        {({ units }) => (
          <>
            <Summary units={units} />
            <DataTable
              caption={words.units}
              columns={columns}
              rows={[...units].sort((one, other) => Number(!troubleOf(one)) - Number(!troubleOf(other)))}
              rowKey={({ unit, address, state }) => `${unit} ${address} ${state?.instance ?? ''}`}
            />
          </>
        )}
      </QueryState>
    </Section>
  );
}
