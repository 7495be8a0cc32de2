import { useState } from 'react';
import { fill } from '@groundwork/domain-messages';
import { operations as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Alert, Box, Button, DataTable, EmptyState, Flex, Text } from '@groundwork/web-ui';
import type { Column } from '@groundwork/web-ui';
import type { AsideEvent } from '../../data/api.js';
import { useAside } from '../../data/operations.js';
import { AsideBody } from './aside-body.js';
import { ConfirmAside } from './confirm-aside.js';
import type { AsideAction } from './confirm-aside.js';
import { Section } from './section.js';

type Act = (action: AsideAction) => void;

function Actions({ of, onShow, onAct }: { of: AsideEvent; onShow: () => void; onAct: Act }) {
  const named = `${of.type}, ${of.subscriber}, ${of.aggregate}`;
  if (!of.event) return <Text textStyle="small">{words.notAnEvent}</Text>;
  return (
    <Flex gap="2" flexWrap="wrap" justifyContent="flex-end">
      <Button size="sm" variant="outline" aria-label={`${words.show}: ${named}`} onClick={onShow}>
        {words.show}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={`${words.replay}: ${named}`}
        onClick={() => onAct({ what: 'replay', of })}
      >
        {words.replay}
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={`${words.discard}: ${named}`}
        onClick={() => onAct({ what: 'discard', of })}
      >
        {words.discard}
      </Button>
    </Flex>
  );
}

const columnsOf = (onShow: (event: AsideEvent) => void, onAct: Act): Column<AsideEvent>[] => [
  {
    id: 'event',
    header: words.event,
    cell: ({ type, aggregate, occurredAt }) => (
      <Box>
        <Text fontWeight="medium">{type || '?'}</Text>
        <Text textStyle="small" overflowWrap="anywhere">
          {aggregate}
        </Text>
        {occurredAt ? <Text textStyle="small">{displayInstant(occurredAt)}</Text> : null}
      </Box>
    ),
  },
  { id: 'subscriber', header: words.subscriber, cell: ({ subscriber }) => subscriber },
  { id: 'reason', header: words.reason, cell: ({ reason }) => <Text overflowWrap="anywhere">{reason}</Text> },
  { id: 'tries', header: words.tries, align: 'end', cell: ({ tries }) => tries },
  { id: 'since', header: words.lastTried, cell: ({ since }) => (since ? displayInstant(since) : '—') },
  {
    id: 'actions',
    header: words.actions,
    hideHeader: true,
    align: 'end',
    cell: (event) => <Actions of={event} onShow={() => onShow(event)} onAct={onAct} />,
  },
];

/** All that one holder has for one subscriber, sent again at once. */
function AllAgain({ events, onAct }: { events: AsideEvent[]; onAct: Act }) {
  const groups = new Map<string, AsideEvent[]>();
  for (const event of events.filter((one) => one.event)) {
    const name = `${event.holder} ${event.subscriber}`;
    groups.set(name, [...(groups.get(name) ?? []), event]);
  }
  return (
    <Flex gap="2" flexWrap="wrap">
      {[...groups].map(([name, all]) => {
        const [of] = all;
        return of && all.length > 1 ? (
          <Button key={name} size="sm" variant="outline" onClick={() => onAct({ what: 'all', of, number: all.length })}>
            {fill(words.replayAll, { subscriber: of.subscriber })}
          </Button>
        ) : null;
      })}
    </Flex>
  );
}

/** What no subscriber could take, to be looked at, sent again, or given up. */
export function AsideEvents() {
  const query = useAside();
  const [shown, setShown] = useState<AsideEvent>();
  const [action, setAction] = useState<AsideAction>();
  return (
    <Section title={words.aside} query={query}>
      <Text>{words.asideMeans}</Text>
      <QueryState query={query} failed={words.asideFailed}>
        {({ events, unread }) => (
          <>
            {unread.length > 0 ? (
              <Alert tone="warning">{fill(words.asideUnread, { services: unread.join(', ') })}</Alert>
            ) : null}
            <AllAgain events={events} onAct={setAction} />
            <DataTable
              caption={words.aside}
              columns={columnsOf(setShown, setAction)}
              rows={events}
              rowKey={({ event, subscriber, since }) => `${event || since} ${subscriber}`}
              empty={<EmptyState title={words.asideNone} />}
            />
          </>
        )}
      </QueryState>
      {shown ? <AsideBody of={shown} onClose={() => setShown(undefined)} /> : null}
      {action ? <ConfirmAside action={action} onClose={() => setAction(undefined)} /> : null}
    </Section>
  );
}
