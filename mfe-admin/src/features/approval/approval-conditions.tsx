import { useFieldArray, useWatch } from 'react-hook-form';
import { areConditionsAgreed, conditionChanges, hasConditionChanges } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, approval } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate } from '@groundwork/domain-time';
import { isBlank } from '@groundwork/domain-validation';
import { CheckboxField, KeptFormView, TextAreaField, TextField, useKeptForm } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import { useArea, useNotify } from '@groundwork/web-mount';
import { Box, Button, Card, EmptyState, Flex, Grid, HStack, IconButton } from '@groundwork/web-ui';
import type { Application } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';
import { useSaveApplication } from '../../data/applications.js';

interface ConditionValues {
  conditions: { id?: string; name: string; comment: string; completed: boolean }[];
  /** Why conditions change that were agreed on. */
  conditionsReason: string;
}

const stored = ({ approvalConditions, version }: Application) => ({
  version,
  values: {
    conditions: approvalConditions.map(({ id, name, comment, completed }) => ({
      ...(id ? { id } : {}),
      name,
      comment: comment ?? '',
      completed: completed === true,
    })),
    conditionsReason: '',
  },
});

/** Whether what is typed adds to conditions that a decision agreed on, takes of them or words one anew. */
const changesAgreed = ({ status, approvalConditions }: Application, conditions: ConditionValues['conditions']) =>
  areConditionsAgreed(status) && hasConditionChanges(conditionChanges(approvalConditions, conditions));

function conditionErrors(application: Application, values: ConditionValues): Record<string, string> {
  const { conditions, conditionsReason } = values;
  const needsReason = changesAgreed(application, conditions) && isBlank(conditionsReason);
  const unnamed = conditions.flatMap(({ name }, index) =>
    isBlank(name) ? [[`conditions.${index}.name`, shared.textRequired] as const] : [],
  );
  return { ...Object.fromEntries(unnamed), ...(needsReason ? { conditionsReason: shared.reasonRequired } : {}) };
}

const fieldLabels: Readonly<Partial<Record<string, string>>> = {
  name: 'Name',
  comment: 'Comment',
  completed: 'Completed',
};

/** 'Condition 2: Comment', of a whole row 'Condition 2'. */
function labelAt(path: string): string {
  if (path === 'conditionsReason') return approval.conditionsReason;
  const [, index, field = ''] = path.split('.');
  return [`Condition ${Number(index) + 1}`, fieldLabels[field]].filter(Boolean).join(': ');
}

const showRow = (_: string, value: unknown): string | undefined =>
  typeof value === 'object' && value !== null ? (value as ConditionValues['conditions'][number]).name : undefined;

/** Level with the controls of the fields in the same row, whose labels stand above them. */
const besideFields = { base: '0', md: '7' };

interface ConditionsProps {
  application: Application;
  editable: boolean;
}

/** What an approval depends on: rows of name and comment that can be ticked off. */
export function ApprovalConditions({ application, editable }: ConditionsProps) {
  const { user } = useArea();
  const save = useSaveApplication(application.id);
  const notify = useNotify();
  const keptForm = useKeptForm<ConditionValues>({
    draftKey: `${user.id}.${application.companyId}.conditions.${application.id}`,
    ...stored(application),
    current: (record) => stored(record as Application),
    check: (values) => conditionErrors(application, values),
    save: ({ conditions, conditionsReason }, version) =>
      save.mutateAsync({
        version,
        ...(conditionsReason.trim() ? { conditionsReason } : {}),
        approvalConditions: conditions.map(({ id = null, ...row }) => ({ id, ...row })),
      }),
  });
  const submit = async () => {
    if (await keptForm.submit()) notify.success(screens.done);
  };
  return (
    <Card>
      <KeptFormView
        keptForm={keptForm}
        label="Approval Conditions"
        labels={labelAt}
        show={showRow}
        onSubmit={submit}
        disabled={!editable}
      >
        <ConditionRows application={application} editable={editable} keptForm={keptForm} />
      </KeptFormView>
    </Card>
  );
}

function ConditionRows({ application, editable, keptForm }: ConditionsProps & { keptForm: KeptForm<ConditionValues> }) {
  const { dirty, saving, form } = keptForm;
  const rows = useFieldArray({ control: form.control, name: 'conditions', keyName: 'key' });
  return (
    <>
      {rows.fields.length === 0 ? <EmptyState icon="clipboard" title="No conditions yet" /> : null}
      {rows.fields.map((row, index) => (
        <Grid
          key={row.key}
          gridTemplateColumns={{ base: '1fr', md: '1fr 2fr auto auto' }}
          gap="4"
          alignItems="start"
          pb={{ base: '4', md: '0' }}
          borderBottomWidth={{ base: '1px', md: '0' }}
          borderColor="border"
        >
          <TextField<ConditionValues> name={`conditions.${index}.name`} label="Name" required />
          <TextField<ConditionValues> name={`conditions.${index}.comment`} label="Comment" />
          <Box minHeight="10" pt={besideFields}>
            <CheckboxField<ConditionValues> name={`conditions.${index}.completed`} label="Completed" />
            <TickedOff condition={application.approvalConditions.find(({ id }) => id === row.id)} />
          </Box>
          {editable ? (
            <HStack pt={besideFields}>
              <IconButton label={`Remove condition ${index + 1}`} icon="trash" onClick={() => rows.remove(index)} />
            </HStack>
          ) : null}
        </Grid>
      ))}
      <ChangeReason application={application} />
      {editable ? (
        <Flex gap="3" flexWrap="wrap">
          <Button
            variant="outline"
            icon="plus"
            onClick={() => rows.append({ name: '', comment: '', completed: false })}
          >
            {admin.newItem}
          </Button>
          <Button type="submit" disabled={!dirty} loading={saving} loadingText={screens.submitting}>
            {admin.saveChanges}
          </Button>
        </Flex>
      ) : null}
    </>
  );
}

/** Who found a stored condition fulfilled, and when. */
function TickedOff({ condition }: { condition: Application['approvalConditions'][number] | undefined }) {
  if (!condition?.completedAt) return null;
  return (
    <Box textStyle="small">
      {fill(approval.tickedOff, { date: displayDate(condition.completedAt) })}{' '}
      <PersonName userId={condition.completedBy} />
    </Box>
  );
}

/** The reason that another wording needs after the decision; it is asked for while there is another one. */
function ChangeReason({ application }: { application: Application }) {
  const conditions = useWatch<ConditionValues, 'conditions'>({ name: 'conditions' });
  if (!changesAgreed(application, conditions)) return null;
  return (
    <TextAreaField<ConditionValues>
      name="conditionsReason"
      label={approval.conditionsReason}
      hint={approval.conditionsReasonHint}
      rows={2}
      required
    />
  );
}
