import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ParentType, PropertyPlace } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import { files as sentences } from '@groundwork/domain-messages-screens';
import { sentenceFor } from '@groundwork/web-http';
import { useNotify } from '@groundwork/web-mount';
import { ActionDialog, Alert, FieldError, Fieldset, Radio, Stack, Text } from '@groundwork/web-ui';
import type { StoredFile } from './files-access.js';
import { changedMeanwhile, useNameProperty } from './files-queries.js';

interface NamePropertyProps {
  file: StoredFile;
  parent: ParentType;
  parentId: string;
  places: readonly PropertyPlace[];
}

/** How it is said of which of several properties a file is. */
export interface PropertyNaming {
  label: string;
  /** Nobody has said it yet: somebody waits for it. */
  isDue: boolean;
  ask: () => void;
  /** To be rendered, whatever is shown. */
  question: ReactNode;
}

/**
 * Says of which of several properties a file is; said wrongly, it is taken back from the message about it, or changed in the same way.
 * Undefined where there are none to choose from.
 */
export function usePropertyNaming(props: NamePropertyProps): PropertyNaming | undefined {
  const [isOpen, setOpen] = useState(false);
  if (props.places.length === 0) return undefined;
  const isDue = props.file.propertyId === null;
  return {
    label: isDue ? sentences.nameProperty : sentences.changeProperty,
    isDue,
    ask: () => setOpen(true),
    question: isOpen ? <PropertyDialog {...props} onClose={() => setOpen(false)} /> : null,
  };
}

function PropertyDialog({ file, parent, parentId, places, onClose }: NamePropertyProps & { onClose: () => void }) {
  const { fileUploadId: id, userFileName: name, propertyId: before } = file;
  const [chosen, choose] = useState<string | null>();
  const [wrong, setWrong] = useState<{ at: 'choice' | 'answer'; sentence: string }>();
  const command = useNameProperty(parent, parentId);
  const notify = useNotify();
  const titleOf = (propertyId: string | null) => places.find((place) => place.propertyId === propertyId)?.title;
  const send = (propertyId: string | null, fromPropertyId: string | null) =>
    command.mutateAsync({ id, propertyId, fromPropertyId });
  const said = (propertyId: string | null): string => {
    const property = titleOf(propertyId);
    return property ? fill(sentences.propertyNamed, { name, property }) : fill(sentences.propertyTakenBack, { name });
  };
  const save = async () => {
    if (chosen === undefined) return setWrong({ at: 'choice', sentence: shared.choice });
    try {
      await send(chosen, before);
      notify.success(said(chosen), () => void takeBack(chosen));
      onClose();
    } catch (error) {
      const now = changedMeanwhile(error);
      if (!now) return setWrong({ at: 'answer', sentence: sentenceFor(error) });
      // Its row goes to where the file is now, and this dialog with it.
      notify.error(standing(now, titleOf(now.propertyId)));
      onClose();
    }
  };
  /** Pressed when this dialog is gone: whatever comes of it is said where it was offered. */
  const takeBack = async (named: string | null) => {
    try {
      await send(before, named);
      notify.success(said(before));
    } catch (error) {
      const now = changedMeanwhile(error);
      notify.error(now ? standing(now, titleOf(now.propertyId)) : sentenceFor(error));
    }
  };
  const option = (value: string | null, label: string) => (
    <Radio
      key={value}
      name={`property-of-${id}`}
      checked={chosen === value}
      onChange={() => {
        choose(value);
        setWrong(undefined);
      }}
    >
      {label}
    </Radio>
  );
  return (
    <ActionDialog
      size="sm"
      title={<span dir="auto">{fill(sentences.propertyOf, { name })}</span>}
      actionLabel={before === null ? sentences.nameProperty : sentences.changeProperty}
      onAct={save}
      busy={command.isPending}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text>{sentences.propertyLead}</Text>
        <Fieldset legend="Property">
          <Stack gap="2">
            {places
              .filter(({ propertyId }) => propertyId !== before)
              .map((place) => option(place.propertyId, place.title))}
            {before === null ? null : option(null, sentences.noProperty)}
          </Stack>
          {wrong?.at === 'choice' ? <FieldError role="alert">{wrong.sentence}</FieldError> : null}
        </Fieldset>
        {wrong?.at === 'answer' ? <Alert tone="danger">{wrong.sentence}</Alert> : null}
      </Stack>
    </ActionDialog>
  );
}

function standing({ replacedBy }: StoredFile, property: string | undefined): string {
  if (replacedBy !== null) return sentences.replacedMeanwhile;
  return property ? fill(sentences.namedMeanwhile, { property }) : sentences.namedOtherwise;
}
