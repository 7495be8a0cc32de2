import { useState } from 'react';
import { changeKindLabels, changeSourceLabels, changeStatusLabels } from '@groundwork/domain-draws';
import type { ChangeStatus } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { changePage } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { displayInstant } from '@groundwork/domain-time';
import { Badge, Box, Disclosure, Flex, HStack, List, ListItem, MoneyText, StatusBadge, Text } from '@groundwork/web-ui';
import type { Tone } from '@groundwork/web-ui';
import { FileActions } from '../files/file-actions.js';
import { useNameOf } from '../files/files-queries.js';
import { ChangeDecision } from './change-decision.js';
import type { BudgetChange, ChangeCalls } from './change-types.js';

const tones: Readonly<Record<ChangeStatus, Tone>> = {
  requested: 'info',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
};

interface ChangeEntryProps {
  change: BudgetChange;
  calls: ChangeCalls;
  isOpen: boolean;
}

/** One change: what it does to each line, why, who asked and who decided, and what can be decided now. */
export function ChangeEntry({ change, calls, isOpen }: ChangeEntryProps) {
  const { number, kind, status, source, sourceName, reason, lineItems, supportingDocuments, added } = change;
  const [open, setOpen] = useState(isOpen);
  return (
    <Disclosure
      open={open}
      onToggle={setOpen}
      title={
        <>
          <Text as="span" display="block">
            {fill(changePage.heading, { number, kind: changeKindLabels[kind] })}
          </Text>
          <Text as="span" display="block" textStyle="small" fontWeight="normal">
            <MoneyText cents={added || -change.net} />
          </Text>
        </>
      }
      aside={<StatusBadge tone={tones[status]}>{changeStatusLabels[status]}</StatusBadge>}
    >
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {reason}
      </Text>
      {source ? (
        <Text mt="1">{fill(changePage.paidBy, { source: sourceName ?? changeSourceLabels[source] })}</Text>
      ) : null}
      <List
        aria-label={fill(changePage.heading, { number, kind: changeKindLabels[kind] })}
        listStyle="none"
        ps="0"
        mt="2"
      >
        {lineItems.map((line) => (
          <ListItem key={line.additionalBudgetItemId} borderTop="1px solid" borderColor="border" py="2">
            <Flex gap="3" flexWrap="wrap" justifyContent="space-between">
              <Text>
                {line.section}: {line.name}
                {line.isNew ? <Badge ms="2">{changePage.isNew}</Badge> : null}
              </Text>
              <Text fontVariantNumeric="tabular-nums">
                {line.amount > 0 ? '+' : ''}
                {formatCents(line.amount)}
              </Text>
            </Flex>
            {line.before === null ? null : (
              <Text textStyle="small">
                {fill(changePage.beforeAfter, {
                  before: formatCents(line.before),
                  after: formatCents(line.before + line.amount),
                })}
              </Text>
            )}
          </ListItem>
        ))}
      </List>
      {supportingDocuments.map((file) => (
        <HStack key={file.fileUploadId} gap="1" flexWrap="wrap">
          <Text textStyle="small" overflowWrap="anywhere">
            {file.userFileName}
          </Text>
          <FileActions file={file} newTab />
        </HStack>
      ))}
      <Happened change={change} />
      {status === 'requested' ? <ChangeDecision change={change} calls={calls} /> : null}
    </Disclosure>
  );
}

const decidedBy: Readonly<Record<Exclude<ChangeStatus, 'requested'>, string>> = {
  approved: changePage.approvedBy,
  rejected: changePage.rejectedBy,
  withdrawn: changePage.withdrawnBy,
};

/** Who asked and who decided, with what was said. */
function Happened({ change }: { change: BudgetChange }) {
  const { requestedAs, requestedBy, requestedAt, decidedBy: decider, decidedAt, decisionNote, status } = change;
  const isLender = requestedAs === 'administrator';
  return (
    <Box mt="3" textStyle="small">
      <By
        sentence={isLender ? changePage.enteredBy : changePage.askedBy}
        who={requestedBy}
        lender={isLender}
        at={requestedAt}
      />
      {status === 'requested' || decider === null || decidedAt === null ? null : (
        <By sentence={decidedBy[status]} who={decider} lender={status !== 'withdrawn'} at={decidedAt} />
      )}
      {decisionNote ? (
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {decisionNote}
        </Text>
      ) : null}
    </Box>
  );
}

function By({ sentence, who, lender, at }: { sentence: string; who: string; lender: boolean; at: string }) {
  const name = useNameOf(who, lender);
  return <Text>{fill(sentence, { name, date: displayInstant(at) })}</Text>;
}
