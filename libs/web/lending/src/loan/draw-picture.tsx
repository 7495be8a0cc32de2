import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { drawPace } from '@groundwork/domain-draws';
import type { PacePoint } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { loanPage } from '@groundwork/domain-messages-screens';
import { formatCents, subtractCents } from '@groundwork/domain-money';
import { displayDate, displayDay, formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { Box, DataTable, Disclosure, MoneyText, Stack, Text } from '@groundwork/web-ui';
import { PictureLines } from './picture-lines.js';
import type { LoanView } from './loan-view.js';

/** The last month that has begun. */
const latestOf = (points: readonly PacePoint[]): PacePoint | undefined =>
  [...points].reverse().find(({ funded }) => funded !== null);

function summaryOf(loan: LoanView, latest: PacePoint | undefined): string {
  const [funded, commitment] = [formatCents(loan.fundedToDate), formatCents(loan.total)];
  const { planned = null, day = '' } = latest ?? {};
  return planned === null
    ? fill(loanPage.pictureWithoutPlan, { funded, commitment })
    : fill(loanPage.pictureSummary, {
        funded,
        commitment,
        date: formatMonthDayYear(day),
        planned: formatCents(planned),
      });
}

/** What the plan is. */
function planOf({ plan, terms }: LoanView): string {
  if (plan) {
    const date = displayDate(plan.plannedAt);
    return plan.reason === null
      ? fill(loanPage.enteredPlan, { date })
      : fill(loanPage.enteredPlanBecause, { date, reason: plan.reason });
  }
  return terms ? fill(loanPage.evenPace, { months: terms.termMonths }) : loanPage.noPace;
}

interface DrawPictureProps {
  loan: LoanView;
  /** What the reader may do with the plan. */
  action?: ReactNode;
}

/** What is funded of a loan over time, beside its plan, else beside an even pace over its term; the same as a table behind it. */
export function DrawPicture({ loan, action }: DrawPictureProps) {
  const { openedAt, terms, total, funding, plan } = loan;
  const points = useMemo(
    () =>
      drawPace(
        {
          openedOn: displayDay(openedAt),
          termMonths: terms?.termMonths ?? null,
          commitment: total,
          plan: plan?.months ?? null,
        },
        funding,
        today(systemClock),
      ),
    [openedAt, terms, total, funding, plan],
  );
  const summary = summaryOf(loan, latestOf(points));
  return (
    <Stack as="section" gap="3" aria-label="Draws over time">
      <Text>{summary}</Text>
      {[
        { key: 'wide', width: 760, height: 260, display: { base: 'none', sm: 'block' } },
        { key: 'narrow', width: 350, height: 220, display: { base: 'block', sm: 'none' } },
      ].map(({ key, width, height, display }) => (
        <Box key={key} display={display} maxWidth={`${width}px`}>
          <PictureLines points={points} width={width} height={height} label={summary} />
        </Box>
      ))}
      <Text textStyle="small" overflowWrap="anywhere">
        {planOf(loan)}
      </Text>
      {action ? <Box>{action}</Box> : null}
      <Disclosure title={loanPage.asTable}>
        <DataTable
          caption="Draws over time"
          rows={points}
          rowKey={({ month }) => String(month)}
          columns={[
            { id: 'month', header: 'Month', cell: ({ month }) => month },
            { id: 'day', header: 'Until', cell: ({ day }) => formatMonthDayYear(day) },
            { id: 'funded', header: 'Funded', align: 'end', cell: ({ funded }) => amountOf(funded) },
            { id: 'planned', header: 'Plan', align: 'end', cell: ({ planned }) => amountOf(planned) },
            {
              id: 'difference',
              header: 'Ahead of plan',
              align: 'end',
              cell: ({ funded, planned }) =>
                amountOf(funded === null || planned === null ? null : subtractCents(funded, planned)),
            },
          ]}
        />
      </Disclosure>
    </Stack>
  );
}

const amountOf = (cents: number | null) => (cents === null ? '—' : <MoneyText cents={cents} />);
