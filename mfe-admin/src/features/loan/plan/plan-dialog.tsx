import type { ClipboardEvent } from 'react';
import { drawPlanRecord, evenPlan, MAX_PLAN_MONTHS, planErrors } from '@groundwork/domain-draws';
import { fill, shared } from '@groundwork/domain-messages';
import { planDesk as words } from '@groundwork/domain-messages-admin';
import { addCents, formatCents } from '@groundwork/domain-money';
import { shapeOf } from '@groundwork/domain-records';
import { addMonths, displayDay, formatMonthDayYear } from '@groundwork/domain-time';
import type { CalendarDate } from '@groundwork/domain-time';
import { isUnread, validate } from '@groundwork/domain-validation';
import type { Unread } from '@groundwork/domain-validation';
import { MoneyField, pastedColumn, TextAreaField } from '@groundwork/web-forms';
import { Box, Button, Grid, HStack, Text } from '@groundwork/web-ui';
import { CommandDialog } from '../../../components/command-dialog.js';
import { useCommandForm } from '../../../components/use-command-form.js';
import type { CommandForm } from '../../../components/use-command-form.js';
import type { DrawPlan, Loan, SetDrawPlan } from '../../../data/api.js';
import { useSetDrawPlan } from '../../../data/loans.js';

interface Values {
  /** By month, from the first. */
  months: { amount?: number | Unread | undefined }[];
  reason: string;
}

/** Months of a plan for a loan without a term. */
const aYear = 12;

const valuesOf = (amounts: readonly number[]): Values['months'] => amounts.map((amount) => ({ amount }));
/** A month that is left empty draws nothing. */
const amountsOf = (months: Values['months']) =>
  months.map(({ amount = 0 }) => ({ amount: isUnread(amount) ? 0 : amount }));

/** What is wrong with all months together stands at the first one. */
function wholeErrors(months: Values['months'], commitment: number): Record<string, string> {
  const { months: complaint } = planErrors(amountsOf(months), commitment);
  return complaint === undefined ? {} : { 'months.0.amount': complaint };
}

function usePlanForm({ applicationId, plan, terms, total }: Loan, onClose: () => void): CommandForm<Values> {
  const inputOf = ({ months, reason }: Values, version: number) => ({ version, months: amountsOf(months), reason });
  return useCommandForm<Values, SetDrawPlan>({
    draft: `${applicationId}.draw-plan`,
    version: plan?.version ?? 0,
    values: { months: valuesOf(plan?.months ?? evenPlan(total, terms?.termMonths ?? aYear)), reason: '' },
    check: (values) => ({
      ...wholeErrors(values.months, total),
      ...validate(shapeOf(drawPlanRecord), inputOf(values, 0)),
    }),
    command: useSetDrawPlan(applicationId),
    inputOf,
    current: (record) => {
      const { months, reason, version } = record as DrawPlan;
      return { values: { months: valuesOf(months), reason: reason ?? '' }, version };
    },
    done: words.saved,
    onClose,
  });
}

/** What is planned to be drawn in each month, with an even pace proposed where nothing was entered. */
export function PlanDialog({ loan, onClose }: { loan: Loan; onClose: () => void }) {
  const form = usePlanForm(loan, onClose);
  const label = loan.plan ? words.change : words.enter;
  const opened = displayDay(loan.openedAt);
  return (
    <CommandDialog
      title={label}
      lead={words.lead}
      form={form}
      label={label}
      labels={(path) => labelOf(opened, path)}
      show={(_path, value) => (typeof value === 'number' ? formatCents(value) : undefined)}
      onClose={onClose}
    >
      <Months form={form} opened={opened} commitment={loan.total} />
      <TextAreaField<Values> name="reason" label={drawPlanRecord.fields.reason.label} rows={2} />
    </CommandDialog>
  );
}

const monthLabel = (opened: CalendarDate, at: number): string =>
  fill(words.month, { n: at + 1, date: formatMonthDayYear(addMonths(opened, at + 1)) });

const labelOf = (opened: CalendarDate, path: string): string => {
  const at = /^months\.(\d+)\./.exec(path)?.[1];
  return at === undefined ? drawPlanRecord.fields.reason.label : monthLabel(opened, Number(at));
};

interface MonthsProps {
  form: CommandForm<Values>;
  opened: CalendarDate;
  commitment: number;
}

function Months({ form: { form }, opened, commitment }: MonthsProps) {
  const months = form.watch('months');
  const put = (next: Values['months']) => form.setValue('months', next, { shouldDirty: true });
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const amounts = pastedColumn(event.clipboardData.getData('text/plain'));
    if (!amounts) return;
    event.preventDefault();
    if (amounts.length <= MAX_PLAN_MONTHS) put(amounts.map((amount) => ({ amount })));
    else form.setError('months.0.amount', { message: fill(shared.tooMany, { max: MAX_PLAN_MONTHS }) });
  };
  const sum = addCents(amountsOf(months).map(({ amount }) => amount));
  return (
    <Box onPaste={paste}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {months.map((_month, at) => (
          <MoneyField<Values> key={at} name={`months.${at}.amount`} label={monthLabel(opened, at)} />
        ))}
      </Grid>
      <Text role="status" fontWeight="medium" mt="4" color={sum > commitment ? 'danger.fg' : undefined}>
        {fill(words.sum, { sum: formatCents(sum), commitment: formatCents(commitment) })}
      </Text>
      <HStack gap="2" mt="3" flexWrap="wrap">
        <Button
          size="sm"
          variant="outline"
          icon="plus"
          disabled={months.length >= MAX_PLAN_MONTHS}
          onClick={() => put([...months, {}])}
        >
          {words.addMonth}
        </Button>
        <Button size="sm" variant="outline" onClick={() => put(valuesOf(evenPlan(commitment, months.length)))}>
          {words.evenPace}
        </Button>
      </HStack>
    </Box>
  );
}
