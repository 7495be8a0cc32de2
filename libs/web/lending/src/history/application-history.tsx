import type { ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { historyWords, steps } from '@groundwork/domain-applications';
import type { HistoryEvent, HistorySide, LoanTerms, RejectionComment } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { historyPage } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { MorePages, QueryState } from '@groundwork/web-mount';
import { Badge, EmptyState, Flex, List, ListItem, Stack, Text } from '@groundwork/web-ui';

/** Something that happened, as the applications service tells it. */
export interface Happened {
  readonly id: string;
  readonly event: HistoryEvent;
  readonly round: number;
  readonly at: string;
  readonly side: HistorySide;
  readonly userId: string | null;
  readonly subject: string | null;
  readonly reason: string | null;
  readonly sections: readonly RejectionComment[];
  readonly terms: LoanTerms | null;
  readonly note: string | null;
  readonly overrideReason: string | null;
}

interface ApplicationHistoryProps {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Happened[] }>>;
  /** Who it was, as the reader may know it. */
  who: (entry: Happened) => ReactNode;
}

/** What happened to an application, the latest first, and more of it on request. Instants are shown at UTC-4. */
export function ApplicationHistory({ query, who }: ApplicationHistoryProps) {
  return (
    <QueryState query={query} failed={historyPage.historyUnavailable}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        return entries.length === 0 ? (
          <EmptyState title={historyPage.historyEmpty} />
        ) : (
          <Stack gap="4">
            <List as="ol" aria-label={historyPage.history}>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} who={who(entry)} />
              ))}
            </List>
            <MorePages query={query} label={historyPage.earlierEvents} align="flex-start" />
          </Stack>
        );
      }}
    </QueryState>
  );
}

function Entry({ entry, who }: { entry: Happened; who: ReactNode }) {
  const { event, at, round, subject } = entry;
  const words = historyWords[event];
  return (
    <ListItem
      py="3"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderColor="border"
      _last={{ borderBottomWidth: '0' }}
    >
      <Flex gap="3" flexWrap="wrap" alignItems="baseline">
        <Text fontWeight="semibold" flex="1" minWidth="min(100%, 220px)" overflowWrap="anywhere">
          {subject ? fill(historyPage.eventOf, { event: words, subject }) : words}
        </Text>
        {round > 1 ? <Badge tone="neutral">{fill(historyPage.roundOf, { n: round })}</Badge> : null}
      </Flex>
      <Text textStyle="small">
        <time dateTime={at}>{displayInstant(at)}</time> · {who}
      </Text>
      {details(entry).map((line) => (
        <Text key={line} mt="1" overflowWrap="anywhere" whiteSpace="pre-line">
          {line}
        </Text>
      ))}
    </ListItem>
  );
}

/** What else is told: terms, sections with their comments, the reason, and what the lender noted for itself. */
function details({ terms, sections, reason, note, overrideReason }: Happened): string[] {
  const labelOf = (key: string) => steps.find((step) => step.key === key)?.label ?? key;
  return [
    terms
      ? fill(historyPage.agreedTerms, {
          amount: formatCents(terms.amount),
          rate: terms.rate,
          months: terms.termMonths,
        })
      : '',
    ...sections.map(({ step, value }) => fill(historyPage.sectionRejected, { section: labelOf(step), comment: value })),
    // The comments of sections are their reason, where there is no other.
    reason === sections.map(({ value }) => value).join('\n') ? '' : (reason ?? ''),
    note ? fill(historyPage.lenderNote, { note }) : '',
    overrideReason ? fill(historyPage.overridden, { reason: overrideReason }) : '',
  ].filter(Boolean);
}
