import type { ReactNode } from 'react';
import { limitNames } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { decisionWords } from '@groundwork/domain-applications';
import { displayInstant } from '@groundwork/domain-time';
import { termsFacts } from '@groundwork/web-lending';
import { Link, QueryState } from '@groundwork/web-mount';
import { Box, Card, EmptyState, Facts, Heading, Stack, Text, TextLink } from '@groundwork/web-ui';
import type { LoanDecision } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';
import { useDecisions } from '../../data/applications.js';

/** Every decision on an application, the latest first, each with the way to what it was taken upon. */
export function DecisionList({ id }: { id: string }) {
  return (
    <QueryState query={useDecisions(id)} failed={approval.decisionsUnavailable}>
      {(decisions) =>
        decisions.length === 0 ? (
          <EmptyState icon="clipboard" title={approval.noDecisions} />
        ) : (
          <Stack gap="4">
            {decisions.map((decision) => (
              <Card key={decision.id} as="section" aria-label={decisionWords[decision.command]}>
                <DecisionFacts decision={decision} />
                <TextLink asChild>
                  <Link to={`/admin/decision/${decision.id}`}>{approval.decidedUpon}</Link>
                </TextLink>
              </Card>
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}

interface DecisionFactsProps {
  decision: LoanDecision;
  as?: 'h2' | 'h3';
  /** Who decided, by the name that the decision kept. */
  by?: ReactNode;
}

/** What was decided, by whom, when, why and although what. */
export function DecisionFacts({ decision, as = 'h3', by }: DecisionFactsProps) {
  const { command, decidedAt, decidedBy, note, missing, overrideReason, exceededLimits, limitsReason, terms } =
    decision;
  return (
    <Stack gap="3" mb="3">
      <Heading as={as} size="sub">
        {decisionWords[command]}
      </Heading>
      <Box>
        {displayInstant(decidedAt)} by {by ?? <PersonName userId={decidedBy} />}
      </Box>
      {note ? <Text overflowWrap="anywhere">{note}</Text> : null}
      {missing.length > 0 ? (
        <Text overflowWrap="anywhere">
          {fill(approval.withoutItems, { items: missing.join(', ') })}
          {overrideReason ? `. ${overrideReason}` : ''}
        </Text>
      ) : null}
      {exceededLimits.length > 0 ? (
        <Text overflowWrap="anywhere">
          {fill(approval.aboveLimits, { limits: exceededLimits.map((limit) => limitNames[limit]).join(', ') })}
          {limitsReason ? `. ${limitsReason}` : ''}
        </Text>
      ) : null}
      {terms ? <Facts facts={termsFacts(terms)} minWidth={150} /> : null}
    </Stack>
  );
}
