import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { beginOfDisplayDay, displayDay } from '@groundwork/domain-time';
import { calendarDate, validate } from '@groundwork/domain-validation';
import { DateField, FormAlert, RuleForm, SelectField, showProblem, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Button, Dialog, Stack, Text } from '@groundwork/web-ui';
import { useReplaySince } from '../../data/webhooks.js';

interface Values {
  day: string;
  what: string;
}

const choices = [
  { value: 'failed', label: words.onlyGivenUp },
  { value: 'all', label: words.everything },
];

/** Sends again what was to be told from a day on. */
export function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const replay = useReplaySince();
  const notify = useNotify();
  const form = useRuleForm<Values>({
    defaultValues: { day: displayDay(new Date()), what: 'failed' },
    check: (values) => validate({ day: calendarDate }, values),
  });
  const store = async ({ day, what }: Values) => {
    try {
      const since = beginOfDisplayDay(day).toISOString();
      const { replayed } = await replay.mutateAsync({ id, since, arrivedToo: what === 'all' });
      notify.success(fill(words.sinceDone, { number: replayed }));
    } catch (error) {
      return showProblem(form, error);
    }
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title={words.since}
      onClose={replay.isPending ? undefined : onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={replay.isPending}>
            {screens.cancel}
          </Button>
          <Button
            onClick={() => void form.handleSubmit(store)()}
            loading={replay.isPending}
            loadingText={screens.submitting}
          >
            {words.again}
          </Button>
        </>
      }
    >
      <RuleForm form={form} onSubmit={store} label={words.since}>
        <Stack gap="4">
          <Text>{words.sinceMeans}</Text>
          <DateField<Values> name="day" label={words.sinceDay} required />
          <SelectField<Values> name="what" label={words.what} options={choices} required />
          <FormAlert />
          <button type="submit" hidden />
        </Stack>
      </RuleForm>
    </Dialog>
  );
}
