import { fill } from '@groundwork/domain-messages';
import { budgetSheet } from '@groundwork/domain-messages-borrower';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Alert, Box, Button, Flex, Span } from '@groundwork/web-ui';
import { useUndoAllocation } from '../../../../data/budgets.js';
import type { Divided } from './divide-buttons.js';

/** What was divided just now, and the way back. */
export function DividedNotice({ divided, onClose }: { divided: Divided; onClose: () => void }) {
  const { propertyId, over, count } = divided;
  const undo = useUndoAllocation();
  const notify = useNotify();
  const takeBack = async () => {
    try {
      await undo.mutateAsync(propertyId);
      notify.success(budgetSheet.divisionTakenBack);
    } catch (error) {
      notify.error(sentenceFor(error));
    }
    onClose();
  };
  const said = over === 'units' ? budgetSheet.dividedOverUnits : budgetSheet.dividedOverProperties;
  return (
    <Box mb="4">
      <Alert tone="success">
        <Flex gap="3" alignItems="center" flexWrap="wrap">
          <Span>{fill(said, { count })}</Span>
          <Button variant="outline" size="sm" icon="undo" loading={undo.isPending} onClick={() => void takeBack()}>
            Take it back
          </Button>
        </Flex>
      </Alert>
    </Box>
  );
}
