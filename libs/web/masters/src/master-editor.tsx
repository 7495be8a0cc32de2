import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { KeptFormView, useFieldError, useKeptForm } from '@groundwork/web-forms';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  FieldError,
  Flex,
  RichText,
  Spacer,
  Stack,
  Text,
} from '@groundwork/web-ui';
import { ConflictOfTexts } from './conflict-of-texts.js';
import { PlaceholderLegend } from './placeholder-legend.js';
import type { EditorPlaceholder } from './placeholder-legend.js';
import { RichTextEditor } from './rich-text-editor.js';

/** What a form of a master holds: its text as HTML, and what some kinds have beside it. */
export interface MasterValues {
  content: string;
}

/** A version of a master as it is shown. */
export interface MasterVersion<Values extends MasterValues = MasterValues> {
  /** 0 for one that is still to be made. */
  readonly version: number;
  readonly values: Values;
  readonly editedBy?: ReactNode;
  /** ISO instant; shown in EST. */
  readonly editedAt?: string;
}

interface MasterEditorProps<Values extends MasterValues> {
  /** What the text is called, for screen readers. */
  label: string;
  master: MasterVersion<Values>;
  /** The version in force; an older one is read, not edited. */
  latestVersion: number;
  /** Who looks may read it alone. */
  readOnly?: boolean;
  /** The words of the buttons, which the specification has for each kind of master. */
  words: { readonly edit: string; readonly save: string; readonly goBack?: string };
  /** Under which name the browser keeps what is typed: user first. */
  draftKey: string;
  /** Without any there is no legend. */
  placeholders: readonly EditorPlaceholder[];
  /** What is wrong, by field. */
  check: (values: Values) => FieldErrors;
  /** The text as who has to agree to it reads it, filled with an example. */
  preview: (values: Values) => ReactNode;
  /** Fields beside the text, of the form, while it is edited. */
  fields?: ReactNode;
  /** The same while it is read. */
  facts?: ReactNode;
  /** Makes the next version of it; rejects with a conflict where there is one already. */
  onSave: (values: Values, basedOn: number) => Promise<unknown>;
  /** What is said before the reason why it could not be saved. */
  failed?: string;
  /** Reads the record that a conflict answers with. */
  current: (record: unknown) => { readonly values: Values; readonly version: number };
  /** What is in force is read anew. */
  onReload: () => void;
  onGoBack?: () => void;
}

function useMasterForm<Values extends MasterValues>(
  { draftKey, master, check, onSave, failed, current }: MasterEditorProps<Values>,
  onSettled: () => void,
) {
  return useKeptForm<Values>({
    draftKey,
    values: master.values,
    version: master.version,
    check,
    save: (values, over = master.version) => onSave(values, over),
    failed,
    current,
    onSettled,
  });
}

/** A version of a master: read, and the newest of them edited into the next one. What is typed is kept until it is saved. */
export function MasterEditor<Values extends MasterValues>(props: MasterEditorProps<Values>) {
  const { label, master, latestVersion, readOnly = false, words, placeholders, onReload, onGoBack } = props;
  const isNew = master.version === 0;
  const [editing, setEditing] = useState(isNew);
  const [asking, setAsking] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  // The button that opened or closed the text goes with that: who works by keyboard goes on from its beginning.
  const edit = (isEdited: boolean) => {
    setEditing(isEdited);
    setTimeout(() => text.current?.focus({ preventScroll: true }));
  };
  const leave = () => {
    setAsking(false);
    edit(false);
    if (isNew) onGoBack?.();
  };
  const keptForm = useMasterForm(props, leave);
  const { conflict, dirty, saving } = keptForm;
  const old = !isNew && master.version !== latestVersion;
  const save = async () => {
    if (await keptForm.submit()) leave();
  };
  const drop = () => {
    keptForm.discard();
    leave();
  };
  return (
    <>
      <Box ref={text} tabIndex={-1} role="group" aria-label={label} outline="none">
        <KeptFormView<Values>
          keptForm={{ ...keptForm, conflict: undefined, offer: readOnly ? undefined : keptForm.offer }}
          label={label}
          onSubmit={save}
          onRestore={old || readOnly ? undefined : () => edit(true)}
          footer={
            <Flex gap="3" flexWrap="wrap" mt="4">
              {onGoBack ? (
                <Button variant="ghost" icon="arrow-left" onClick={onGoBack}>
                  {words.goBack}
                </Button>
              ) : null}
              <Spacer />
              <Button variant="outline" icon="eye" onClick={() => setPreviewing(true)}>
                {masters.preview}
              </Button>
              {editing ? (
                <>
                  <Button variant="outline" disabled={saving} onClick={() => (dirty ? setAsking(true) : leave())}>
                    {screens.close}
                  </Button>
                  <Button loading={saving} disabled={!dirty} onClick={() => void save()}>
                    {words.save}
                  </Button>
                </>
              ) : old || readOnly ? null : (
                <Button icon="edit" disabled={keptForm.offer !== undefined} onClick={() => edit(true)}>
                  {words.edit}
                </Button>
              )}
            </Flex>
          }
        >
          {isNew ? null : <Facts version={master.version} editedBy={master.editedBy} editedAt={master.editedAt} />}
          {old ? <Alert>{fill(masters.olderVersion, { version: latestVersion })}</Alert> : null}
          {editing ? (
            <>
              {props.fields}
              <ContentField label={label} placeholders={placeholders} />
            </>
          ) : (
            <Stack gap="3">
              {props.facts}
              <RichText label={label} html={master.values.content} maxHeight="60dvh" />
              {placeholders.length > 0 ? <PlaceholderLegend placeholders={placeholders} /> : null}
            </Stack>
          )}
        </KeptFormView>
      </Box>
      <Dialog open={previewing} size="lg" title={masters.previewTitle} onClose={() => setPreviewing(false)}>
        {previewing ? props.preview(editing ? keptForm.form.getValues() : master.values) : null}
      </Dialog>
      {conflict ? (
        <ConflictOfTexts
          conflict={conflict}
          onTakeTheirs={() => {
            conflict.cancel();
            drop();
            onReload();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        title={masters.closeUnsaved}
        confirmLabel={masters.loseTyped}
        cancelLabel={screens.keepEditing}
        danger
        onConfirm={drop}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function Facts({ version, editedBy, editedAt }: Pick<MasterVersion, 'version' | 'editedBy' | 'editedAt'>) {
  return (
    <Text as="div" textStyle="small" color="fg.muted">
      {`${fill(masters.version, { version })} · ${masters.editedBy}: `}
      {editedBy}
      {editedAt === undefined ? '' : ` · ${displayInstant(editedAt, { zone: 'EST' })}`}
    </Text>
  );
}

function ContentField({ label, placeholders }: { label: string; placeholders: readonly EditorPlaceholder[] }) {
  const { field } = useController<MasterValues, 'content'>({ name: 'content' });
  const error = useFieldError<MasterValues>('content');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { ref } = field;
  // What is wrong with the text leads into it, as in any other field.
  useLayoutEffect(
    () => ref({ focus: () => place.current?.querySelector<HTMLElement>('[role=textbox]')?.focus() }),
    [ref],
  );
  return (
    <Stack ref={place} gap="2">
      <RichTextEditor
        label={label}
        value={field.value}
        onChange={field.onChange}
        placeholders={placeholders}
        invalid={error !== undefined}
        describedBy={error === undefined ? undefined : id}
      />
      {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
    </Stack>
  );
}
