import { useEffect, useRef } from 'react';
import { closingItemErrors, closingItems } from '@groundwork/domain-applications';
import { fill } from '@groundwork/domain-messages';
import { approval } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { displayDate, formatMonthDayYear, isCalendarDate, systemClock, today } from '@groundwork/domain-time';
import { CheckboxField, DateField, KeptFormView, TextField, useKeptForm } from '@groundwork/web-forms';
import type { KeptForm } from '@groundwork/web-forms';
import { FileSlot, useFiles } from '@groundwork/web-lending/files';
import type { StoredFile } from '@groundwork/web-lending/files';
import { QueryState, useArea, useNotify, useSearchValue } from '@groundwork/web-mount';
import { Box, Button, Card, Grid, Heading, Separator, Stack, Text } from '@groundwork/web-ui';
import type { Application, ClosingItem } from '../../data/api.js';
import { useClosing, useSaveClosingItem } from '../../data/applications.js';
import { PlannedDay } from './planned-day.js';
import { PersonName } from '../../components/person-name.js';

/** The checklist of a closing: each item with its document, when it is due and ends, and who found it in order. */
export function ClosingChecklist({ application }: { application: Application }) {
  const { id } = application;
  const files = useFiles('application', id);
  return (
    <Card as="section" aria-labelledby="closing-checklist">
      <Stack gap="4">
        <Heading as="h2" id="closing-checklist">
          {approval.closingChecklist}
        </Heading>
        <Text color="fg.muted">{approval.closingChecklistLead}</Text>
        <PlannedDay application={application} />
        <QueryState query={useClosing(id)} failed={approval.closingUnavailable}>
          {({ items }) => (
            <QueryState query={files} failed={approval.closingUnavailable}>
              {(uploaded) =>
                items.map((item) => <Item key={item.kind} application={application} item={item} files={uploaded} />)
              }
            </QueryState>
          )}
        </QueryState>
      </Stack>
    </Card>
  );
}

interface ItemProps {
  application: Application;
  item: ClosingItem;
  files: readonly StoredFile[];
}

interface ItemValues {
  completed: boolean;
  dueOn: string;
  expiresOn: string;
  comment: string;
}

const labels: Record<keyof ItemValues, string> = {
  completed: approval.itemDone,
  dueOn: 'Due on',
  expiresOn: 'Expires on',
  comment: 'Comment',
};

const showDay = (path: string, value: unknown): string | undefined =>
  path.endsWith('On') && isCalendarDate(value) ? formatMonthDayYear(value) : undefined;

const stored = ({ version, completed, dueOn, expiresOn, comment }: ClosingItem) => ({
  version,
  values: { completed, dueOn: dueOn ?? '', expiresOn: expiresOn ?? '', comment: comment ?? '' },
});

function useItemForm({ application: { id, companyId }, item, files }: ItemProps) {
  const { user } = useArea();
  const { kind } = item;
  const save = useSaveClosingItem(id, kind);
  const { fileType } = closingItems[kind];
  const hasDocument = files.some((file) => file.fileType === fileType && file.status !== 'rejected');
  return useKeptForm<ItemValues>({
    draftKey: `${user.id}.${companyId}.closing.${id}.${kind}`,
    ...stored(item),
    current: (record) => stored(record as ClosingItem),
    check: (entered) => closingItemErrors(kind, entered, { hasDocument, today: today(systemClock) }),
    save: ({ completed, dueOn, expiresOn, comment }, version = item.version) =>
      save.mutateAsync({
        version,
        completed,
        dueOn: dueOn || null,
        expiresOn: expiresOn || null,
        comment: comment || null,
      }),
  });
}

function Item(props: ItemProps) {
  const { application, item, files } = props;
  const { kind, required, tickedAt, tickedBy } = item;
  const { label, fileType } = closingItems[kind];
  const keptForm = useItemForm(props);
  const notify = useNotify();
  const editable = application.status === 'in_closing';
  const place = useSoughtItem(kind);
  const submit = async () => {
    if (await keptForm.submit()) notify.success(screens.done);
  };
  return (
    <Stack gap="3" ref={place} tabIndex={-1} aria-label={label} role="group">
      <Separator />
      <FileSlot
        type={fileType}
        label={label}
        required={required}
        parent="application"
        parentId={application.id}
        files={files}
        mode="review"
        as="h3"
        plain
      />
      <KeptFormView
        keptForm={keptForm}
        label={label}
        labels={labels}
        show={showDay}
        onSubmit={submit}
        disabled={!editable}
      >
        <ItemFields kind={kind} keptForm={keptForm} editable={editable} />
      </KeptFormView>
      {tickedAt ? (
        <Text textStyle="small">
          {fill(approval.tickedOff, { date: displayDate(tickedAt) })} <PersonName userId={tickedBy} />
        </Text>
      ) : null}
    </Stack>
  );
}

/** The item that an address names (`?item=`) is the place that it leads to: it is scrolled to, once, and has the focus. */
function useSoughtItem(kind: ClosingItem['kind']) {
  const [sought] = useSearchValue('item');
  const place = useRef<HTMLDivElement>(null);
  const isSought = sought === kind;
  useEffect(() => {
    if (!isSought) return;
    place.current?.focus();
    place.current?.scrollIntoView?.({ block: 'start' });
  }, [isSought]);
  return place;
}

interface ItemFieldsProps {
  kind: ClosingItem['kind'];
  keptForm: KeptForm<ItemValues>;
  editable: boolean;
}

function ItemFields({ kind, keptForm: { dirty, saving }, editable }: ItemFieldsProps) {
  const { label, expires } = closingItems[kind];
  return (
    <Grid
      gridTemplateColumns={{ base: '1fr', md: expires ? '1fr 1fr 2fr auto auto' : '1fr 3fr auto auto' }}
      gap="4"
      alignItems="start"
    >
      <DateField<ItemValues> name="dueOn" label={labels.dueOn} />
      {expires ? <DateField<ItemValues> name="expiresOn" label={labels.expiresOn} /> : null}
      <TextField<ItemValues> name="comment" label={labels.comment} />
      <Box minHeight="10" pt={{ base: '0', md: '9' }}>
        <CheckboxField<ItemValues> name="completed" label={labels.completed} />
      </Box>
      {editable ? (
        <Box pt={{ base: '0', md: '7' }}>
          <Button
            type="submit"
            variant="outline"
            aria-label={fill(approval.saveItemOf, { item: label })}
            disabled={!dirty}
            loading={saving}
            loadingText={screens.submitting}
          >
            {approval.saveItem}
          </Button>
        </Box>
      ) : null}
    </Grid>
  );
}
