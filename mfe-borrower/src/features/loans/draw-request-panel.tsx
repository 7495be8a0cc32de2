import { useState } from 'react';
import { drawStatus, isDecided } from '@groundwork/domain-draws';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { displayInstant } from '@groundwork/domain-time';
import { DrawStatusBadge } from '@groundwork/web-lending';
import { Box, Disclosure, Flex, List, ListItem, MoneyText, StatusBadge, Text } from '@groundwork/web-ui';
import type { DrawRequest } from '../../data/api.js';

/** The whole request in one word: decided line by line, or the status that its lines share. */
function OverallBadge({ draw: { statusId, lineItems } }: { draw: DrawRequest }) {
  const lines = lineItems.map((line) => line.statusId as DrawStatusId);
  const mixed = statusId === drawStatus.pending && isDecided(lines);
  return mixed ? (
    <StatusBadge tone="accent">Partly approved</StatusBadge>
  ) : (
    <DrawStatusBadge statusId={statusId as DrawStatusId} />
  );
}

/** One draw request: its lines with their status and, where one was rejected, why. */
export function DrawRequestPanel({ draw, initiallyOpen }: { draw: DrawRequest; initiallyOpen: boolean }) {
  const [open, setOpen] = useState(initiallyOpen);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      title={
        <>
          <Text as="span" display="block" overflowWrap="anywhere">
            {draw.applicationName}
          </Text>
          <Text as="span" textStyle="small" display="block" fontWeight="normal">
            {displayInstant(draw.createdAt)} · <MoneyText cents={draw.requestedAmount} />
          </Text>
        </>
      }
      aside={<OverallBadge draw={draw} />}
    >
      {draw.rejectReason ? (
        <Text mb="2">
          <b>Reason:</b> {draw.rejectReason}
        </Text>
      ) : null}
      <List aria-label="Lines">
        {draw.lineItems.map((line) => (
          <ListItem key={line.id} borderTop="1px solid" borderColor="border" py="2.5">
            <Flex gap="3" alignItems="center" flexWrap="wrap">
              <Box flex="1" minWidth="160px">
                <Text fontWeight="medium">{line.additionalBudgetItem.name}</Text>
                <Text textStyle="small">{line.additionalBudgetItem.section}</Text>
              </Box>
              <MoneyText cents={line.requestedAmount} />
              <DrawStatusBadge statusId={line.statusId as DrawStatusId} />
            </Flex>
            {line.rejectReason ? (
              <Text textStyle="small" mt="1">
                <b>Reason:</b> {line.rejectReason}
              </Text>
            ) : null}
          </ListItem>
        ))}
      </List>
    </Disclosure>
  );
}
