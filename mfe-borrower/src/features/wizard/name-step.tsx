import { applicationHints } from '@groundwork/domain-applications';
import { requiredAny, validate } from '@groundwork/domain-validation';
import { StepForm, TextField } from '@groundwork/web-forms';
import { Box } from '@groundwork/web-ui';
import { StepFooter } from './step-footer.js';
import { useApplicationForm } from './use-application-form.js';

interface NameValues {
  name: string;
}

const labels = { name: 'Application Name' };

/** Step 1: what the application is called. */
export function NameStep() {
  const keptForm = useApplicationForm<NameValues>({
    section: 'name',
    valuesOf: ({ name }) => ({ name }),
    changesOf: (values) => values,
    check: (values) => validate({ name: requiredAny }, values),
  });
  return (
    <StepForm keptForm={keptForm} label="Name" labels={labels} footer={<StepFooter keptForm={keptForm} />}>
      <Box maxWidth="480px">
        <TextField<NameValues> name="name" label={labels.name} hint={applicationHints.name} required />
      </Box>
    </StepForm>
  );
}
