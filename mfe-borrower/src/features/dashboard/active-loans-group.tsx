import { useState } from 'react';
import { projectNumberText } from '@groundwork/domain-applications';
import { progressPercent } from '@groundwork/domain-draws';
import { Badge, Disclosure, Flex, ListItem, MoneyText, Progress, Stack, Text } from '@groundwork/web-ui';
import type { ActiveLoan } from '../../data/api.js';
import { Carousel } from '../../components/carousel.js';
import { LinkCard } from '../../components/link-card.js';
import type { LoanGroup } from './loan-groups.js';

export function ActiveLoansGroup({ title, loans }: LoanGroup) {
  const [open, setOpen] = useState(true);
  return (
    <Disclosure title={title} aside={<Badge tone="accent">{loans.length}</Badge>} open={open} onToggle={setOpen}>
      <Carousel label={title}>
        {loans.map((loan) => (
          <ListItem key={loan.applicationId} scrollSnapAlign="start">
            <LoanCard loan={loan} />
          </ListItem>
        ))}
      </Carousel>
    </Disclosure>
  );
}

function LoanCard({ loan }: { loan: ActiveLoan }) {
  const [property] = loan.properties;
  return (
    <LinkCard to={`/loans/${loan.applicationId}`}>
      <Stack gap="3" flex="1" minWidth="0">
        <Stack gap="1">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {loan.name}
          </Text>
          <Text textStyle="small">
            {[
              projectNumberText(loan.projectNumber),
              property ? `${property.street}, ${property.city}, ${property.state}` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Stack>
        <Progress value={progressPercent(loan.fundedToDate, loan.total) / 100} label={`${loan.name}: funded`} />
        <Flex justifyContent="space-between" gap="3">
          <Figure label="Funded" cents={loan.fundedToDate} />
          <Figure label="To draw" cents={loan.available} end />
        </Flex>
      </Stack>
    </LinkCard>
  );
}

function Figure({ label, cents, end }: { label: string; cents: number; end?: boolean }) {
  return (
    <Stack gap="0" textAlign={end ? 'end' : undefined}>
      <Text textStyle="small">{label}</Text>
      <MoneyText cents={cents} bold />
    </Stack>
  );
}
