import { loanLimitsRecord } from '@groundwork/domain-capital';
import type { LoanLimits } from '@groundwork/domain-capital';
import { loanLimits as words } from '@groundwork/domain-messages-admin';
import { MoneyField, NumberField } from '@groundwork/web-forms';
import { Facts, Fieldset, Grid, Heading, Span, Stack } from '@groundwork/web-ui';
import { limitLabel, limitValue } from './limit-values.js';
import type { LimitName } from './limit-values.js';

const groups: readonly { legend: string; fields: readonly { name: LimitName; hint: string }[] }[] = [
  {
    legend: words.ofLoan,
    fields: [
      { name: 'loanToCost', hint: words.costHint },
      { name: 'loanToValue', hint: words.valueHint },
      { name: 'loanToCompletedValue', hint: words.completedHint },
      { name: 'loanToPurchase', hint: words.purchaseHint },
      { name: 'loanToWorks', hint: words.worksHint },
      { name: 'largestLoan', hint: words.largestHint },
    ],
  },
  {
    legend: words.ofProject,
    fields: [
      { name: 'contingency', hint: words.contingencyHint },
      { name: 'debtServiceCoverage', hint: words.coverageHint },
      { name: 'debtYield', hint: words.yieldHint },
    ],
  },
  {
    legend: words.ofDebtService,
    fields: [
      { name: 'underwritingRate', hint: words.rateHint },
      { name: 'amortizationYears', hint: words.amortizationHint },
    ],
  },
];

const decimalsOf: Readonly<Partial<Record<string, number>>> = { percentage: 4, decimal: 2 };

/** Every limit and assumption of a type of loan, each with what it is counted in. */
export function LimitFields() {
  return (
    <Stack gap="6">
      {groups.map(({ legend, fields }) => (
        <Fieldset key={legend} legend={<Span fontWeight="semibold">{legend}</Span>}>
          <Grid
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(260px, 1fr))' }}
            gap="4"
            alignItems="start"
          >
            {fields.map((field) => (
              <LimitField key={field.name} {...field} />
            ))}
          </Grid>
        </Fieldset>
      ))}
    </Stack>
  );
}

function LimitField({ name, hint }: { name: LimitName; hint: string }) {
  const { kind, label } = loanLimitsRecord.fields[name];
  if (kind === 'amount') return <MoneyField<LoanLimits> name={name} label={label} hint={hint} />;
  return <NumberField<LoanLimits> name={name} label={label} hint={hint} decimals={decimalsOf[kind]} />;
}

/** The same to read. */
export function LimitFacts({ limits }: { limits: LoanLimits }) {
  return (
    <Stack gap="6">
      {groups.map(({ legend, fields }) => (
        <Stack as="section" key={legend} gap="3" aria-label={legend}>
          <Heading as="h2" size="sub">
            {legend}
          </Heading>
          <Facts
            facts={fields.map(({ name }) => ({ label: limitLabel(name), value: limitValue(name, limits[name]) }))}
          />
        </Stack>
      ))}
    </Stack>
  );
}
