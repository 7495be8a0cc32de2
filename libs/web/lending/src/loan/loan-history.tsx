import type { ReactNode } from 'react';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { loanPage } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { MorePages, QueryState } from '@groundwork/web-mount';
import { Card, EmptyState, List, ListItem, Stack, Text } from '@groundwork/web-ui';
import { happeningWords } from './happening-words.js';
import type { LoanDrawView, LoanHappenedView } from './loan-view.js';

interface LoanHistoryProps {
  query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly LoanHappenedView[] }>>;
  draws: readonly LoanDrawView[];
  /** Who it was of either side, as the reader may know it. */
  who: (step: LoanHappenedView) => ReactNode;
}

/** What happened to a loan, the latest first, and more of it on request. Instants are shown at UTC-4. */
export function LoanHistory({ query, draws, who }: LoanHistoryProps) {
  return (
    <QueryState query={query} failed={loanPage.notLoaded}>
      {({ pages }) => {
        const steps = pages.flatMap(({ items }) => items);
        return steps.length === 0 ? (
          <Card>
            <EmptyState icon="clock" title={loanPage.noHistory} />
          </Card>
        ) : (
          <Stack gap="4">
            <List as="ol" aria-label="History">
              {steps.map((step) => (
                <ListItem key={`${step.event} ${step.id}`} borderTop="1px solid" borderColor="border" py="2.5">
                  <Step step={step} draws={draws} who={who} />
                </ListItem>
              ))}
            </List>
            <MorePages query={query} label={loanPage.earlier} align="flex-start" />
          </Stack>
        );
      }}
    </QueryState>
  );
}

function Step({ step, draws, who }: Pick<LoanHistoryProps, 'draws' | 'who'> & { step: LoanHappenedView }) {
  const { at, doneBy, side, reason } = step;
  const by = doneBy ?? (side === 'portal' ? loanPage.thePortal : who(step));
  return (
    <>
      <Text fontWeight="medium" overflowWrap="anywhere">
        {happeningWords(step, draws)}
      </Text>
      <Text textStyle="small">
        {displayInstant(at)}
        {by ? <> · {by}</> : null}
      </Text>
      {reason ? (
        <Text fontSize="sm" mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {reason}
        </Text>
      ) : null}
    </>
  );
}
