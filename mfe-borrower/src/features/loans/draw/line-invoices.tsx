import { useId } from 'react';
import { fill } from '@groundwork/domain-messages';
import { drawSheet } from '@groundwork/domain-messages-borrower';
import { addCents, formatCents } from '@groundwork/domain-money';
import { isUnread, lengthLimits } from '@groundwork/domain-validation';
import { Bounded, MoneyInput } from '@groundwork/web-forms';
import { Box, Button, FieldError, Grid, Heading, IconButton, Input, Label, Stack, Text } from '@groundwork/web-ui';
import { valueOf } from './draw-values.js';
import type { Entry, Invoice } from './draw-values.js';

const blank: Invoice = { payee: '', number: '', amount: undefined };

interface LineInvoicesProps {
  entry: Entry;
  onChange: (invoices: readonly Invoice[]) => void;
}

/** The invoices of a line, with what they add up to beside its amount. */
export function LineInvoices({ entry: { invoices, amount }, onChange }: LineInvoicesProps) {
  const sum = addCents(invoices.map((invoice) => valueOf(invoice.amount) ?? 0));
  const edit = (at: number, change: Partial<Invoice>) =>
    onChange(invoices.map((invoice, place) => (place === at ? { ...invoice, ...change } : invoice)));
  return (
    <Box as="section" aria-label="Invoices">
      <Heading as="h3" size="sub">
        Invoices
      </Heading>
      <Text textStyle="small" color="fg.muted" mb="3">
        {drawSheet.invoicesHint}
      </Text>
      <Stack gap="4">
        {invoices.map((invoice, at) => (
          <InvoiceRow
            // By place: a row has no id of its own, and rows are neither moved nor sorted.
            key={at}
            number={at + 1}
            invoice={invoice}
            onEdit={(change) => edit(at, change)}
            onRemove={() => onChange(invoices.filter((_invoice, place) => place !== at))}
          />
        ))}
      </Stack>
      {invoices.length > 0 ? (
        <Text role="status" mt="2" color={sum === valueOf(amount) ? undefined : 'danger.fg'}>
          {fill(drawSheet.invoicesSum, { sum: formatCents(sum), amount: formatCents(valueOf(amount) ?? 0) })}
        </Text>
      ) : null}
      <Button mt="3" size="sm" variant="outline" icon="plus" onClick={() => onChange([...invoices, blank])}>
        Add Invoice
      </Button>
    </Box>
  );
}

interface InvoiceRowProps {
  number: number;
  invoice: Invoice;
  onEdit: (change: Partial<Invoice>) => void;
  onRemove: () => void;
}

function InvoiceRow({ number, invoice, onEdit, onRemove }: InvoiceRowProps) {
  const id = useId();
  const complaint = isUnread(invoice.amount) ? invoice.amount.complaint : undefined;
  return (
    <Box role="group" aria-label={`Invoice ${number}`}>
      <Grid gridTemplateColumns={{ base: '1fr 1fr auto', sm: '1.4fr 1fr 1fr auto' }} gap="2" alignItems="end">
        <Box gridColumn={{ base: '1 / -1', sm: 'auto' }}>
          <Label htmlFor={`${id}-payee`}>Payee</Label>
          <Bounded value={invoice.payee} max={lengthLimits.line}>
            {(control) => (
              <Input
                {...control}
                id={`${id}-payee`}
                value={invoice.payee}
                onChange={(event) => onEdit({ payee: event.currentTarget.value })}
              />
            )}
          </Bounded>
        </Box>
        <Box>
          <Label htmlFor={`${id}-number`}>Number</Label>
          <Bounded value={invoice.number} max={lengthLimits.line}>
            {(control) => (
              <Input
                {...control}
                id={`${id}-number`}
                value={invoice.number}
                onChange={(event) => onEdit({ number: event.currentTarget.value })}
              />
            )}
          </Bounded>
        </Box>
        <Box>
          <Label htmlFor={`${id}-amount`}>Amount</Label>
          <MoneyInput
            id={`${id}-amount`}
            aria-invalid={complaint ? true : undefined}
            aria-describedby={complaint ? `${id}-error` : undefined}
            value={invoice.amount}
            onChange={(amount) => onEdit({ amount })}
          />
        </Box>
        <IconButton label={`Remove invoice ${number}`} icon="trash" onClick={onRemove} />
      </Grid>
      {complaint ? <FieldError id={`${id}-error`}>{complaint}</FieldError> : null}
    </Box>
  );
}
