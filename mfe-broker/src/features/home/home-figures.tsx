import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { dealStageLabels, dealStages } from '@groundwork/domain-brokers';
import { brokerHome } from '@groundwork/domain-messages-broker';
import { fees as words } from '@groundwork/domain-messages-screens';
import { FeeSums } from '@groundwork/web-lending/fees';
import type { DealView } from '@groundwork/web-lending/fees';
import { Link, QueryState } from '@groundwork/web-mount';
import { Card, Facts, Grid, Heading, Text, TextLink } from '@groundwork/web-ui';
import type { FeeLedger } from '../../data/api.js';

interface HomeFiguresProps {
  deals: UseQueryResult<DealView[]>;
  ledger: UseQueryResult<FeeLedger>;
}

/** How many deals of clients are at each stage, and what the fees come to; of two that are read, one may be away. */
export function HomeFigures({ deals, ledger }: HomeFiguresProps) {
  return (
    <Grid
      as="section"
      aria-label={brokerHome.atAGlance}
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Figures title={words.deals}>
        <QueryState query={deals} failed={brokerHome.dealsFailed}>
          {(list) => <ByStage deals={list} />}
        </QueryState>
      </Figures>
      <Figures title={words.title}>
        <QueryState query={ledger} failed={words.failed}>
          {({ sums }) => <FeeSums sums={sums} />}
        </QueryState>
      </Figures>
      <TextLink asChild gridColumn="1 / -1" justifySelf="start">
        <Link to="/fees">{brokerHome.toFees}</Link>
      </TextLink>
    </Grid>
  );
}

const Figures = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card role="group" aria-label={title}>
    <Heading as="h2" size="section" mb="3">
      {title}
    </Heading>
    {children}
  </Card>
);

/** Stages that no deal is at are left out. */
function ByStage({ deals }: { deals: readonly DealView[] }) {
  if (deals.length === 0) return <Text color="fg.muted">{words.noDeals}</Text>;
  const facts = dealStages
    .map((stage) => ({ label: dealStageLabels[stage], value: deals.filter((deal) => deal.stage === stage).length }))
    .filter(({ value }) => value > 0);
  return <Facts minWidth={120} facts={facts} />;
}
