import { withdrawnOnPaperRecord } from '@groundwork/domain-applications';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { TextAreaField } from '@groundwork/web-forms';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import { useMovedRecord } from '../../components/use-moved.js';
import type { AdverseNoticeDetails } from '../../data/api.js';
import { useWithdrawOnPaper } from '../../data/adverse.js';
import { NoticeMoved } from './notice-moved.js';

interface Values {
  reason: string;
}

const none: Values = { reason: '' };

/** That a notice on record as sent on paper never was: its entry stays, and the notice is due again. */
export function WithdrawDialog({ notice, onClose }: { notice: AdverseNoticeDetails; onClose: () => void }) {
  const { row, standing, told, goOn } = useMovedRecord(notice);
  const { id, version } = row;
  const form = useCommandForm<Values, Values & { version: number }>({
    draft: `${id}.withdraw-paper`,
    values: none,
    check: (values) => validate(shapeOf(withdrawnOnPaperRecord), values),
    command: useWithdrawOnPaper(id),
    moved: told,
    inputOf: ({ reason }) => ({ reason, version }),
    done: words.withdrawnOnPaper,
    onClose,
  });
  return (
    <CommandDialog
      title={words.withdrawOnPaper}
      lead={words.withdrawLead}
      form={form}
      label={words.withdrawOnPaper}
      danger
      moved={standing && <NoticeMoved standing={standing} canGoOn={standing.sentOn !== null} onGoOn={goOn} />}
      onClose={onClose}
    >
      <TextAreaField<Values> name="reason" label={withdrawnOnPaperRecord.fields.reason.label} required />
    </CommandDialog>
  );
}
