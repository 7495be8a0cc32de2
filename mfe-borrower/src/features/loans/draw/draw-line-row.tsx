import { useId } from 'react';
import { requestedAmountComplaint } from '@groundwork/domain-draws';
import { isUnread } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import { MoneyInput } from '@groundwork/web-forms';
import { Box, Button, FieldError, Grid, ListItem, MoneyText, Text } from '@groundwork/web-ui';
import type { LedgerLine } from '../../../data/api.js';

interface DrawLineRowProps {
  line: LedgerLine;
  amount: number | Unread | undefined;
  fileCount: number;
  /** What the review or the service said; an amount above the cap complains by itself. */
  error: string | undefined;
  onAmount: (amount: number | Unread | undefined) => void;
  onFiles: () => void;
}

/** One budget line: budget, funded, pending, remaining; the amount to draw; its supporting files. */
export function DrawLineRow({ line, amount, fileCount, error, onAmount, onFiles }: DrawLineRowProps) {
  const id = useId();
  const { name, budgetAmount, amountFundedToDate, pending, remaining, available } = line;
  const own = isUnread(amount) ? amount.complaint : undefined;
  const complaint =
    error ?? own ?? (typeof amount === 'number' ? requestedAmountComplaint(amount, available) : undefined);
  return (
    <ListItem borderTop="1px solid" borderColor="border" py="2.5">
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) 150px 190px 104px' }}
        gap="2"
        alignItems="center"
      >
        <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <Text fontWeight="medium">{name}</Text>
          <Text textStyle="small">
            Budget <MoneyText cents={budgetAmount} /> · Funded <MoneyText cents={amountFundedToDate} />
            {pending > 0 ? (
              <>
                {' '}
                · Pending <MoneyText cents={pending} />
              </>
            ) : null}
          </Text>
        </Box>
        <Box gridColumn={{ base: '1 / -1', sm: 'auto' }} textAlign={{ sm: 'end' }}>
          <Text as="span" textStyle="small">
            Remaining{' '}
          </Text>
          <MoneyText cents={remaining} />
        </Box>
        <MoneyInput
          aria-label={`Amount for ${name}`}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={complaint ? id : undefined}
          disabled={available === 0}
          value={amount}
          onChange={onAmount}
        />
        <Button
          variant="outline"
          icon="upload"
          aria-label={`Files for ${name}${fileCount > 0 ? ` (${fileCount})` : ''}`}
          disabled={available === 0}
          onClick={onFiles}
        >
          Files{fileCount > 0 ? ` (${fileCount})` : ''}
        </Button>
      </Grid>
      {complaint ? (
        <FieldError id={id} mt="1" textAlign={{ sm: 'end' }}>
          {complaint}
        </FieldError>
      ) : null}
    </ListItem>
  );
}
