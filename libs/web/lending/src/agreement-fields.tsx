import { useFormContext, useWatch } from 'react-hook-form';
import { agreementTermsRecord } from '@groundwork/domain-brokers';
import type { LoanRates } from '@groundwork/domain-brokers';
import { fill } from '@groundwork/domain-messages';
import { agreements as words, screens } from '@groundwork/domain-messages-screens';
import { formatPercent } from '@groundwork/domain-money';
import { labelsOf } from '@groundwork/domain-records';
import { formatDayMonthYear, isCalendarDate } from '@groundwork/domain-time';
import { CheckboxField, DateField, NumberField, RadioTilesField, TextField, YesNoField } from '@groundwork/web-forms';
import { Box, Grid, Hint, Stack } from '@groundwork/web-ui';
import type { AgreementValues } from './agreement-values.js';

const labels = labelsOf(agreementTermsRecord);
/** What the fields of the form are called. */
export const agreementLabels = { ...labels, standardFee: screens.bfiShare, feeKind: 'Client fee' };
const pair = { base: '1fr', sm: '1fr 1fr' };
const feeKinds = [
  { value: 'percent', label: 'Percentage', description: 'Of the principal amount of the loan' },
  { value: 'other', label: 'Other', description: 'An amount or another arrangement' },
] as const;

/** Dates are shown as DD-MMM-YYYY below the browser's own picker, whose format is the user's. */
const dateHint = (date: string) => (isCalendarDate(date) ? formatDayMonthYear(date) : undefined);

interface AgreementFieldsProps {
  /** Of the master that the agreement is made under, percent. */
  rates: LoanRates;
  /** A broker fills it in: rates and share are the lender's, and what differs from them is a proposal. */
  isProposal?: boolean;
  /** The share of an agreement that there is stays as it is. */
  isShareFixed?: boolean;
}

/** The fields of an agreement's terms, inside their form. */
export function AgreementFields({ rates, isProposal = false, isShareFixed = false }: AgreementFieldsProps) {
  const { control } = useFormContext<AgreementValues>();
  const [startDate, expirationDate, clientFee, feeKind] = useWatch({
    control,
    name: ['startDate', 'expirationDate', 'clientFee', 'feeKind'],
  });
  const rateHint = (rate: number) =>
    fill(isProposal ? words.rateProposal : words.rateOfMaster, { rate: formatPercent(rate) });
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
        <NumberField<AgreementValues>
          name="initialLoanRate"
          label={labels.initialLoanRate}
          decimals={4}
          hint={rateHint(rates.initialLoanRate)}
        />
        <NumberField<AgreementValues>
          name="additionalLoanRate"
          label={labels.additionalLoanRate}
          decimals={4}
          hint={rateHint(rates.additionalLoanRate)}
        />
        <NumberField<AgreementValues> name="additionalFee" label={labels.additionalFee} required decimals={4} />
        <Box pt={{ base: '0', sm: '7' }}>
          <CheckboxField<AgreementValues> name="standardFee" label={screens.bfiShare} disabled={isShareFixed} />
          <Hint mt="1">{isProposal ? words.shareProposal : words.shareMeans}</Hint>
        </Box>
      </Grid>
      <YesNoField<AgreementValues> name="clientFee" label={labels.clientFee} />
      {clientFee ? (
        <Stack gap="4">
          <RadioTilesField<AgreementValues>
            name="feeKind"
            label={agreementLabels.feeKind}
            tiles={feeKinds}
            minWidth={200}
          />
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
    </Stack>
  );
}
