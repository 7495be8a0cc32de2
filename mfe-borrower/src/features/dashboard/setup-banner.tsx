import type { UseQueryResult } from '@tanstack/react-query';
import { bannerStep, isSetupComplete, setupStepKeys } from '@groundwork/domain-companies';
import type { SetupStepKey, SetupStepStatus } from '@groundwork/domain-companies';
import { fill, shared } from '@groundwork/domain-messages';
import { borrowerPages } from '@groundwork/domain-messages-borrower';
import { QueryState } from '@groundwork/web-mount';
import { Card, Flex, Heading, lenderName, Progress, Stack, Text } from '@groundwork/web-ui';
import type { Company } from '@groundwork/web-company';
import { useCompanyId } from '../../data/use-company.js';
import { setupRows } from './setup-rows.js';
import { SetupTable, StepLink } from './setup-table.js';

interface SetupBannerProps {
  company: UseQueryResult<Company>;
  /** Undefined while nobody knows. */
  identityVerified: boolean | undefined;
}

/** Of a company that is not there yet. */
const nothingStarted: SetupFacts = { setupSteps: [], locked: false };

/**
 * How far the company's set-up is, and the way into each step; gone once all of it is complete (specification 2). Somebody
 * without a company starts one with it.
 */
export function SetupBanner({ company, identityVerified }: SetupBannerProps) {
  const companyId = useCompanyId();
  if (companyId === '') return <Banner company={nothingStarted} identityVerified={identityVerified} />;
  return (
    <QueryState query={company} inParts failed={borrowerPages.setupUnavailable}>
      {(found) =>
        isSetupComplete(found.sectionComplete) ? null : <Banner company={found} identityVerified={identityVerified} />
      }
    </QueryState>
  );
}

type SetupFacts = Pick<Company, 'setupSteps' | 'locked'>;

function Banner({
  company: { setupSteps: steps, locked },
  identityVerified,
}: {
  company: SetupFacts;
  identityVerified: boolean | undefined;
}) {
  const known = new Map(steps.map(({ key, status }) => [key, status]));
  const statuses = Object.fromEntries(setupStepKeys.map((key) => [key, known.get(key) ?? 'notstarted'])) as Record<
    SetupStepKey,
    SetupStepStatus
  >;
  const rows = setupRows(statuses, identityVerified, locked);
  const done = rows.filter(({ status }) => status === 'complete').length;
  const offered = bannerStep(rows.map(({ status }) => status));
  const completed = fill(borrowerPages.setupCompleted, { done, total: rows.length });
  const next = offered === undefined ? undefined : rows[offered];
  return (
    <Card as="section" aria-labelledby="setup-title">
      <Stack gap="4">
        <Flex flexWrap="wrap" gap="4" alignItems="center">
          <Stack flex="1" minWidth="min(100%, 260px)" gap="1">
            <Heading id="setup-title">{fill(borrowerPages.welcome, { lender: lenderName() })}</Heading>
            <Text color="fg.muted">{locked ? shared.companyLocked : borrowerPages.setupBannerLead}</Text>
          </Stack>
          {next && !locked ? <StepLink row={next} primary /> : null}
        </Flex>
        <Stack gap="2">
          <Text fontWeight="semibold">{completed}</Text>
          <Progress value={done / rows.length} label={completed} />
        </Stack>
        <SetupTable rows={rows} />
      </Stack>
    </Card>
  );
}
