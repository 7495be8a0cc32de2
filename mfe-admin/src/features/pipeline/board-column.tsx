import { useId } from 'react';
import { applicationTitle, loanTypes, projectNumberText } from '@groundwork/domain-applications';
import type { StageKey } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { admin, pipeline } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { MoveLine } from '@groundwork/web-lending/stages';
import { Link, MorePages, QueryState } from '@groundwork/web-mount';
import { Box, Card, Flex, Heading, MoneyText, Span, Stack, Text, TextLink, VisuallyHidden } from '@groundwork/web-ui';
import type { FoundApplication } from '../../data/api.js';
import { countOf } from '../../components/counted.js';
import { PersonName } from '../../components/person-name.js';
import { useStageApplications } from '../../data/pipeline.js';
import type { ListFilters } from '../../data/pipeline.js';
import { daysInStageText } from './days-in-stage.js';

interface BoardColumnProps {
  filters: ListFilters;
  stage: StageKey;
  label: string;
}

/** Those that stand at a stage: how many, what they come to, and the longest waiting as cards, more when they are asked for. */
export function BoardColumn({ filters, stage, label }: BoardColumnProps) {
  const found = useStageApplications(filters, stage);
  const id = useId();
  const first = found.data?.pages[0];
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      aria-busy={found.isFetching}
      gap="3"
      bg="bg.subtle"
      borderRadius="lg"
      p="3"
    >
      <Box>
        <Flex justifyContent="space-between" gap="2" alignItems="baseline">
          <Heading as="h2" size="sub" id={id}>
            {label}
          </Heading>
          {first ? <Span fontVariantNumeric="tabular-nums">{countOf(first)}</Span> : null}
        </Flex>
        {first?.amount ? (
          <Text textStyle="small">{fill(pipeline.columnSum, { amount: formatCents(first.amount) })}</Text>
        ) : null}
      </Box>
      <QueryState query={found} failed={admin.errorGettingApplications}>
        {({ pages }) => <Cards applications={pages.flatMap(({ items }) => items)} />}
      </QueryState>
      <MorePages query={found} label={pipeline.more} spoken={fill(pipeline.moreOfStage, { stage: label })} small />
    </Stack>
  );
}

function Cards({ applications }: { applications: readonly FoundApplication[] }) {
  if (applications.length === 0) return <Text color="fg.muted">{pipeline.emptyColumn}</Text>;
  return (
    <Stack as="ul" gap="3" listStyleType="none" p="0" m="0">
      {applications.map((application) => (
        <li key={application.id}>
          <ApplicationCard application={application} />
        </li>
      ))}
    </Stack>
  );
}

/** Where one goes on: a loan that runs has its own page. */
const pathOf = ({ id, ledgerOpenedAt }: FoundApplication): string =>
  ledgerOpenedAt ? `/loans/${id}` : `/admin/reviewapplication/${id}`;

function ApplicationCard({ application }: { application: FoundApplication }) {
  const { projectNumber, companyName, loanType, amount, pointPersonId, daysInStage } = application;
  return (
    <Card p={{ base: '3', sm: '3' }}>
      <Stack gap="1">
        <TextLink asChild overflowWrap="anywhere" fontWeight="semibold">
          <Link to={pathOf(application)} data-row>
            {applicationTitle(application)}
          </Link>
        </TextLink>
        <Text textStyle="small" overflowWrap="anywhere">
          {[projectNumberText(projectNumber), companyName].filter(Boolean).join(' · ')}
        </Text>
        <Flex justifyContent="space-between" gap="2" flexWrap="wrap">
          <Text textStyle="small">{loanType ? loanTypes[loanType].label : '—'}</Text>
          {amount === null ? null : <MoneyText cents={amount} bold />}
        </Flex>
        <Text textStyle="small">{daysInStageText(daysInStage)}</Text>
        <MoveLine facts={application} side="lender" />
        {pointPersonId ? (
          <Text as="div" textStyle="small">
            <VisuallyHidden>{pipeline.pointPerson}: </VisuallyHidden>
            <PersonName userId={pointPersonId} />
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}
