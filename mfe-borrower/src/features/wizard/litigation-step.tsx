import { useWatch } from 'react-hook-form';
import { draftErrors, explanationHint, legalErrors, legalHints, legalQuestions } from '@groundwork/domain-applications';
import type { LegalField } from '@groundwork/domain-applications';
import { under } from '@groundwork/domain-validation';
import { StepForm, TextAreaField, YesNoField } from '@groundwork/web-forms';
import { Box } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { StepFooter } from './step-footer.js';
import { useApplicationForm } from './use-application-form.js';

type Answers = { [Field in LegalField]?: boolean } & { [Field in `${LegalField}Explaination`]: string };

interface LegalValues {
  legalInformation: Answers;
}

const explanationLabel = 'Please explain';
const labels = Object.fromEntries(
  legalQuestions.flatMap(({ field, label }) => [
    [`legalInformation.${field}`, label],
    [`legalInformation.${field}Explaination`, `${label} ${explanationLabel}`],
  ]),
);

function valuesOf({ legalInformation: stored }: Application): LegalValues {
  const entries = legalQuestions.flatMap(({ field }) => [
    [field, stored?.[field] ?? undefined],
    [`${field}Explaination`, stored?.[`${field}Explaination`] ?? ''],
  ]);
  return { legalInformation: Object.fromEntries(entries) as Answers };
}

const check = (values: LegalValues): Record<string, string> => ({
  ...draftErrors(values),
  ...under('legalInformation', legalErrors(values.legalInformation)),
});

/** Step 6: yes or no to each question; a yes asks for an explanation (specification 5). */
export function LitigationStep() {
  const keptForm = useApplicationForm<LegalValues>({
    section: 'litigation',
    valuesOf,
    changesOf: (values) => values,
    check,
  });
  return (
    <StepForm
      keptForm={keptForm}
      label="Financial and Litigation"
      labels={labels}
      footer={<StepFooter keptForm={keptForm} />}
    >
      {legalQuestions.map(({ field, label }) => (
        <LegalQuestion key={field} field={field} label={label} />
      ))}
    </StepForm>
  );
}

function LegalQuestion({ field, label }: { field: LegalField; label: string }) {
  const path = `legalInformation.${field}` as const;
  const answer: unknown = useWatch<LegalValues>({ name: path });
  return (
    <Box>
      <YesNoField<LegalValues> name={path} label={label} hint={legalHints[field]} required />
      {answer === true ? (
        <Box mt="3">
          <TextAreaField<LegalValues>
            name={`${path}Explaination`}
            label={explanationLabel}
            hint={explanationHint}
            required
            rows={3}
          />
        </Box>
      ) : null}
    </Box>
  );
}
