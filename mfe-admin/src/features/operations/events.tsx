import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Box, DataTable, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { ServiceEvents } from '../../data/api.js';
import { useEvents } from '../../data/operations.js';
import { ageText } from './age-text.js';
import { Section } from './section.js';

/** What is older should have arrived long ago, seconds: the alert of the metrics waits as long. */
const behindSeconds = 60;

const isBehind = ({ state }: ServiceEvents): boolean =>
  !state || state.isBrokerAway || state.oldestSeconds > behindSeconds || (state.queue?.dead ?? 0) > 0;

function State(events: ServiceEvents) {
  const { state, silence } = events;
  if (!state) return <StatusBadge tone="danger">{words.silent[silence ?? 'away']}</StatusBadge>;
  if (state.isBrokerAway) return <StatusBadge tone="danger">{words.brokerAway}</StatusBadge>;
  return isBehind(events) ? (
    <StatusBadge tone="warning">{words.behind}</StatusBadge>
  ) : (
    <StatusBadge tone="success">{words.fine}</StatusBadge>
  );
}

type Recipient = NonNullable<ServiceEvents['state']>['recipients'][number];

function recipientText({ name, waiting: number, isAway, failedTries: tries, lastError }: Recipient): string {
  if (isAway) return fill(words.recipientAway, { name, number, tries });
  return tries > 0
    ? fill(words.failedTries, { name, number, tries, reason: lastError ?? '' })
    : fill(words.toRecipient, { name, number });
}

const columns: Column<ServiceEvents>[] = [
  { id: 'service', header: words.service, cell: ({ service }) => <Text fontWeight="medium">{service}</Text> },
  { id: 'state', header: words.state, cell: (events) => <State {...events} /> },
  {
    id: 'waits',
    header: words.waits,
    cell: ({ state }) =>
      !state || state.waiting === 0
        ? state && words.nothing
        : fill(words.waitsNumber, { number: state.waiting, age: ageText(state.oldestSeconds) }),
  },
  {
    id: 'whom',
    header: words.toWhom,
    cell: ({ state }) => (
      <Stack gap="1">
        {state?.recipients.map((recipient) => (
          <Text key={recipient.name} textStyle="small" overflowWrap="anywhere">
            {recipientText(recipient)}
          </Text>
        ))}
      </Stack>
    ),
  },
  {
    id: 'queue',
    header: words.queue,
    cell: ({ state }) => (state?.queue ? fill(words.queueNumber, state.queue) : words.noQueue),
  },
];

function Summary({ services }: { services: ServiceEvents[] }) {
  const number = services.filter(isBehind).length;
  return (
    <Box role="status">
      <Alert tone={number > 0 ? 'warning' : 'success'}>
        {number > 0 ? fill(words.someWait, { number }) : words.allArrive}
      </Alert>
    </Box>
  );
}

/** What every service has to tell, how far each subscriber is behind, and what waits in the queues. */
export function Events() {
  const query = useEvents();
  return (
    <Section title={words.events} query={query}>
      <QueryState query={query} failed={words.eventsFailed}>
        {({ services }) => (
          <>
            <Summary services={services} />
            <DataTable
              caption={words.events}
              columns={columns}
              rows={[...services].sort((one, other) => Number(isBehind(other)) - Number(isBehind(one)))}
              rowKey={({ service }) => service}
            />
          </>
        )}
      </QueryState>
    </Section>
  );
}
