import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { fill } from '@groundwork/domain-messages';
import { masters, screens } from '@groundwork/domain-messages-screens';
import { displayInstant } from '@groundwork/domain-time';
import type { FieldErrors } from '@groundwork/domain-validation';
import { KeptFormView, useFieldError, useKeptForm } from '@groundwork/web-forms';
import {
  Alert,
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

/** A version of a master as it is shown. */
export interface MasterVersion {
  readonly version: number;
  /** HTML. */
  readonly content: string;
  readonly editedBy: ReactNode;
  /** ISO instant; shown in EST. */
  readonly editedAt: string;
}

interface MasterEditorProps {
  /** What the text is called, for screen readers. */
  label: string;
  master: MasterVersion;
  /** The version in force; an older one is read, not edited. */
  latestVersion: number;
  /** The words of the buttons, which the specification has for each kind of master. */
  words: { readonly edit: string; readonly save: string; readonly goBack: string };
  /** Under which name the browser keeps what is typed: user first. */
  draftKey: string;
  placeholders: readonly EditorPlaceholder[];
  /** What is wrong with a text. */
  check: (content: string) => string | undefined;
  /** The text as who has to agree to it reads it, filled with an example. */
  filled: (content: string) => string;
  /** Makes the next version of it; rejects with a conflict where there is one already. */
  onSave: (content: string, basedOn: number) => Promise<unknown>;
  /** Reads the record that a conflict answers with. */
  current: (record: unknown) => { readonly content: string; readonly version: number };
  /** What is in force is read anew. */
  onReload: () => void;
  onGoBack: () => void;
}

interface Values {
  content: string;
}

const errorsOf = (message: string | undefined): FieldErrors => (message === undefined ? {} : { content: message });

function useMasterForm({ draftKey, master, check, onSave, current }: MasterEditorProps, onSettled: () => void) {
  return useKeptForm<Values>({
    draftKey,
    values: { content: master.content },
    version: master.version,
    check: ({ content }) => errorsOf(check(content)),
    save: ({ content }, over = master.version) => onSave(content, over),
    current: (record) => {
      const { content, version } = current(record);
      return { values: { content }, version };
    },
    onSettled,
  });
}

/** A version of a master: read, and the newest of them edited into the next one. What is typed is kept until it is saved. */
export function MasterEditor(props: MasterEditorProps) {
  const { label, master, latestVersion, words, placeholders, filled, onReload, onGoBack } = props;
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [previewing, setPreviewing] = useState(false);
  const leave = () => {
    setAsking(false);
    setEditing(false);
  };
  const keptForm = useMasterForm(props, leave);
  const { conflict, dirty, saving } = keptForm;
  const old = master.version !== latestVersion;
  const save = async () => {
    if (await keptForm.submit()) leave();
  };
  const drop = () => {
    keptForm.discard();
    leave();
  };
  return (
    <>
      <KeptFormView<Values>
        keptForm={{ ...keptForm, conflict: undefined }}
        label={label}
        onSubmit={save}
        onRestore={old ? undefined : () => setEditing(true)}
        footer={
          <Flex gap="3" flexWrap="wrap" mt="4">
            <Button variant="ghost" icon="arrow-left" onClick={onGoBack}>
              {words.goBack}
            </Button>
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
            ) : old ? null : (
              <Button icon="edit" disabled={keptForm.offer !== undefined} onClick={() => setEditing(true)}>
                {words.edit}
              </Button>
            )}
          </Flex>
        }
      >
        <Facts master={master} />
        {old ? <Alert>{fill(masters.olderVersion, { version: latestVersion })}</Alert> : null}
        {editing ? (
          <ContentField label={label} placeholders={placeholders} />
        ) : (
          <Stack gap="3">
            <RichText label={label} html={master.content} maxHeight="60dvh" />
            <PlaceholderLegend placeholders={placeholders} />
          </Stack>
        )}
      </KeptFormView>
      <Dialog open={previewing} size="lg" title={masters.previewTitle} onClose={() => setPreviewing(false)}>
        {previewing ? (
          <RichText
            label={masters.preview}
            html={filled(editing ? keptForm.form.getValues('content') : master.content)}
            maxHeight="60dvh"
          />
        ) : null}
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

function Facts({ master: { version, editedBy, editedAt } }: { master: MasterVersion }) {
  return (
    <Text textStyle="small" color="fg.muted">
      {`${fill(masters.version, { version })} · ${masters.editedBy}: `}
      {editedBy}
      {` · ${displayInstant(editedAt, { zone: 'EST' })}`}
    </Text>
  );
}

function ContentField({ label, placeholders }: { label: string; placeholders: readonly EditorPlaceholder[] }) {
  const { field } = useController<Values, 'content'>({ name: 'content' });
  const error = useFieldError<Values>('content');
  const id = useId();
  return (
    <Stack gap="2">
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
