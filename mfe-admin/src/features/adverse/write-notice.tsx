import { useState } from 'react';
import { adverseNoticeRecord, adverseReasonErrors } from '@groundwork/domain-applications';
import type { FederalAgency, WrittenNotice } from '@groundwork/domain-applications';
import { adverseDesk as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { labelsOf, shapeOf, textOptions } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { KeptFormView, PhoneField, SelectField, showProblem, TextField, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Box, Button, Dialog, Heading, Stack, Text } from '@groundwork/web-ui';
import type { AdverseNoticeDetails, ShownLetter, WriteNotice } from '../../data/api.js';
import { useSendAdverseNotice, useShowLetter } from '../../data/adverse.js';
import { LetterText } from './letter-text.js';
import { ReasonsField } from './reasons-field.js';

type Values = Omit<WrittenNotice, 'agency'> & { readonly agency: FederalAgency | '' };

const { fields } = adverseNoticeRecord;
const labels = labelsOf(adverseNoticeRecord);

const inputOf = ({ reasons, otherReason, ...rest }: Values): WriteNotice => ({
  ...(rest as Omit<WriteNotice, 'reasons'>),
  reasons: [...reasons],
  ...(reasons.includes('other') && otherReason ? { otherReason } : {}),
});

/** A notice is written and kept while it is, its letter is read, and that letter is sent. */
export function WriteNoticeForm({ notice }: { notice: AdverseNoticeDetails }) {
  const { user } = useArea();
  const notify = useNotify();
  const show = useShowLetter(notice.id);
  const send = useSendAdverseNotice(notice.id);
  const [shown, setShown] = useState<ShownLetter>();
  const { creditorAddress, creditorPhone, agency } = notice;
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.adverse.${notice.id}`,
    values: { reasons: [], otherReason: '', creditorAddress, creditorPhone, agency: agency as Values['agency'] },
    version: notice.version,
    check: (values) => ({ ...validate(shapeOf(adverseNoticeRecord), values), ...adverseReasonErrors(values) }),
    // Whatever it was typed over, what is sent is the letter as it was read.
    save: async (values) => {
      await send.mutateAsync({
        ...inputOf(values),
        version: notice.version,
        contentHash: shown?.contentHash ?? '',
      });
      notify.success(words.sentDone);
    },
  });
  const { form } = keptForm;
  const preview = form.handleSubmit(async (values) => {
    try {
      setShown(await show.mutateAsync(inputOf(values)));
    } catch (error) {
      showProblem(form, error);
    }
  });
  const confirm = async () => {
    await keptForm.submit();
    setShown(undefined);
  };
  return (
    <Stack gap="5">
      <Heading as="h2" size="sub">
        {words.write}
      </Heading>
      <KeptFormView
        keptForm={keptForm}
        label={words.write}
        labels={{ ...labels, reasons: words.reasons }}
        onSubmit={preview}
      >
        <ReasonsField />
        {form.watch('reasons').includes('other') ? (
          <TextField<Values> name="otherReason" label={fields.otherReason.label} required />
        ) : null}
        <Heading as="h3" size="sub">
          {words.creditor}
        </Heading>
        <TextField<Values> name="creditorAddress" label={fields.creditorAddress.label} required />
        <PhoneField<Values> name="creditorPhone" label={fields.creditorPhone.label} required />
        <SelectField<Values>
          name="agency"
          label={fields.agency.label}
          options={textOptions(fields.agency)}
          placeholder={words.agencyChoose}
          required
        />
        <Button type="submit" alignSelf="flex-start" loading={show.isPending} loadingText={screens.submitting}>
          {words.preview}
        </Button>
      </KeptFormView>
      {shown ? (
        <Dialog
          open
          size="lg"
          title={words.letter}
          onClose={send.isPending ? undefined : () => setShown(undefined)}
          footer={
            <>
              <Button variant="outline" disabled={send.isPending} onClick={() => setShown(undefined)}>
                {words.keepWriting}
              </Button>
              <Button loading={send.isPending} loadingText={screens.submitting} onClick={() => void confirm()}>
                {words.send}
              </Button>
            </>
          }
        >
          <Stack gap="5">
            <Text fontWeight="semibold">{words.once}</Text>
            {/* A long letter is scrolled by keyboard, too. */}
            <Box role="region" aria-label={shown.letter.title} tabIndex={0}>
              <LetterText letter={shown.letter} />
            </Box>
          </Stack>
        </Dialog>
      ) : null}
    </Stack>
  );
}
