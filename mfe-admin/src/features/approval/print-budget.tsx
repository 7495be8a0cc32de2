import { approval } from '@groundwork/domain-messages-admin';
import { Box, Button } from '@groundwork/web-ui';
import { usePrintBudget, usePrintUnitBudget } from '../../data/print.js';

type Print = ReturnType<typeof usePrintBudget>;

/** The budget of a property, for the credit file. */
export function PrintBudget({ propertyId }: { propertyId: string }) {
  return <PrintButton print={usePrintBudget(propertyId)} />;
}

/** The budget of a unit, for the credit file. `name`: what the unit is called. */
export function PrintUnitBudget({ unitId, name }: { unitId: string; name: string }) {
  return <PrintButton print={usePrintUnitBudget(unitId)} label={`${approval.budgetPdf}: ${name}`} />;
}

const PrintButton = ({ print, label }: { print: Print; label?: string }) => (
  <Box mt="3">
    <Button
      variant="outline"
      size="sm"
      icon="download"
      aria-label={label}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      {approval.budgetPdf}
    </Button>
  </Box>
);
