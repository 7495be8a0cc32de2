import { scheduledInspectionRecord, scheduleErrors } from '@groundwork/domain-draws';
import type { ScheduledInspection } from '@groundwork/domain-draws';
import { inspectionRules } from '@groundwork/domain-messages';
import { inspectionDesk } from '@groundwork/domain-messages-admin';
import { shapeOf } from '@groundwork/domain-records';
import { systemClock, today } from '@groundwork/domain-time';
import { validate } from '@groundwork/domain-validation';
import { DateField, SelectField, TextField, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Box, Grid, Heading } from '@groundwork/web-ui';
import { SettingForm } from '../../components/setting-form.js';
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

/** How it stands: also what a conflict answers with. */
const stored = ({ version, scheduledFor, inspectorId, inspectorName, inspectorEmail }: Inspection) => ({
  version,
  values: {
    scheduledFor: scheduledFor ?? '',
    inspectorId: inspectorId ?? (inspectorName ? other : ''),
    inspectorName: inspectorName ?? '',
    inspectorEmail: inspectorEmail ?? '',
  },
});

const labels = {
  scheduledFor: 'Date',
  inspectorId: 'Inspector',
  inspectorName: 'Name of the inspector',
  inspectorEmail: 'Email of the inspector',
};

/** When it is, and who comes: an administrator, or somebody else by name and email address. What is typed is kept until it is sent. */
export function ScheduleForm({ inspection }: { inspection: Inspection }) {
  const schedule = useScheduleInspection();
  const administrators = useAdministrators().data ?? [];
  const notify = useNotify();
  const { user } = useArea();
  const keptForm = useKeptForm<Values>({
    draftKey: `${user.id}.inspection.${inspection.id}`,
    ...stored(inspection),
    check: (values) => {
      const body = bodyOf(inspection, values);
      const errors = {
        ...scheduleErrors(body, today(systemClock)),
        ...validate(shapeOf(scheduledInspectionRecord), body),
      };
      return values.inspectorId === '' ? { ...errors, inspectorId: inspectionRules.inspectorNeeded } : errors;
    },
    save: async (values, version = inspection.version) => {
      await schedule.mutateAsync(bodyOf({ ...inspection, version }, values));
      notify.success(inspectionDesk.scheduled);
    },
    current: (record) => stored(record as Inspection),
  });
  const people = [
    ...administrators.map(({ userProfile: { userId, firstName, lastName } }) => ({
      value: userId,
      label: `${firstName} ${lastName}`.trim(),
    })),
    { value: other, label: 'Somebody else' },
  ];
  const show = (path: string, value: unknown) =>
    path === 'inspectorId' ? people.find((one) => one.value === value)?.label : undefined;
  const isOther = keptForm.form.watch('inspectorId') === other;
  return (
    <Box as="section" aria-label="Schedule">
      <Heading as="h2" size="section" mb="3">
        Schedule
      </Heading>
      <SettingForm keptForm={keptForm} label="Schedule" labels={labels} show={show} saveLabel="Schedule Inspection">
        <Grid gap="4" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}>
          <DateField<Values> name="scheduledFor" label={labels.scheduledFor} min={today(systemClock)} required />
          <SelectField<Values> name="inspectorId" label={labels.inspectorId} required options={people} />
          {isOther ? (
            <>
              <TextField<Values> name="inspectorName" label={labels.inspectorName} required />
              <TextField<Values> name="inspectorEmail" label={labels.inspectorEmail} type="email" required />
            </>
          ) : null}
        </Grid>
      </SettingForm>
    </Box>
  );
}
