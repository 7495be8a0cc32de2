import type { UseQueryResult } from '@tanstack/react-query';
import { groupAgreements, agreementStatus } from '@groundwork/domain-brokers';
import { Box, Center, Grid, Icon, Skeleton, Text } from '@groundwork/web-ui';
import type { IconName } from '@groundwork/web-ui';
import { countOf } from '../../components/counted.js';
import { LinkCard } from '../../components/link-card.js';
import { useApplicationCount } from '../../data/applications.js';
import { useBrokers } from '../../data/brokers.js';
import { useDrawSelections } from '../../data/draws.js';

/** What waits for a decision, each with the way to it. */
export function WaitingCards() {
  const applications = useApplicationCount('submitted');
  const draws = useDrawSelections();
  const brokers = useBrokers();
  const pendingDraws = draws.data?.find(({ selection }) => selection === 'pending');
  const pendingAgreements =
    brokers.data &&
    groupAgreements(brokers.data.flatMap(({ agreements }) => agreements)).find(
      ({ status }) => status === agreementStatus.pending,
    );
  return (
    <Grid as="section" aria-label="Waiting for a decision" gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}>
      <WaitingCard
        to="/approval"
        icon="clipboard"
        label="Submitted applications"
        count={applications.data && countOf(applications.data)}
        query={applications}
      />
      <WaitingCard
        to="/draws?status=pending"
        icon="money"
        label="Pending draw requests"
        count={pendingDraws && countOf(pendingDraws)}
        query={draws}
      />
      <WaitingCard
        to="/brokers"
        icon="handshake"
        label="Agreements pending review"
        count={pendingAgreements?.agreements.length}
        query={brokers}
      />
    </Grid>
  );
}

interface WaitingCardProps {
  to: string;
  icon: IconName;
  label: string;
  count: number | string | undefined;
  query: UseQueryResult<unknown>;
}

function WaitingCard({ to, icon, label, count, query }: WaitingCardProps) {
  return (
    <LinkCard to={to}>
      <Center
        bg="accent.subtle"
        color="accent.fg"
        borderRadius="full"
        width="12"
        height="12"
        fontSize="xl"
        flexShrink="0"
      >
        <Icon name={icon} />
      </Center>
      <Box flex="1" minWidth="0">
        {query.isPending ? <Skeleton width="10" height="7" /> : null}
        {count !== undefined ? (
          <Text fontSize="2xl" fontWeight="semibold" lineHeight="tight" fontVariantNumeric="tabular-nums">
            {count}
          </Text>
        ) : null}
        {query.isError && count === undefined ? (
          <Text fontSize="sm" color="danger.fg">
            Not available right now
          </Text>
        ) : null}
        <Text textStyle="small">{label}</Text>
      </Box>
      <Icon name="chevron-right" />
    </LinkCard>
  );
}
