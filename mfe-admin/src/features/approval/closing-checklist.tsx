import { closingItemErrors, closingItems } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate, systemClock, today } from '@groundwork/domain-time';
import { CheckboxField, DateField, FormAlert, RuleForm, TextField, useRuleForm } from '@groundwork/web-forms';
import { FileSlot, useFiles } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { QueryState, useNotify } from '@groundwork/web-mount';
import { Box, Button, Card, Grid, Heading, Separator, Stack, Text } from '@groundwork/web-ui';
import type { Application, ClosingItem } from '../../data/api.js';
import { useClosing, useSaveClosingItem } from '../../data/applications.js';
import { PersonName } from '../../components/person-name.js';

/** The checklist of a closing: each item with its document, when it is due and ends, and who found it in order. */
export function ClosingChecklist({ application: { id, status } }: { application: Application }) {
  const files = useFiles('application', id);
  return (
    <Card as="section" aria-labelledby="closing-checklist">
      <Stack gap="4">
        <Heading as="h2" id="closing-checklist">
          {approval.closingChecklist}
        </Heading>
        <Text color="fg.muted">{approval.closingChecklistLead}</Text>
        <QueryState query={useClosing(id)} failed={approval.closingUnavailable}>
          {({ items }) => (
            <QueryState query={files} failed={approval.closingUnavailable}>
              {(stored) =>
                items.map((item) => (
                  <Item key={item.kind} id={id} item={item} files={stored} editable={status === 'in_closing'} />
                ))
              }
            </QueryState>
          )}
        </QueryState>
      </Stack>
    </Card>
  );
}

interface ItemProps {
  id: string;
  item: ClosingItem;
  files: readonly StoredFile[];
  editable: boolean;
}

interface ItemValues {
  completed: boolean;
  dueOn: string;
  expiresOn: string;
  comment: string;
}

function Item({ id, item, files, editable }: ItemProps) {
  const { kind, version, required, tickedAt, tickedBy } = item;
  const { label, fileType, expires } = closingItems[kind];
  const values: ItemValues = {
    completed: item.completed,
    dueOn: item.dueOn ?? '',
    expiresOn: item.expiresOn ?? '',
    comment: item.comment ?? '',
  };
  const hasDocument = files.some((file) => file.fileType === fileType && file.status !== 'rejected');
  const form = useRuleForm<ItemValues>({
    defaultValues: values,
    values,
    mode: 'onSubmit',
    check: (entered) => closingItemErrors(kind, entered, { hasDocument, today: today(systemClock) }),
  });
  const save = useSaveClosingItem(id, kind);
  const notify = useNotify();
  const store = async ({ completed, dueOn, expiresOn, comment }: ItemValues) => {
    await save.mutateAsync({
      version,
      completed,
      dueOn: dueOn || null,
      expiresOn: expiresOn || null,
      comment: comment || null,
    });
    form.reset({ completed, dueOn, expiresOn, comment });
    notify.success(screens.done);
  };
  const { isDirty, isSubmitting } = form.formState;
  return (
    <Stack gap="3">
      <Separator />
      <FileSlot
        type={fileType}
        label={label}
        required={required}
        parent="application"
        parentId={id}
        files={files}
        mode="review"
        as="h3"
        plain
      />
      <RuleForm form={form} onSubmit={store} label={label}>
        <fieldset disabled={!editable} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <Grid
            gridTemplateColumns={{ base: '1fr', md: expires ? '1fr 1fr 2fr auto auto' : '1fr 3fr auto auto' }}
            gap="4"
            alignItems="start"
          >
            <DateField<ItemValues> name="dueOn" label="Due on" />
            {expires ? <DateField<ItemValues> name="expiresOn" label="Expires on" /> : null}
            <TextField<ItemValues> name="comment" label="Comment" />
            <Box minHeight="10" pt={{ base: '0', md: '9' }}>
              <CheckboxField<ItemValues> name="completed" label={approval.itemDone} />
            </Box>
            {editable ? (
              <Box pt={{ base: '0', md: '7' }}>
                <Button
                  type="submit"
                  variant="outline"
                  aria-label={fill(approval.saveItemOf, { item: label })}
                  disabled={!isDirty}
                  loading={isSubmitting}
                  loadingText={screens.submitting}
                >
                  {approval.saveItem}
                </Button>
              </Box>
            ) : null}
          </Grid>
          <FormAlert />
        </fieldset>
      </RuleForm>
      {tickedAt ? (
        <Text textStyle="small">
          {fill(approval.tickedOff, { date: displayDate(tickedAt) })} <PersonName userId={tickedBy} />
        </Text>
      ) : null}
    </Stack>
  );
}
