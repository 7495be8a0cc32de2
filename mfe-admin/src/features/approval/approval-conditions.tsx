import { useFieldArray } from 'react-hook-form';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, approval } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import { CheckboxField, FormAlert, RuleForm, TextField, UnsavedGuard, useRuleForm } from '@groundwork/web-forms';
import { useNotify } from '@groundwork/web-mount';
import { Box, Button, Card, EmptyState, Flex, Grid, HStack, IconButton, Stack } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';
import { useSaveApplication } from '../../data/applications.js';

interface ConditionValues {
  conditions: {
    conditionId: string | null;
    name: string;
    comment: string;
    completed: boolean;
    completedBy: string | null;
    completedAt: string | null;
  }[];
}

const valuesOf = ({ approvalConditions }: Pick<Application, 'approvalConditions'>): ConditionValues => ({
  conditions: approvalConditions.map(({ id, name, comment, completed, completedBy, completedAt }) => ({
    conditionId: id ?? null,
    name,
    comment: comment ?? '',
    completed: completed === true,
    completedBy: completedBy ?? null,
    completedAt: completedAt ?? null,
  })),
});

function conditionErrors({ conditions }: ConditionValues): Record<string, string> {
  const unnamed = conditions.flatMap(({ name }, index) =>
    isBlank(name) ? [[`conditions.${index}.name`, shared.textRequired] as const] : [],
  );
  return Object.fromEntries(unnamed);
}

const newCondition: ConditionValues['conditions'][number] = {
  conditionId: null,
  name: '',
  comment: '',
  completed: false,
  completedBy: null,
  completedAt: null,
};

/** Level with the controls of the fields in the same row, whose labels stand above them. */
const besideFields = { base: '0', md: '7' };

/** What an approval depends on: rows of name and comment that can be ticked off. */
export function ApprovalConditions({ application, editable }: { application: Application; editable: boolean }) {
  const values = valuesOf(application);
  const form = useRuleForm<ConditionValues>({
    defaultValues: values,
    values,
    check: conditionErrors,
    mode: 'onSubmit',
  });
  const rows = useFieldArray({ control: form.control, name: 'conditions' });
  const save = useSaveApplication(application.id);
  const notify = useNotify();
  const { isDirty, isSubmitting } = form.formState;

  const store = async ({ conditions }: ConditionValues) => {
    const saved = await save.mutateAsync({
      approvalConditions: conditions.map(({ conditionId, name, comment, completed }) => ({
        id: conditionId,
        name,
        comment,
        completed,
      })),
    });
    form.reset(valuesOf(saved));
    notify.success(screens.done);
  };

  return (
    <Card>
      <RuleForm form={form} onSubmit={store} label="Approval Conditions">
        <Stack gap="5">
          {rows.fields.length === 0 ? <EmptyState icon="clipboard" title="No conditions yet" /> : null}
          {rows.fields.map((row, index) => (
            <Grid
              key={row.id}
              gridTemplateColumns={{ base: '1fr', md: '1fr 2fr auto auto' }}
              gap="4"
              alignItems="start"
              pb={{ base: '4', md: '0' }}
              borderBottomWidth={{ base: '1px', md: '0' }}
              borderColor="border"
            >
              <TextField<ConditionValues>
                name={`conditions.${index}.name`}
                label="Name"
                required
                disabled={!editable}
              />
              <TextField<ConditionValues> name={`conditions.${index}.comment`} label="Comment" disabled={!editable} />
              <Box minHeight="10" pt={besideFields}>
                <CheckboxField<ConditionValues>
                  name={`conditions.${index}.completed`}
                  label="Completed"
                  disabled={!editable}
                />
                {row.completedAt ? (
                  <Box textStyle="small">
                    {fill(approval.tickedOff, { date: displayDate(row.completedAt) })}{' '}
                    <PersonName userId={row.completedBy} />
                  </Box>
                ) : null}
              </Box>
              {editable ? (
                <HStack pt={besideFields}>
                  <IconButton label={`Remove condition ${index + 1}`} icon="trash" onClick={() => rows.remove(index)} />
                </HStack>
              ) : null}
            </Grid>
          ))}
          <FormAlert />
          {editable ? (
            <Flex gap="3" flexWrap="wrap">
              <Button variant="outline" icon="plus" onClick={() => rows.append(newCondition)}>
                {admin.newItem}
              </Button>
              <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText={screens.submitting}>
                {admin.saveChanges}
              </Button>
            </Flex>
          ) : null}
        </Stack>
        <UnsavedGuard when={isDirty && !isSubmitting} />
      </RuleForm>
    </Card>
  );
}
