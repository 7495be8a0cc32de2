import { drawStatusLabel, earnedOf } from '@groundwork/domain-draws';
import type { DrawCommand } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { formatCents } from '@groundwork/domain-money';
import { DrawStatusBadge } from '@groundwork/web-lending';
import { FileActions } from '@groundwork/web-lending/files';
import { Box, Button, Flex, Grid, HStack, ListItem, MoneyText, Text } from '@groundwork/web-ui';
import type { DrawLine } from '../../data/api.js';
import { approvable, draftStatus, draftTarget } from './draft-decision.js';
import type { Draft } from './draft-decision.js';
import { onLineKey } from './line-keys.js';

interface LineItemProps {
  line: DrawLine;
  draft: Draft;
  disabled: boolean;
  onCommand: (command: DrawCommand) => void;
  onLower: () => void;
  onDocuments: () => void;
}

const actions = [
  { command: 'approve', label: 'Accept', icon: 'check' },
  { command: 'reject', label: 'Reject', icon: 'close' },
  { command: 'hold', label: 'Hold For Inspection', icon: 'clock' },
  { command: 'reset', label: 'Reset To Pending', icon: 'refresh' },
] as const;

/** One line of a draw: its budget around it, what supports it beside it, and what can be decided. */
export function LineItem(props: LineItemProps) {
  const { line, draft } = props;
  const { id, additionalBudgetItem, requestedAmount } = line;
  const statusId = draftStatus(draft, line);
  const changed = statusId !== line.statusId;
  const reason = draft[id]?.rejectReason ?? (changed ? null : line.rejectReason);
  return (
    <ListItem
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="lg"
      p="4"
      aria-label={additionalBudgetItem.name}
      tabIndex={0}
      onKeyDown={(event) => {
        if (props.disabled) return;
        onLineKey(event, (command) => {
          if (command === 'lower') return approvable([line]).length > 0 ? props.onLower() : undefined;
          if (draftTarget(draft, line, command) !== undefined) props.onCommand(command);
        });
      }}
    >
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        <Box flex="1" minWidth="180px">
          <Text fontWeight="semibold">{additionalBudgetItem.name}</Text>
          <BudgetAround item={additionalBudgetItem} />
        </Box>
        <MoneyText cents={requestedAmount} bold />
        <DrawStatusBadge statusId={statusId} changed={changed} />
      </Flex>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
        <Box>
          {reason ? (
            <Text fontSize="sm" color="danger.fg" mt="2">
              {reason}
            </Text>
          ) : null}
          <Reduction line={line} approval={changed ? draft[id] : line} />
          {changed ? (
            <Text textStyle="small" mt="1">
              Was {drawStatusLabel(line.statusId)}; not submitted yet.
            </Text>
          ) : null}
          <LineButtons {...props} />
        </Box>
        <Papers line={line} />
      </Grid>
    </ListItem>
  );
}

/** The budget around a line: what was approved of it, paid or not, what is asked for, and what may be asked for besides. */
function BudgetAround({ item }: { item: DrawLine['additionalBudgetItem'] }) {
  return (
    <Text textStyle="small">
      {item.section} · budget <MoneyText cents={item.budgetAmount} /> · previous <MoneyText cents={earnedOf(item)} /> ·
      pending <MoneyText cents={item.pending} /> · remaining <MoneyText cents={item.available} />
    </Text>
  );
}

type Approval = Pick<Partial<DrawLine>, 'approvedAmount' | 'reductionReason'>;

/** What of a line is approved where it is less than it asks for, and why. */
function Reduction({ line, approval }: { line: DrawLine; approval: Approval | Draft[string] | undefined }) {
  const approved = approval?.approvedAmount ?? null;
  if (approved === null || approved === line.requestedAmount) return null;
  const amounts = { approved: formatCents(approved), amount: formatCents(line.requestedAmount) };
  return (
    <Text fontSize="sm" mt="2">
      {fill(drawDesk.approvedOf, amounts)}: {approval?.reductionReason}
    </Text>
  );
}

/** Invoices and files of a line, each to be opened at once. */
function Papers({ line: { invoices, supportingDocuments, materialsStored } }: { line: DrawLine }) {
  return (
    <Box mt="2">
      {materialsStored === null ? null : (
        <Text textStyle="small">
          Materials stored: <MoneyText cents={materialsStored} />
        </Text>
      )}
      {invoices.map(({ payee, number, amount }, at) => (
        <Text key={at} textStyle="small">
          Invoice {number} of {payee}: <MoneyText cents={amount} />
        </Text>
      ))}
      {supportingDocuments.map((file) => (
        <HStack key={file.fileUploadId} gap="1">
          <Text textStyle="small" overflowWrap="anywhere">
            {file.userFileName}
          </Text>
          <FileActions file={file} newTab />
        </HStack>
      ))}
    </Box>
  );
}

function LineButtons({ line, draft, disabled, onCommand, onLower, onDocuments }: LineItemProps) {
  const { additionalBudgetItem, supportingDocuments } = line;
  return (
    <HStack flexWrap="wrap" gap="2" mt="3">
      {actions
        .filter(({ command }) => draftTarget(draft, line, command) !== undefined)
        .map(({ command, label, icon }) => (
          <Button
            key={command}
            size="sm"
            variant="outline"
            icon={icon}
            disabled={disabled}
            aria-label={`${label}: ${additionalBudgetItem.name}`}
            onClick={() => onCommand(command)}
          >
            {label}
          </Button>
        ))}
      {approvable([line]).length > 0 ? (
        <Button
          size="sm"
          variant="outline"
          disabled={disabled}
          aria-label={`${drawDesk.lowerAmount}: ${additionalBudgetItem.name}`}
          onClick={onLower}
        >
          {drawDesk.lowerAmount}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        icon="file"
        disabled={supportingDocuments.length === 0}
        aria-label={`View Supporting Documents: ${additionalBudgetItem.name}`}
        onClick={onDocuments}
      >
        View Supporting Documents ({supportingDocuments.length})
      </Button>
    </HStack>
  );
}
