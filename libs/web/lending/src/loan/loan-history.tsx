import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState } from '@groundwork/web-mount';
import { Card, EmptyState, List, ListItem, Text } from '@groundwork/web-ui';
import type { LoanDrawView, LoanHappenedView } from './loan-view.js';

interface LoanHistoryProps {
  query: UseQueryResult<readonly LoanHappenedView[]>;
  draws: readonly LoanDrawView[];
  /** Who it was, as the reader may know it. */
  who: (step: LoanHappenedView) => ReactNode;
}

const words = new Map<string, string>([
  ['request', loanPage.requested],
  ['withdraw', loanPage.withdrawn],
  ['sendBack', loanPage.sentBack],
  ['approve', loanPage.approved],
  ['reject', loanPage.rejected],
  ['hold', loanPage.held],
  ['reset', loanPage.reset],
  ['propose', loanPage.proposed],
  ['decline', loanPage.declined],
]);

/** What happened to the draws of a loan, the latest first. Instants are shown at UTC-4. */
export function LoanHistory({ query, draws, who }: LoanHistoryProps) {
  const numberOf = (id: string): number | string => draws.find((draw) => draw.id === id)?.number ?? '';
  return (
    <QueryState query={query} failed={loanPage.notLoaded}>
      {(steps) =>
        steps.length === 0 ? (
          <Card>
            <EmptyState icon="clock" title={loanPage.noHistory} />
          </Card>
        ) : (
          <List as="ol" aria-label="History">
            {steps.map((step) => (
              <ListItem key={step.id} borderTop="1px solid" borderColor="border" py="2.5">
                <Text fontWeight="medium">
                  {fill(words.get(step.event) ?? step.event, {
                    n: numberOf(step.drawRequestId),
                    lines: step.lines === 1 ? '1 line' : `${step.lines} lines`,
                  })}
                </Text>
                <Text textStyle="small">
                  {displayInstant(step.at)} · {who(step)}
                </Text>
                {step.reason ? (
                  <Text fontSize="sm" mt="1">
                    {step.reason}
                  </Text>
                ) : null}
              </ListItem>
            ))}
          </List>
        )
      }
    </QueryState>
  );
}
