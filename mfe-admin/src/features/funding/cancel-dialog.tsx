import { fill } from '@groundwork/domain-messages';
import { exportsDesk, fundingDesk as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { formatCents } from '@groundwork/domain-money';
import { ConfirmCall, useNotify } from '@groundwork/web-mount';
import { Alert, Text } from '@groundwork/web-ui';
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
  const act = () => cancel.mutateAsync({ id, version }).then(() => notify.success(words.cancelledDone));
  return (
    <ConfirmCall
      title={fill(words.cancelOf, { name })}
      confirmLabel={words.cancelPayment}
      cancelLabel={screens.cancel}
      disabled={standing !== undefined}
      act={act}
      caught={moved.caught}
      onClose={onClose}
    >
      {standing ? (
        <FundingMoved moved={moved} standing={standing} command="cancel" isBare />
      ) : (
        <>
          <Text>{fill(words.cancelLead, { amount: formatCents(amount) })}</Text>
          {batchNumber === null ? null : (
            <Alert tone="warning">{fill(exportsDesk.cancelExported, { number: String(batchNumber) })}</Alert>
          )}
        </>
      )}
    </ConfirmCall>
  );
}
