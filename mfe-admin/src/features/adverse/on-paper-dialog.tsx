import { useState } from 'react';
import { noticeOnPaperErrors, noticeOnPaperRecord } from '@groundwork/domain-applications';
import type { PaperWay } from '@groundwork/domain-applications';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { shapeOf, textOptions } from '@groundwork/domain-records';
import { displayDay, systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, SelectField, TextAreaField, TextField } from '@groundwork/web-forms';
import { CommandDialog } from '../../components/command-dialog.js';
import { useCommandForm } from '../../components/use-command-form.js';
import { useMovedRecord } from '../../components/use-moved.js';
import type { AdverseNoticeDetails, NoticeOnPaperInput } from '../../data/api.js';
import { usePutNoticeOnPaper } from '../../data/adverse.js';
import { NoticeMoved } from './notice-moved.js';

interface Values {
  sentOn: string;
  how: PaperWay;
  sentByName: string;
  reference: string;
  reason: string;
}

const { fields } = noticeOnPaperRecord;

/** The entry that holds; none where it was withdrawn. */
const holdingOf = ({ sentOn, onPaper }: AdverseNoticeDetails) => (sentOn === null ? undefined : onPaper.at(-1));

function startOf(notice: AdverseNoticeDetails): Values {
  const last = holdingOf(notice);
  return {
    sentOn: last?.sentOn ?? today(systemClock),
    how: last?.how ?? 'post',
    sentByName: last?.sentByName ?? '',
    reference: last?.reference ?? '',
    reason: '',
  };
}

/** That a notice went out on paper; of one that is on record, a further entry that corrects the last. */
export function OnPaperDialog({ notice, onClose }: { notice: AdverseNoticeDetails; onClose: () => void }) {
  const { row, standing, told, goOn } = useMovedRecord(notice);
  const { id, version, decidedAt } = row;
  const isCorrection = holdingOf(row) !== undefined;
  const decidedOn = displayDay(new Date(decidedAt));
  // What was typed stays beside what somebody else put on record.
  const [begun] = useState(() => startOf(notice));
  const form = useCommandForm({
    draft: `${id}.on-paper`,
    values: begun,
    check: (values) => ({
      ...noticeOnPaperErrors(values, { decidedOn, today: today(systemClock), isCorrection }),
      ...validate(shapeOf(noticeOnPaperRecord), values),
    }),
    command: usePutNoticeOnPaper(id),
    moved: told,
    inputOf: ({ reason, ...values }): NoticeOnPaperInput => ({
      ...values,
      version,
      ...(isCorrection ? { reason } : {}),
    }),
    done: isCorrection ? words.correctedOnPaper : words.recordedOnPaper,
    onClose,
  });
  return (
    <CommandDialog
      title={isCorrection ? words.correctOnPaper : words.onPaper}
      lead={isCorrection ? words.correctLead : words.onPaperLead}
      form={form}
      label={words.recordOnPaper}
      moved={
        standing && (
          <NoticeMoved
            standing={standing}
            canGoOn={standing.status === 'due' || standing.sentOn !== null}
            onGoOn={goOn}
          />
        )
      }
      onClose={onClose}
    >
      <DateField<Values> name="sentOn" label={fields.sentOn.label} min={decidedOn} max={today(systemClock)} required />
      <SelectField<Values> name="how" label={fields.how.label} options={textOptions(fields.how)} required />
      <TextField<Values> name="sentByName" label={fields.sentByName.label} required />
      <TextField<Values> name="reference" label={fields.reference.label} hint={words.referenceHint} />
      {isCorrection ? <TextAreaField<Values> name="reason" label={fields.reason.label} required /> : null}
    </CommandDialog>
  );
}
