import { memo, useId } from 'react';
import type { ReactNode } from 'react';
import { requestedAmountComplaint } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { loanPage } from '@groundwork/domain-messages-screens';
import { addCents, formatCents, formatPercent } from '@groundwork/domain-money';
import { isUnread } from '@groundwork/domain-validation';
import { cellProps, MoneyInput, NumberInput } from '@groundwork/web-forms';
import { Alert, Box, Button, FieldError, Grid, HStack, ListItem, MoneyText, Text } from '@groundwork/web-ui';
import type { DrawDraftLine, LedgerLine } from '../../../data/api.js';
import { withAmount, withPercent } from './draw-values.js';
import type { Entry } from './draw-values.js';

interface DrawLineRowProps {
  line: LedgerLine;
  entry: Entry;
  /** What the review or the service said; an amount above the cap complains by itself. */
  error: string | undefined;
  /** What the submission that came back asked for of this line; undefined where there was none. */
  before: number | undefined;
  /** What a colleague saved meanwhile. */
  theirs: DrawDraftLine | undefined;
  onEdit: (change: (entry: Entry) => Entry) => void;
  onChoose: (choice: 'mine' | 'theirs') => void;
  onFiles: () => void;
}

function ownComplaint({ amount, percent }: Entry, available: number): string | undefined {
  if (isUnread(percent)) return percent.complaint;
  if (isUnread(amount)) return amount.complaint;
  return amount === undefined ? undefined : requestedAmountComplaint(amount, available);
}

/** One budget line: budget, funded, pending, what is left; percent or amount to draw; what supports it. */
export const DrawLineRow = memo(function DrawLineRow(props: DrawLineRowProps) {
  const { line, entry, error, theirs, onEdit, onFiles, onChoose } = props;
  const id = useId();
  const { additionalBudgetItemId: lineId, name, available } = line;
  const complaint = error ?? ownComplaint(entry, available);
  const papers = entry.files.length + entry.invoices.length;
  const isPercent = isUnread(entry.percent);
  return (
    <ListItem borderTop="1px solid" borderColor="border" py="2.5">
      <Grid
        gridTemplateColumns={{ base: '92px minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 130px 92px 168px 104px' }}
        gap="2"
        alignItems="center"
      >
        <LineFigures {...props} />
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }} textAlign={{ md: 'end' }}>
          <Text as="span" textStyle="small" display={{ md: 'block' }}>
            {drawSheet.leftToRequest}{' '}
          </Text>
          <MoneyText cents={available} />
        </Box>
        <NumberInput
          {...cellProps(lineId, 'percent')}
          decimals={2}
          aria-label={`Percent complete of ${name}`}
          placeholder="%"
          textAlign="end"
          aria-invalid={complaint && isPercent ? true : undefined}
          aria-describedby={complaint && isPercent ? id : undefined}
          disabled={available === 0}
          value={entry.percent}
          onChange={(percent) => onEdit((before) => withPercent(line, before, percent))}
        />
        <MoneyInput
          {...cellProps(lineId, 'amount')}
          aria-label={`Amount for ${name}`}
          aria-invalid={complaint && !isPercent ? true : undefined}
          aria-describedby={complaint && !isPercent ? id : undefined}
          disabled={available === 0}
          value={entry.amount}
          onChange={(amount) => onEdit((before) => withAmount(before, amount))}
        />
        <Button
          variant="outline"
          icon="upload"
          aria-label={`Files for ${name}${papers > 0 ? ` (${papers})` : ''}`}
          disabled={available === 0}
          onClick={onFiles}
        >
          Files{papers > 0 ? ` (${papers})` : ''}
        </Button>
      </Grid>
      {complaint ? (
        <FieldError id={id} mt="1" textAlign={{ md: 'end' }}>
          {complaint}
        </FieldError>
      ) : null}
      {theirs ? (
        <Conflict
          sentence={fill(drawSheet.colleagueChanged, { amount: formatCents(theirs.requestedAmount ?? 0) })}
          onChoose={onChoose}
        />
      ) : null}
    </ListItem>
  );
});

function LineFigures({ line, entry, before }: DrawLineRowProps) {
  const { name, budgetAmount, amountFundedToDate, pending, pendingFunding, retainageHeld, capPercent } = line;
  const unpaid = addCents([pendingFunding, retainageHeld]);
  return (
    <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
      <Text fontWeight="medium">{name}</Text>
      <Text textStyle="small">
        Budget <MoneyText cents={budgetAmount} /> · Funded <MoneyText cents={amountFundedToDate} />
        {unpaid > 0 ? (
          <>
            {' '}
            · Approved, not paid out <MoneyText cents={unpaid} />
          </>
        ) : null}
        {pending > 0 ? (
          <>
            {' '}
            · Pending <MoneyText cents={pending} />
          </>
        ) : null}
      </Text>
      {capPercent === null ? null : (
        <Text textStyle="small">{fill(loanPage.cappedByInspection, { percent: formatPercent(capPercent) })}</Text>
      )}
      {before !== undefined && before !== (entry.amount ?? 0) ? (
        <Text textStyle="small" color="accent.fg">
          {fill(drawSheet.submittedBefore, { amount: formatCents(before) })}
        </Text>
      ) : null}
    </Box>
  );
}

/** Two people wrote at the same place: one of the two is chosen. */
export function Conflict({
  sentence,
  onChoose,
}: {
  sentence: ReactNode;
  onChoose: (choice: 'mine' | 'theirs') => void;
}) {
  return (
    <Box mt="2">
      <Alert tone="warning">
        <HStack gap="3" flexWrap="wrap">
          <Text flex="1 1 220px">{sentence}</Text>
          <Button size="sm" variant="outline" onClick={() => onChoose('mine')}>
            {drawSheet.keepMine}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onChoose('theirs')}>
            {drawSheet.takeTheirs}
          </Button>
        </HStack>
      </Alert>
    </Box>
  );
}
