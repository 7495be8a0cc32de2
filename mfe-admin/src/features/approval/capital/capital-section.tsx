import type { ReactNode } from 'react';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { figures, screens } from '@groundwork/domain-messages-screens';
import { capitalBasis, limitText, LoanFigures, SourcesAndUses, standingText } from '@groundwork/web-lending';
import type { CapitalBasis, CapitalView } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Box, Heading, List, ListItem, Stack, StatusBadge } from '@groundwork/web-ui';
import type { Application } from '../../../data/api.js';
import { useCapital } from '../../../data/capital.js';
import { Appraisals } from './appraisals.js';

/** Which limits of its type a loan keeps, who pays for the project, and the figures of the loan. */
export function CapitalSection({ application }: { application: Application }) {
  return (
    <QueryState query={useCapital(application.id)} failed={screens.couldNotFetchApplicationData}>
      {(capital) => {
        const basis = capitalBasis(application as ApplicationFacts, capital);
        return basis ? (
          <Stack gap="6" pt="2">
            <Part title={capitalPage.limits}>
              <LimitPoints basis={basis} points={capital.points} />
            </Part>
            <Part title={capitalPage.appraisedValues}>
              <Appraisals application={application} current={capital.appraisals} />
            </Part>
            <Part title={capitalPage.sourcesAndUses}>
              <SourcesAndUses facts={basis.facts} />
            </Part>
            <Part title={capitalPage.figures}>
              <LoanFigures basis={basis} />
            </Part>
          </Stack>
        ) : null;
      }}
    </QueryState>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="sub" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}

const badges = {
  exceeded: { tone: 'warning', label: capitalPage.exceeded },
  within: { tone: 'success', label: capitalPage.within },
  unknown: { tone: 'neutral', label: capitalPage.unknown },
} as const;

function LimitPoints({ basis: { facts, limits }, points }: { basis: CapitalBasis; points: CapitalView['points'] }) {
  if (!limits) return null;
  return (
    <List listStyle="none" ps="0">
      {points.map((point) => (
        <ListItem key={point.limit} mb="2">
          <StatusBadge tone={badges[point.state].tone}>{badges[point.state].label}</StatusBadge>{' '}
          {limitText(point.limit, limits)}.{' '}
          {point.missing.length > 0
            ? fill(figures.missing, { inputs: point.missing.join(', ') })
            : standingText(point, facts, limits)}
        </ListItem>
      ))}
    </List>
  );
}
