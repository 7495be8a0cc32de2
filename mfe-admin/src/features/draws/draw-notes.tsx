import { useId, useState } from 'react';
import { noteAudienceLabels, noteAudiences } from '@groundwork/domain-draws';
import type { NoteAudience } from '@groundwork/domain-draws';
import { drawRules, fill, shared } from '@groundwork/domain-messages';
import { drawDesk } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { paragraph } from '@groundwork/domain-validation';
import { useKeptState } from '@groundwork/web-forms';
import { QueryState, useArea, useAttempt, useNotify } from '@groundwork/web-mount';
import {
  Alert,
  Box,
  Button,
  Disclosure,
  FieldError,
  Hint,
  Label,
  List,
  ListItem,
  NativeSelect,
  Stack,
  Text,
  Textarea,
} from '@groundwork/web-ui';
import type { DrawNote } from '../../data/api.js';
import { PersonName } from '../../components/person-name.js';
import { useDrawNotes, useWriteDrawNote } from '../../data/draw-notes.js';

/** Notes of the lender on a draw, for its own people or to the borrower, and a new one. */
export function DrawNotes({ drawRequestId }: { drawRequestId: string }) {
  const notes = useDrawNotes(drawRequestId);
  return (
    <Disclosure title={fill(drawDesk.notesTitle, { n: notes.data?.length ?? 0 })}>
      <Stack gap="4">
        <QueryState query={notes} failed={shared.serviceUnavailable}>
          {(list) => (list.length === 0 ? <Text>{drawDesk.noNotes}</Text> : <NoteList notes={list} />)}
        </QueryState>
        <NewNote drawRequestId={drawRequestId} />
      </Stack>
    </Disclosure>
  );
}

function NoteList({ notes }: { notes: DrawNote[] }) {
  return (
    <List listStyle="none" ps="0" aria-label={drawDesk.notes}>
      {notes.map(({ id, audience, note, writtenBy, writtenAt }) => (
        <ListItem key={id} borderTop="1px solid" borderColor="border" py="2.5">
          <Text textStyle="small">
            {noteAudienceLabels[audience]} · <PersonName userId={writtenBy} /> · {displayInstant(writtenAt)}
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {note}
          </Text>
        </ListItem>
      ))}
    </List>
  );
}

interface Typed {
  audience: NoteAudience;
  note: string;
}

const nothing: Typed = { audience: 'internal', note: '' };

/** What is typed is kept in the browser until it is written: the review may be closed over it. */
function NewNote({ drawRequestId }: { drawRequestId: string }) {
  const id = useId();
  const { user } = useArea();
  const { state, change, forget } = useKeptState<Typed>(`${user.id}.drawNote.${drawRequestId}`, nothing);
  const [looked, setLooked] = useState(false);
  const write = useWriteDrawNote(drawRequestId);
  const notify = useNotify();
  const { attempt, failure } = useAttempt();
  const complaint = looked && state.note.trim() === '' ? drawRules.noteNeedsWords : paragraph(state.note);
  const submit = async () => {
    setLooked(true);
    if (state.note.trim() === '' || paragraph(state.note)) return;
    if (!(await attempt(() => write.mutateAsync(state)))) return;
    change(nothing);
    forget();
    setLooked(false);
    notify.success(state.audience === 'borrower' ? drawDesk.noteSent : drawDesk.noteKept);
  };
  return (
    <Stack gap="3">
      <Box maxWidth="320px">
        <Label htmlFor={`${id}-audience`} mb="1.5">
          To whom
        </Label>
        <NativeSelect
          id={`${id}-audience`}
          value={state.audience}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget: { value } }) => change({ ...state, audience: value as NoteAudience })}
        >
          {noteAudiences.map((audience) => (
            <option key={audience} value={audience}>
              {noteAudienceLabels[audience]}
            </option>
          ))}
        </NativeSelect>
        <Hint id={`${id}-hint`} mt="1">
          {state.audience === 'borrower' ? drawDesk.noteToBorrowerHint : drawDesk.noteInternalHint}
        </Hint>
      </Box>
      <Box>
        <Label htmlFor={`${id}-note`} mb="1.5">
          New note
        </Label>
        <Textarea
          id={`${id}-note`}
          rows={3}
          value={state.note}
          onChange={({ currentTarget: { value } }) => change({ ...state, note: value })}
          aria-invalid={complaint ? true : undefined}
          aria-describedby={complaint ? `${id}-error` : undefined}
        />
        {complaint ? (
          <FieldError id={`${id}-error`} mt="1">
            {complaint}
          </FieldError>
        ) : null}
      </Box>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <Box>
        <Button variant="outline" loading={write.isPending} onClick={() => void submit()}>
          {drawDesk.writeNote}
        </Button>
      </Box>
    </Stack>
  );
}
