import { fill } from '@groundwork/domain-messages';
import { loanInterest as words } from '@groundwork/domain-messages-screens';
import { formatMonthYear } from '@groundwork/domain-time';
import { Button } from '@groundwork/web-ui';

interface PaperButtonProps {
  label: string;
  /** Where there are several of the same label. */
  name?: string;
  print: { isPending: boolean; mutate: () => void };
}

/** Saves a paper. It is not disabled while it works: the focus stays on it. */
export function PaperButton({ label, name, print }: PaperButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      icon="download"
      {...(name ? { 'aria-label': name } : {})}
      aria-busy={print.isPending || undefined}
      onClick={() => print.isPending || print.mutate()}
    >
      {label}
    </Button>
  );
}

export const statementPaperLabel = (month: string): string =>
  fill(words.statementPdfOf, { month: formatMonthYear(month) });
