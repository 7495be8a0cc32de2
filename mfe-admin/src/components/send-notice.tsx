import { useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { noticePage as words } from '@groundwork/domain-messages-admin';
import { lengthLimits, requiredParagraph } from '@groundwork/domain-validation';
import { KeptFormDialog, TextAreaField, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Button, Text } from '@groundwork/web-ui';
import { useSendNotice } from '../data/notices.js';

interface SendNoticeProps {
  applicationId: string;
  /** What the application is called. */
  name: string;
}

interface Values {
  message: string;
}

/** Opens the form of a notice to the borrower of an application. */
export function SendNoticeButton(props: SendNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.send}
      </Button>
      {isOpen ? <SendNoticeDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const check = ({ message }: Values): Record<string, string> => {
  const complaint = message.trim() ? requiredParagraph(message) : shared.textRequired;
  return complaint === undefined ? {} : { message: complaint };
};

/** A message about an application: the company's bell rings, and a letter goes out. */
function SendNoticeDialog({ applicationId, name, onClose }: SendNoticeProps & { onClose: () => void }) {
  const { user } = useArea();
  const send = useSendNotice(applicationId);
  const notify = useNotify();
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.${applicationId}.notice`,
    values: { message: '' },
    check,
    save: async ({ message }) => {
      const { mailed } = await send.mutateAsync(message);
      notify.success(mailed ? words.sent : words.rung);
    },
    failed: words.failed,
  });
  const submit = async () => {
    if (await keptForm.submit()) onClose();
  };
  return (
    <KeptFormDialog
      title={fill(words.about, { name })}
      label={words.send}
      lead={<Text>{words.lead}</Text>}
      keptForm={keptForm}
      onSubmit={submit}
      submitLabel={words.sendIt}
      onClose={onClose}
    >
      <TextAreaField<Values>
        name="message"
        label={words.message}
        hint={fill(words.atMost, { count: lengthLimits.paragraph })}
        rows={6}
        required
      />
    </KeptFormDialog>
  );
}
