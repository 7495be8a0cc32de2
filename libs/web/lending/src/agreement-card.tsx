import { agreementExpired, awaitsBroker } from '@groundwork/domain-brokers';
import { agreements as words } from '@groundwork/domain-messages-screens';
import { formatDayMonthYear, systemClock, today } from '@groundwork/domain-time';
import { Badge, Box, Button, Flex, Icon, Span, Text } from '@groundwork/web-ui';
import { AgreementBadge } from './agreement-badge.js';

/** What a card tells of a referral agreement. Dates are YYYY-MM-DD. */
export interface AgreementCardFacts {
  readonly clientName: string;
  readonly clientRepresentativeName: string;
  readonly status: string;
  readonly startDate: string;
  readonly expirationDate: string;
  /** ISO instant; null while the terms are unsigned. */
  readonly brokerSignedAt: string | null;
}

/** A card of a referral agreement that opens it. */
export function AgreementCard({ agreement, onOpen }: { agreement: AgreementCardFacts; onOpen: () => void }) {
  const { clientName, clientRepresentativeName, status, startDate, expirationDate } = agreement;
  return (
    <Button
      variant="outline"
      onClick={onOpen}
      width="full"
      height="full"
      minHeight="104px"
      p="4"
      borderColor="border"
      borderRadius="lg"
      textAlign="start"
      whiteSpace="normal"
      fontWeight="normal"
      justifyContent="flex-start"
      alignItems="stretch"
    >
      <Flex flexDirection="column" gap="2" width="full" minWidth="0">
        <Flex gap="3" alignItems="flex-start" justifyContent="space-between">
          <Box minWidth="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {clientName}
            </Text>
            <Text textStyle="small">{clientRepresentativeName}</Text>
          </Box>
          <AgreementBadge status={status} />
        </Flex>
        {awaitsBroker(agreement) ? <Badge tone="warning">{words.waitsForBroker}</Badge> : null}
        <Span display="flex" alignItems="center" gap="1.5" textStyle="small" mt="auto">
          <Icon name="calendar" size="1.1em" />
          {formatDayMonthYear(startDate)} to {formatDayMonthYear(expirationDate)}
          {agreementExpired(agreement, today(systemClock)) ? <Badge tone="warning">{words.expired}</Badge> : null}
        </Span>
      </Flex>
    </Button>
  );
}

/** A card that begins a new agreement. */
export function NewAgreementCard({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="ghost"
      icon="plus"
      onClick={onClick}
      width="full"
      height="full"
      minHeight="104px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="lg"
      color="accent.fg"
    >
      {label}
    </Button>
  );
}
