import type { ReactNode } from 'react';
import type { ApplicationFacts } from '@groundwork/domain-applications';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { capitalBasis, LoanFigures, SourcesAndUses } from '@groundwork/web-lending';
import { QueryState } from '@groundwork/web-mount';
import { Box, Heading, Stack } from '@groundwork/web-ui';
import type { Application } from '../../../data/api.js';
import { useCapital } from '../../../data/capital.js';
import { Appraisals } from './appraisals.js';
import { LimitPoints } from './limit-points.js';

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
