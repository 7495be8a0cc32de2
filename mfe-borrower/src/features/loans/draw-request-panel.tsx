import { lazy, Suspense, useState } from 'react';
import type { DrawStatusId } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { DrawStandingBadge, DrawStatusBadge } from '@groundwork/web-lending';
import { DrawWaivers } from '@groundwork/web-lending/waivers';
import { Box, Disclosure, Flex, List, ListItem, MoneyText, Text } from '@groundwork/web-ui';
import type { DrawRequest } from '../../data/api.js';
import { useDrawRequest } from '../../data/draws.js';
import { useWaiversAccess } from '../../data/waivers.js';
import { DrawActions } from './draw-actions.js';
import { DrawPayments } from './draw-payments.js';
import { LenderNotes } from './lender-notes.js';
import type { Drawing } from './draw/draw-dialog.js';

const DrawSheet = lazy(async () => ({ default: (await import('./draw-sheet.js')).DrawSheet }));

/** One draw request: its lines with their status and, where one was rejected, why. */
interface DrawRequestPanelProps {
  draw: DrawRequest;
  initiallyOpen: boolean;
  onDraw: (drawing: Drawing) => void;
}

export function DrawRequestPanel({ draw, initiallyOpen, onDraw }: DrawRequestPanelProps) {
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
            {draw.kind === 'release' ? ` · ${drawSheet.releaseOfRetainage}` : null}
          </Text>
        </>
      }
      aside={<DrawStandingBadge draw={draw} />}
    >
      {draw.rejectReason ? (
        <Text mb="2">
          <b>Reason:</b> {draw.rejectReason}
        </Text>
      ) : null}
      {draw.stage === 'sent_back' ? <SentBack id={draw.id} /> : null}
      {open ? <LenderNotes drawRequestId={draw.id} /> : null}
      <List aria-label="Lines">
        {draw.lineItems.map((line) => (
          <ListItem key={line.id} borderTop="1px solid" borderColor="border" py="2.5">
            <Flex gap="3" alignItems="center" flexWrap="wrap">
              <Box flex="1" minWidth="160px">
                <Text fontWeight="medium">{line.additionalBudgetItem.name}</Text>
                <Text textStyle="small">{line.additionalBudgetItem.section}</Text>
              </Box>
              <MoneyText cents={line.requestedAmount} />
              {draw.stage === 'submitted' ? <DrawStatusBadge statusId={line.statusId as DrawStatusId} /> : null}
            </Flex>
            <Reduction line={line} />
            <Retainage line={line} />
            {line.rejectReason ? (
              <Text textStyle="small" mt="1">
                <b>Reason:</b> {line.rejectReason}
              </Text>
            ) : null}
          </ListItem>
        ))}
      </List>
      {draw.stage === 'submitted' ? (
        <Box mt="5">
          <Waivers draw={draw} />
        </Box>
      ) : null}
      {open && draw.stage === 'submitted' ? (
        <Box mt="5">
          <Suspense fallback={null}>
            <DrawSheet id={draw.id} />
          </Suspense>
        </Box>
      ) : null}
      <DrawPayments draw={draw} />
      <DrawActions draw={draw} onDraw={onDraw} />
    </Disclosure>
  );
}

const Waivers = ({ draw }: { draw: DrawRequest }) => <DrawWaivers draw={draw} access={useWaiversAccess()} />;

/** What of a line was approved where it is less than what was asked for, and why. */
function Reduction({
  line: { approvedAmount, requestedAmount, reductionReason },
}: {
  line: DrawRequest['lineItems'][number];
}) {
  if (approvedAmount === null || approvedAmount === requestedAmount) return null;
  return (
    <Text textStyle="small" mt="1">
      <b>
        {fill(drawSheet.approvedOf, {
          approved: formatCents(approvedAmount),
          amount: formatCents(requestedAmount),
        })}
        :
      </b>{' '}
      {reductionReason}
    </Text>
  );
}

/** What of an approved line is held back, or was given back by a reduction. */
function Retainage({ line: { retainageWithheld } }: { line: DrawRequest['lineItems'][number] }) {
  if (!retainageWithheld) return null;
  const sentence = retainageWithheld > 0 ? drawSheet.retainageHeld : drawSheet.retainageGivenBack;
  return (
    <Text textStyle="small" mt="1">
      {fill(sentence, { amount: formatCents(Math.abs(retainageWithheld)) })}
    </Text>
  );
}

/** What the lender wants to have changed. */
function SentBack({ id }: { id: string }) {
  const reason = useDrawRequest(id).data?.submissions?.at(-1)?.endedReason;
  return reason ? <Text mb="2">{fill(drawSheet.sentBackBecause, { reason })}</Text> : null;
}
