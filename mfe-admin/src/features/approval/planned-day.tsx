import { applicationRecord } from '@groundwork/domain-applications';
import { closingsPage } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { formatMonthDayYear, isCalendarDate } from '@groundwork/domain-time';
import { DateField, KeptFormView, SaveButton, useKeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Box, Flex } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { useSaveApplication } from '../../data/applications.js';

interface PlannedValues {
  closingPlannedOn: string;
}

const { label } = applicationRecord.fields.closingPlannedOn;

const stored = ({ version, closingPlannedOn }: Application) => ({
  version,
  values: { closingPlannedOn: closingPlannedOn ?? '' },
});

const showDay = (_: string, value: unknown): string | undefined =>
  isCalendarDate(value) ? formatMonthDayYear(value) : undefined;

/** The day on which a loan is to close. */
export function PlannedDay({ application }: { application: Application }) {
  const { user } = useArea();
  const save = useSaveApplication(application.id);
  const notify = useNotify();
  const keptForm = useKeptForm<PlannedValues>({
    draftKey: `${user.id}.${application.companyId}.planned-closing.${application.id}`,
    ...stored(application),
    current: (record) => stored(record as Application),
    check: () => ({}),
    save: ({ closingPlannedOn }, version) => save.mutateAsync({ version, closingPlannedOn: closingPlannedOn || null }),
  });
  const submit = async () => {
    if (await keptForm.submit()) notify.success(screens.done);
  };
  const editable = application.status === 'in_closing';
  return (
    <KeptFormView
      keptForm={keptForm}
      label={label}
      labels={{ closingPlannedOn: label }}
      show={showDay}
      onSubmit={submit}
      disabled={!editable}
    >
      <Flex gap="4" flexWrap="wrap" alignItems="flex-start">
        <Box width={{ base: '100%', sm: '240px' }}>
          <DateField<PlannedValues> name="closingPlannedOn" label={label} hint={closingsPage.plannedHint} />
        </Box>
        {editable ? (
          <Box pt={{ base: '0', sm: '7' }}>
            <SaveButton keptForm={keptForm} variant="outline">
              {closingsPage.savePlanned}
            </SaveButton>
          </Box>
        ) : null}
      </Flex>
    </KeptFormView>
  );
}
