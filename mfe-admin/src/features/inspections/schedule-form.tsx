import { inspectorErrors, scheduledInspectionRecord } from '@groundwork/domain-draws';
import type { ScheduledInspection } from '@groundwork/domain-draws';
import { inspectionRules } from '@groundwork/domain-messages';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { validate } from '@groundwork/domain-validation';
import { DateField, FormAlert, RuleForm, SelectField, TextField, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Grid, Heading } from '@groundwork/web-ui';
import type { Inspection } from '../../data/api.js';
import { useScheduleInspection } from '../../data/inspections.js';
import { useAdministrators } from '../../data/people.js';

interface Values {
  scheduledFor: string;
  inspectorId: string;
  inspectorName: string;
  inspectorEmail: string;
}

/** Chosen for somebody who is no administrator; nothing chosen is '', as in every select. */
const other = 'other';

const bodyOf = ({ id, version }: Inspection, values: Values): ScheduledInspection => ({
  id,
  version,
  scheduledFor: values.scheduledFor,
  ...(values.inspectorId === other
    ? {
        inspectorId: null,
        inspectorName: values.inspectorName.trim() || null,
        inspectorEmail: values.inspectorEmail.trim() || null,
      }
    : { inspectorId: values.inspectorId || null, inspectorName: null, inspectorEmail: null }),
});

/** When it is, and who comes: an administrator, or somebody else by name and email address. */
export function ScheduleForm({ inspection }: { inspection: Inspection }) {
  const schedule = useScheduleInspection();
  const administrators = useAdministrators().data ?? [];
  const notify = useNotify();
  const form = useRuleForm<Values>({
    defaultValues: {
      scheduledFor: inspection.scheduledFor ?? '',
      inspectorId: inspection.inspectorId ?? (inspection.inspectorName ? other : ''),
      inspectorName: inspection.inspectorName ?? '',
      inspectorEmail: inspection.inspectorEmail ?? '',
    },
    mode: 'onSubmit',
    check: (values) => {
      if (values.inspectorId === '') return { inspectorId: inspectionRules.inspectorNeeded };
      const body = bodyOf(inspection, values);
      return { ...inspectorErrors(body), ...validate(shapeOf(scheduledInspectionRecord), body) };
    },
  });
  const isOther = form.watch('inspectorId') === other;
  const submit = async (values: Values) => {
    await schedule.mutateAsync(bodyOf(inspection, values));
    notify.success(inspectionDesk.scheduled);
  };
  return (
    <Box as="section" aria-label="Schedule">
      <Heading as="h2" size="section" mb="3">
        Schedule
      </Heading>
      <RuleForm form={form} onSubmit={submit} label="Schedule">
        <FormAlert />
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} mb="4">
          <DateField<Values> name="scheduledFor" label="Date" required />
          <SelectField<Values>
            name="inspectorId"
            label="Inspector"
            required
            options={[
              ...administrators.map(({ userProfile: { userId, firstName, lastName } }) => ({
                value: userId,
                label: `${firstName} ${lastName}`.trim(),
              })),
              { value: other, label: 'Somebody else' },
            ]}
          />
          {isOther ? (
            <>
              <TextField<Values> name="inspectorName" label="Name of the inspector" required />
              <TextField<Values> name="inspectorEmail" label="Email of the inspector" type="email" required />
            </>
          ) : null}
        </Grid>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Schedule Inspection
        </Button>
      </RuleForm>
    </Box>
  );
}
