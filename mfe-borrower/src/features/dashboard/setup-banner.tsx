import type { UseQueryResult } from '@tanstack/react-query';
import { bannerRows, bannerStep, isSetupComplete, setupStatusLabels, setupSteps } from '@groundwork/domain-companies';
import type { BannerRow, SetupStepKey, SetupStepStatus } from '@groundwork/domain-companies';
import { borrower, borrowerPages, fill } from '@groundwork/domain-messages';
import { Link, QueryState } from '@groundwork/web-mount';
import { Box, ButtonLink, Card, Flex, Heading, HStack, Icon, Progress, Stack, StatusBadge, Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableScroll, Text, VisuallyHidden } from '@groundwork/web-ui';
import type { IconName, Tone } from '@groundwork/web-ui';
import type { Company } from '@groundwork/web-company';

const icons: Record<SetupStepKey, IconName> = {
  generalInformation: 'building',
  borrowerEntity: 'briefcase',
  owners: 'user',
  otherOwners: 'users',
  s1: 'file',
  contractors: 'handshake',
  structure: 'check-circle',
  licenses: 'shield',
  additionalPeople: 'plus',
  references: 'clipboard',
  experience: 'home',
};
const tones: Record<SetupStepStatus, Tone> = { complete: 'success', started: 'warning', notstarted: 'neutral' };
const shownFrom = { base: 'none', sm: 'table-cell' };

/** How far the company's set-up is, and the way into each step; gone once all of it is complete (specification 2). */
export function SetupBanner({ company }: { company: UseQueryResult<Company> }) {
  return (
    <QueryState query={company} failed={borrowerPages.setupUnavailable}>
      {(found) => (isSetupComplete(found.sectionComplete) ? null : <Banner company={found} />)}
    </QueryState>
  );
}

function Banner({ company: { setupSteps: steps } }: { company: Company }) {
  const statuses = Object.fromEntries(steps.map(({ key, status }) => [key, status])) as Record<SetupStepKey, SetupStepStatus>;
  const rows = bannerRows(statuses);
  const done = rows.filter(({ status }) => status === 'complete').length;
  const offered = bannerStep(rows.map(({ status }) => status));
  const next = offered === undefined ? undefined : rows[offered];
  return (
    <Card as="section" aria-labelledby="setup-title">
      <Stack gap="4">
        <Flex flexWrap="wrap" gap="4" alignItems="center">
          <Stack flex="1" minWidth="min(100%, 260px)" gap="1">
            <Heading id="setup-title">{borrowerPages.welcome}</Heading>
            <Text color="fg.muted">{borrowerPages.setupBannerLead}</Text>
          </Stack>
          {next ? <StepLink row={next} primary /> : null}
        </Flex>
        <Stack gap="2">
          <Text fontWeight="semibold">{fill(borrowerPages.setupCompleted, { done, total: rows.length })}</Text>
          <Progress value={done / rows.length} label={borrower.setupProgress} />
        </Stack>
        <StepTable rows={rows} />
      </Stack>
    </Card>
  );
}

function StepTable({ rows }: { rows: readonly BannerRow[] }) {
  return (
    <TableScroll>
      <Table>
        <caption>
          <VisuallyHidden>{borrowerPages.setupSteps}</VisuallyHidden>
        </caption>
        <TableHead>
          <TableRow>
            <TableHeader scope="col">Step</TableHeader>
            <TableHeader scope="col" display={shownFrom}>
              Status
            </TableHeader>
            <TableHeader scope="col">
              <VisuallyHidden>Action</VisuallyHidden>
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell py="2">
                <HStack gap="3">
                  <Icon name={icons[row.key]} />
                  <Box>
                    <Text fontWeight="medium">{setupSteps[row.index]?.label}</Text>
                    <Box display={{ base: 'block', sm: 'none' }} mt="1">
                      <Status status={row.status} />
                    </Box>
                  </Box>
                </HStack>
              </TableCell>
              <TableCell py="2" display={shownFrom}>
                <Status status={row.status} />
              </TableCell>
              <TableCell py="2" align="end">
                <StepLink row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}

const Status = ({ status }: { status: SetupStepStatus }) => <StatusBadge tone={tones[status]}>{setupStatusLabels[status]}</StatusBadge>;

/** The first step is started, every other one continued (specification 2). */
function StepLink({ row: { index }, primary = false }: { row: BannerRow; primary?: boolean }) {
  const label = setupSteps[index]?.label ?? '';
  const action = index === 0 ? borrowerPages.start : borrowerPages.continue;
  return (
    <ButtonLink asChild size={primary ? 'md' : 'sm'} variant={primary ? undefined : 'outline'}>
      <Link to={`/setupCompany/${index}`} aria-label={primary ? undefined : `${action}: ${label}`}>
        {primary ? `${action}: ${label}` : action}
      </Link>
    </ButtonLink>
  );
}
