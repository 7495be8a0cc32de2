import { fill } from '@groundwork/domain-messages';
import { webhooks as words } from '@groundwork/domain-messages-admin';
import { beginOfDisplayDay, displayDay } from '@groundwork/domain-time';
import { calendarDate, validate } from '@groundwork/domain-validation';
import { DateField, RuleFormDialog, SelectField, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Text } from '@groundwork/web-ui';
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
    const since = beginOfDisplayDay(day).toISOString();
    const { replayed } = await replay.mutateAsync({ id, since, arrivedToo: what === 'all' });
    notify.success(fill(words.sinceDone, { number: replayed }));
    onClose();
  };
  return (
    <RuleFormDialog
      size="sm"
      title={words.since}
      form={form}
      onSubmit={store}
      submitLabel={words.again}
      onClose={onClose}
    >
      <Text>{words.sinceMeans}</Text>
      <DateField<Values> name="day" label={words.sinceDay} required />
      <SelectField<Values> name="what" label={words.what} options={choices} required />
    </RuleFormDialog>
  );
}
