import { termSheets } from '@groundwork/domain-messages-admin';
import { Box, Button } from '@groundwork/web-ui';
import { usePrintTermSheet } from '../../data/term-sheets.js';

/** The term sheet as its borrower reads or accepted it, for the credit file. */
export function PrintTermSheet({ applicationId }: { applicationId: string }) {
  const print = usePrintTermSheet(applicationId);
  return (
    <Box mt="3">
      <Button variant="outline" size="sm" icon="download" loading={print.isPending} onClick={() => print.mutate()}>
        {termSheets.pdf}
      </Button>
    </Box>
  );
}
