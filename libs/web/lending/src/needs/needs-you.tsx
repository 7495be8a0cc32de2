import { useDeferredValue, useState } from 'react';
import type { ReactNode } from 'react';
import { needsInOrder, needUrgency } from '@groundwork/domain-accounts';
import type { Need } from '@groundwork/domain-accounts';
import { fill } from '@groundwork/domain-messages';
import { needs as words, screens } from '@groundwork/domain-messages-screens';
import { formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { Link, RestOfList } from '@groundwork/web-mount';
import { Alert, Box, Button, Card, EmptyState, Flex, Heading, List, ListItem, LoadingState } from '@groundwork/web-ui';
import { Stack, Text, TextLink, Wrap } from '@groundwork/web-ui';
import { UrgencyBadge } from './urgency-badge.js';

/** Something that waits, with what is to be done and the way to the very place of it. */
export interface NeedEntry extends Need {
  readonly to: string;
  readonly text: string;
  /** Of what: a project, a client, why it came back. Not said again where `text` says it. */
  readonly about?: string;
  readonly aside?: ReactNode;
}

/** The part of a query that tells whether everything has come. */
interface Loaded {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly fetchStatus: string;
  readonly refetch: () => unknown;
}

interface NeedsYouProps {
  needs: readonly NeedEntry[];
  /** What the list is made of: half of it would say that nothing waits. One that is not asked for counts for nothing. */
  queries: readonly Loaded[];
  /** Beside the heading: the way to more of them. */
  more?: ReactNode;
}

/** Shown before somebody asks for the rest. */
const firstEntries = 12;

/** Everything that waits for who is signed in, each matter once, the most urgent first. */
export function NeedsYou({ needs, queries, more }: NeedsYouProps) {
  const failed = queries.filter(({ isError, data }) => isError && data === undefined);
  // What is first seen is rendered in parts, between which the page answers.
  const isLoading = useDeferredValue(
    queries.some(({ isPending, fetchStatus, isError }) => isPending && !isError && fetchStatus !== 'idle'),
  );
  return (
    <Card as="section" aria-label={words.title}>
      <Flex gap="3" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" mb="3">
        <Box>
          <Heading as="h2">{words.title}</Heading>
          <Text textStyle="small">{words.lead}</Text>
        </Box>
        {more}
      </Flex>
      <Stack gap="3">
        {failed.length > 0 ? (
          <Alert tone="danger" title={words.incomplete}>
            <Button size="sm" variant="outline" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              {screens.tryAgain}
            </Button>
          </Alert>
        ) : null}
        {isLoading ? <LoadingState /> : <Entries needs={needs} isWhole={failed.length === 0} />}
      </Stack>
    </Card>
  );
}

function Entries({ needs, isWhole }: { needs: readonly NeedEntry[]; isWhole: boolean }) {
  const [isAll, setAll] = useState(false);
  const day = today(systemClock);
  const ordered = needsInOrder(needs, day);
  if (ordered.length === 0) return isWhole ? <EmptyState icon="check-circle" title={words.none} /> : null;
  const shown = isAll ? ordered : ordered.slice(0, firstEntries);
  const rest = ordered.length - shown.length;
  return (
    <>
      <List listStyle="none" ps="0" display="flex" flexDirection="column" gap="3">
        {shown.map((need) => (
          <Entry key={need.key} need={need} day={day} />
        ))}
      </List>
      <RestOfList label={rest > 0 ? fill(words.more, { n: rest }) : undefined} onShow={() => setAll(true)} />
    </>
  );
}

function Entry({ need, day }: { need: NeedEntry; day: string }) {
  const { to, text, about, aside, dueOn } = need;
  return (
    <ListItem borderTopWidth="1px" borderTopStyle="solid" borderColor="border" pt="3">
      <Flex gap="3" flexWrap="wrap" justifyContent="space-between">
        <Box minWidth="min(100%, 240px)" flex="1" overflowWrap="anywhere">
          <TextLink asChild fontWeight="medium">
            <Link to={to}>{text}</Link>
          </TextLink>
          {about && !text.includes(about) ? <Text textStyle="small">{about}</Text> : null}
        </Box>
        <Wrap alignItems="center">
          {aside}
          {dueOn ? <Text textStyle="small">{fill(words.dueOn, { date: formatMonthDayYear(dueOn) })}</Text> : null}
          <UrgencyBadge urgency={needUrgency(need, day)} />
        </Wrap>
      </Flex>
    </ListItem>
  );
}
