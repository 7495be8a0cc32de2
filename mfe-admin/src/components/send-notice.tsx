import { useState } from 'react';
import { fill, shared } from '@groundwork/domain-messages';
import { noticePage as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { lengthLimits, requiredParagraph } from '@groundwork/domain-validation';
import { FormAlert, RuleForm, showProblem, TextAreaField, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Stack, Text } from '@groundwork/web-ui';
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

/** A message about an application: the company's bell rings, and a letter goes out. */
function SendNoticeDialog({ applicationId, name, onClose }: SendNoticeProps & { onClose: () => void }) {
  const send = useSendNotice(applicationId);
  const notify = useNotify();
  const form = useRuleForm<Values>({
    defaultValues: { message: '' },
    check: ({ message }): Record<string, string> => {
      const complaint = message.trim() ? requiredParagraph(message) : shared.textRequired;
      return complaint === undefined ? {} : { message: complaint };
    },
  });
  const store = async ({ message }: Values) => {
    try {
      const { mailed } = await send.mutateAsync(message);
      notify.success(mailed ? words.sent : words.rung);
      onClose();
    } catch (error) {
      notify.error(words.failed);
      showProblem(form, error);
    }
  };
  return (
    <Dialog
      open
      size="md"
      title={fill(words.about, { name })}
      onClose={send.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={send.isPending}>
            {screens.cancel}
          </Button>
          <Button
            onClick={() => void form.handleSubmit(store)()}
            loading={send.isPending}
            loadingText={screens.submitting}
          >
            {words.sendIt}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={words.send}>
        <Stack gap="4">
          <Text>{words.lead}</Text>
          <TextAreaField<Values>
            name="message"
            label={words.message}
            hint={fill(words.atMost, { count: lengthLimits.paragraph.toLocaleString('en-US') })}
            rows={6}
            required
          />
          <FormAlert />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
