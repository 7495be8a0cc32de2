import { fill } from '@groundwork/domain-messages';
import { exportsDesk, fundingDesk as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { Alert, ConfirmDialog, Text } from '@groundwork/web-ui';
import type { ListedFunding } from '../../data/api.js';
import { useMovedRecord } from '../../components/use-moved.js';
import { useCancelFunding } from '../../data/funding.js';
import { FundingMoved } from './funding-moved.js';

/** A planned payment that is not made. */
export function CancelDialog({ funding: opened, onClose }: { funding: ListedFunding; onClose: () => void }) {
  const moved = useMovedRecord(opened);
  const { row, standing } = moved;
  const { id, version, amount, batchNumber, applicationName: name } = row;
  const cancel = useCancelFunding();
  const notify = useNotify();
  const confirm = async () => {
    try {
      await cancel.mutateAsync({ id, version });
      notify.success(words.cancelledDone);
    } catch (error) {
      if (moved.caught(error)) return;
      notify.error(sentenceFor(error));
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={fill(words.cancelOf, { name })}
      confirmLabel={words.cancelPayment}
      cancelLabel={screens.cancel}
      busy={cancel.isPending}
      disabled={standing !== undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {standing ? (
        <FundingMoved moved={moved} standing={standing} command="cancel" isBare />
      ) : (
        <>
          <Text>{fill(words.cancelLead, { amount: formatCents(amount) })}</Text>
          {batchNumber === null ? null : (
            <Alert tone="warning">{fill(exportsDesk.cancelExported, { number: batchNumber })}</Alert>
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
