import { applicationRecord, FINANCIAL_LITERACY_DAYS } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { systemClock, today } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import { DateField, TextField, useKeptForm } from '@groundwork/web-forms';
import { useArea } from '@groundwork/web-mount';
import { Grid, Text } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/applications.js';
import { SectionForm } from './section-form.js';

interface ResultValues {
  financialLiteracyResult: string;
  financialLiteracyDate: string;
}

const { fields } = applicationRecord;

const labels = {
  financialLiteracyResult: fields.financialLiteracyResult.label,
  financialLiteracyDate: fields.financialLiteracyDate.label,
};

const stored = ({ financialLiteracyResult, financialLiteracyDate, version }: Application) => ({
  values: {
    financialLiteracyResult: financialLiteracyResult ?? '',
    financialLiteracyDate: financialLiteracyDate ?? '',
  },
  version,
});

function errorsOf({ financialLiteracyResult, financialLiteracyDate }: ResultValues): Record<string, string> {
  if (isBlank(financialLiteracyResult) === isBlank(financialLiteracyDate)) return {};
  return isBlank(financialLiteracyDate)
    ? { financialLiteracyDate: shared.requiredField }
    : { financialLiteracyResult: shared.requiredField };
}

/** The result that decides whether the borrower is asked about financials and litigation (borrower specification 4). */
export function FinancialLiteracy({ application, editable }: { application: Application; editable: boolean }) {
  const { user } = useArea();
  const save = useSaveApplication(application.id);
  const keptForm = useKeptForm<ResultValues>({
    draftKey: `${user.id}.${application.companyId}.literacy.${application.id}`,
    ...stored(application),
    current: (record) => stored(record as Application),
    check: errorsOf,
    save: ({ financialLiteracyResult, financialLiteracyDate }, version) =>
      save.mutateAsync({
        version,
        financialLiteracyResult: financialLiteracyResult || null,
        financialLiteracyDate: financialLiteracyDate || null,
      }),
  });
  return (
    <SectionForm
      title={approval.financialLiteracy}
      lead={
        <Text color="fg.muted" mb="3">
          {fill(approval.financialLiteracyHint, { days: FINANCIAL_LITERACY_DAYS })}
        </Text>
      }
      keptForm={keptForm}
      editable={editable}
      labels={labels}
    >
      <Grid gridTemplateColumns={{ base: '1fr', md: '2fr 1fr' }} gap="4" alignItems="start">
        <TextField<ResultValues>
          name="financialLiteracyResult"
          label={labels.financialLiteracyResult}
          hint={approval.resultHint}
        />
        <DateField<ResultValues>
          name="financialLiteracyDate"
          label={labels.financialLiteracyDate}
          max={today(systemClock)}
        />
      </Grid>
    </SectionForm>
  );
}
