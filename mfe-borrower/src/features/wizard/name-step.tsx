import { requiredAny, validate } from '@groundwork/domain-validation';
import { TextField, useRuleForm } from '@groundwork/web-forms';
import { Box } from '@groundwork/web-ui';
import { StepForm } from './step-form.js';
import { useSaveApplication } from '../../data/save-application.js';
import { useWizard } from './wizard-context.js';

interface NameValues {
  name: string;
}

/** Step 1: what the application is called. */
export function NameStep() {
  const { application } = useWizard();
  const save = useSaveApplication(application.id);
  const values: NameValues = { name: application.name };
  const form = useRuleForm<NameValues>({
    defaultValues: values,
    values,
    check: (entered) => validate({ name: requiredAny }, entered),
  });
  return (
    <StepForm label="Name" form={form} save={(entered) => save.mutateAsync(entered)}>
      <Box maxWidth="480px">
        <TextField name="name" label="Application Name" required maxLength={200} />
      </Box>
    </StepForm>
  );
}
