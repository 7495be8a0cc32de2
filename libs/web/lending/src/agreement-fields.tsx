import { useFormContext, useWatch } from 'react-hook-form';
import { agreementDefaults, agreementTermsRecord } from '@groundwork/domain-brokers';
import { screens } from '@groundwork/domain-messages-screens';
import { formatPercent } from '@groundwork/domain-money';
import { labelsOf } from '@groundwork/domain-records';
import { formatDayMonthYear, isCalendarDate } from '@groundwork/domain-time';
import { CheckboxField, DateField, NumberField, RadioTilesField, TextField, YesNoField } from '@groundwork/web-forms';
import { Box, Facts, Grid, Stack } from '@groundwork/web-ui';
import type { AgreementValues } from './agreement-values.js';

const labels = labelsOf(agreementTermsRecord);
const pair = { base: '1fr', sm: '1fr 1fr' };
const feeKinds = [
  { value: 'percent', label: 'Percentage', description: 'Of the principal amount of the loan' },
  { value: 'other', label: 'Other', description: 'An amount or another arrangement' },
] as const;

/** Dates are shown as DD-MMM-YYYY below the browser's own picker, whose format is the user's. */
const dateHint = (date: string) => (isCalendarDate(date) ? formatDayMonthYear(date) : undefined);

/** The fields of a new agreement, inside its form. */
export function AgreementFields() {
  const { control } = useFormContext<AgreementValues>();
  const [startDate, expirationDate, clientFee, feeKind, initialLoanRate, additionalLoanRate] = useWatch({
    control,
    name: ['startDate', 'expirationDate', 'clientFee', 'feeKind', 'initialLoanRate', 'additionalLoanRate'],
  });
  return (
    <Stack gap="5">
      <Grid gridTemplateColumns={pair}>
        <TextField<AgreementValues> name="clientName" label={labels.clientName} required autoComplete="off" />
        <TextField<AgreementValues>
          name="clientRepresentativeName"
          label={labels.clientRepresentativeName}
          required
          autoComplete="off"
        />
        <DateField<AgreementValues> name="startDate" label={labels.startDate} required hint={dateHint(startDate)} />
        <DateField<AgreementValues>
          name="expirationDate"
          label={labels.expirationDate}
          required
          min={startDate}
          hint={dateHint(expirationDate)}
        />
        <NumberField<AgreementValues> name="additionalFee" label={labels.additionalFee} required decimals={4} />
        <Box alignSelf="end" minHeight="10" display="flex" alignItems="center">
          <CheckboxField<AgreementValues> name="standardFee" label={screens.bfiShare} />
        </Box>
      </Grid>
      <YesNoField<AgreementValues> name="clientFee" label={labels.clientFee} />
      {clientFee ? (
        <Stack gap="4">
          <RadioTilesField<AgreementValues> name="feeKind" label="Client fee" tiles={feeKinds} minWidth={200} />
          {feeKind === 'percent' ? (
            <Box maxWidth="320px">
              <NumberField<AgreementValues>
                name="clientFeePercent"
                label={labels.clientFeePercent}
                required
                decimals={4}
              />
            </Box>
          ) : (
            <Grid gridTemplateColumns={pair}>
              <TextField<AgreementValues> name="clientFeeOther" label={labels.clientFeeOther} required />
              <TextField<AgreementValues>
                name="clientFeeOtherDescription"
                label={labels.clientFeeOtherDescription}
                required
              />
            </Grid>
          )}
        </Stack>
      ) : null}
      <Box bg="bg.subtle" borderRadius="lg" p="4">
        <Facts
          minWidth={160}
          facts={[
            {
              label: labels.initialLoanRate,
              value: formatPercent(initialLoanRate ?? agreementDefaults.initialLoanRate),
            },
            {
              label: labels.additionalLoanRate,
              value: formatPercent(additionalLoanRate ?? agreementDefaults.additionalLoanRate),
            },
          ]}
        />
      </Box>
    </Stack>
  );
}
