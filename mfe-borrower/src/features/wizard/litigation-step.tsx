import { useWatch } from 'react-hook-form';
import { draftErrors, legalErrors, legalQuestions } from '@groundwork/domain-applications';
import type { LegalField, LegalInformation } from '@groundwork/domain-applications';
import { under } from '@groundwork/domain-validation';
import { TextAreaField, useRuleForm, YesNoField } from '@groundwork/web-forms';
import { Box } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { StepForm } from './step-form.js';
import { useSaveApplication } from '../../data/save-application.js';
import { useWizard } from './wizard-context.js';

interface LegalValues {
  legalInformation: Record<string, boolean | string | undefined>;
}

function toValues({ legalInformation }: Application): LegalValues {
  const stored = (legalInformation ?? {}) as Record<string, boolean | string | null | undefined>;
  const entries = legalQuestions.flatMap(({ field }) => [
    [field, stored[field] ?? undefined],
    [`${field}Explaination`, stored[`${field}Explaination`] ?? ''],
  ]);
  return { legalInformation: Object.fromEntries(entries) as LegalValues['legalInformation'] };
}

const check = (values: LegalValues): Record<string, string> => ({
  ...draftErrors(values),
  ...under('legalInformation', legalErrors(values.legalInformation as LegalInformation)),
});

/** Step 6: yes or no to each question; a yes asks for an explanation (specification 5). */
export function LitigationStep() {
  const { application } = useWizard();
  const save = useSaveApplication(application.id);
  const values = toValues(application);
  const form = useRuleForm<LegalValues>({ defaultValues: values, values, check });
  return (
    <StepForm
      label="Financial and Litigation"
      form={form}
      save={(entered) =>
        save.mutateAsync({ legalInformation: entered.legalInformation as Application['legalInformation'] })
      }
    >
      {legalQuestions.map(({ field, label }) => (
        <LegalQuestion key={field} field={field} label={label} />
      ))}
    </StepForm>
  );
}

function LegalQuestion({ field, label }: { field: LegalField; label: string }) {
  const path = `legalInformation.${field}`;
  const answer: unknown = useWatch({ name: path });
  return (
    <Box>
      <YesNoField name={path} label={label} />
      {answer === true ? (
        <Box mt="3">
          <TextAreaField name={`${path}Explaination`} label="Please explain" required rows={3} />
        </Box>
      ) : null}
    </Box>
  );
}
