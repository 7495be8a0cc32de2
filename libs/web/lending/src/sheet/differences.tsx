import { invoiceDifferences, lineDifferences } from '@groundwork/domain-draws';
import type { AskedLine } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { paymentSheet } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { List, ListItem, Text } from '@groundwork/web-ui';

function sentencesOf(from: readonly AskedLine[], to: readonly AskedLine[]): string[] {
  const amounts = lineDifferences(from, to).map(({ name, before, after }) =>
    fill(paymentSheet.roundChanged, { line: name, before: formatCents(before), after: formatCents(after) }),
  );
  const invoices = invoiceDifferences(from, to).map(({ name, payee, number, before, after }) => {
    const which = { line: name, number, payee };
    if (before === null) return fill(paymentSheet.invoiceAdded, { ...which, amount: formatCents(after ?? 0) });
    if (after === null) return fill(paymentSheet.invoiceLeftOut, { ...which, amount: formatCents(before) });
    return fill(paymentSheet.invoiceChanged, { ...which, before: formatCents(before), after: formatCents(after) });
  });
  return [...amounts, ...invoices];
}

interface DifferencesProps {
  label: string;
  /** The submission before; undefined of the first one. */
  from: readonly AskedLine[] | undefined;
  to: readonly AskedLine[];
}

/** What a submission of a draw asks for otherwise than the one before: amounts by line, and invoices. */
export function Differences({ label, from, to }: DifferencesProps) {
  const sentences = from ? sentencesOf(from, to) : [];
  if (sentences.length === 0) return null;
  return (
    <List aria-label={label} ps="4">
      {sentences.map((sentence) => (
        <ListItem key={sentence}>
          <Text textStyle="small">{sentence}</Text>
        </ListItem>
      ))}
    </List>
  );
}
