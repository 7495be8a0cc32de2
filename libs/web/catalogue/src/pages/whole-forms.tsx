import { useEffect, useRef, useState } from 'react';
import {
  KeptFormDialog,
  KeptFormView,
  SaveButton,
  StepContext,
  StepForm,
  TextField,
  UnsavedGuard,
  useRuleForm,
} from '@groundwork/web-forms';
import type { KeptForm, Save, StepState } from '@groundwork/web-forms';
import { MasterEditor } from '@groundwork/web-masters';
import { useNavigate } from '@groundwork/web-mount';
import { Button, HStack, RichText } from '@groundwork/web-ui';
import { Example } from '../example.js';
import { InArea } from '../in-area.js';

interface Values {
  name: string;
  note: string;
}

const stored: Values = { name: 'Bluff Oak Homes LLC', note: '' };
const labels = { name: 'Name of the company', note: 'Note' };
const nothing = () => undefined;
const disputes = [
  {
    path: 'name',
    mine: 'Bluff Oak Homes LLC',
    theirs: 'Bluff Oak Homes Inc',
    proposed: 'mine' as const,
    changedByThem: true,
  },
];

interface Situation {
  /** What was typed earlier is offered. */
  offered?: boolean;
  saving?: boolean;
  wrong?: boolean;
}

/** A kept form in a situation that a person would have to bring about. */
function useFormIn({ offered, saving = false, wrong }: Situation): KeptForm<Values> {
  const form = useRuleForm<Values>({ defaultValues: stored });
  const [offer, setOffer] = useState(offered);
  const [conflict, setConflict] = useState(false);
  const { setError } = form;
  useEffect(() => {
    if (wrong) setError('root', { message: 'Somebody closed this loan meanwhile.' });
  }, [wrong, setError]);
  const close = () => setConflict(false);
  const drop = () => setOffer(false);
  return {
    form,
    dirty: form.formState.isDirty,
    saving,
    submit: async () => {
      setConflict(true);
      return false;
    },
    offer: offer ? { at: '2026-03-02T14:05:00.000Z', take: drop, drop } : undefined,
    conflict: conflict ? { disputes, resolve: async () => close(), cancel: close } : undefined,
    autosave: { subscribe: () => nothing, state: nothing },
    discard: () => form.reset(stored),
  };
}

const fields = (
  <>
    <TextField<Values> name="name" label="Name of the company" />
    <TextField<Values> name="note" label="Note" />
  </>
);

function aKeptForm(label: string, situation: Situation & { disabled?: boolean } = {}) {
  return function KeptExample() {
    const keptForm = useFormIn(situation);
    return (
      <KeptFormView
        keptForm={keptForm}
        label={label}
        labels={labels}
        disabled={situation.disabled}
        onSubmit={keptForm.submit}
        footer={<Button mt="4">Back</Button>}
      >
        {fields}
        <HStack>
          <SaveButton keptForm={keptForm}>{label}</SaveButton>
        </HStack>
      </KeptFormView>
    );
  };
}

function KeptInDialog() {
  const [open, setOpen] = useState(false);
  const keptForm = useFormIn({});
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Kept form
      </Button>
      {open ? (
        <KeptFormDialog title="Kept form" keptForm={keptForm} submitLabel="Add" onSubmit={close} onClose={close}>
          {fields}
        </KeptFormDialog>
      ) : null}
    </>
  );
}

function aStep(label: string, state: Pick<StepState, 'readOnly' | 'edit'>, offered = false) {
  return function StepExample() {
    const passing = useRef(false);
    const save = useRef<Save>(undefined);
    const keptForm = useFormIn({ offered });
    return (
      <StepContext value={{ subject: 'an application', next: nothing, passing, save, ...state }}>
        <StepForm keptForm={keptForm} label={label} labels={labels} footer={<Button mt="4">Previous</Button>}>
          {fields}
        </StepForm>
      </StepContext>
    );
  };
}

function Guarded() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(false);
  return (
    <HStack flexWrap="wrap">
      <Button variant="outline" aria-pressed={typed} onClick={() => setTyped(!typed)}>
        Something is typed
      </Button>
      <Button variant="outline" onClick={() => void navigate('?left')}>
        Leave what is typed
      </Button>
      <UnsavedGuard when={typed} withQuery />
    </HStack>
  );
}

function aMaster(version: number) {
  return function MasterExample() {
    return (
      <MasterEditor
        label={`Terms of version ${version}`}
        master={{
          version,
          values: { content: '<h2>Terms</h2><p>Of <strong>{{companyName}}</strong>.</p>' },
          editedBy: 'Carolyn Whitfield',
          editedAt: '2026-03-07T20:30:00.000Z',
        }}
        latestVersion={2}
        words={{ edit: 'Edit', save: 'Save', goBack: 'Go back' }}
        draftKey={`catalogue.master.${version}`}
        placeholders={[{ name: 'companyName', label: 'Borrowing company' }]}
        check={({ content }) => (content ? ({} as { content?: string }) : { content: 'Say something.' })}
        preview={({ content }) => (
          <RichText label="Preview" html={content.replace('{{companyName}}', 'Bluff Oak Homes LLC')} />
        )}
        onSave={async () => undefined}
        current={(record) => record as { values: { content: string }; version: number }}
        onReload={nothing}
        onGoBack={nothing}
      />
    );
  };
}

const examples = {
  'A kept form, saved where its version is newer': aKeptForm('Save on another version'),
  'A kept form, offered what was typed earlier': aKeptForm('Save what is offered', { offered: true }),
  'A kept form that is being saved': aKeptForm('Being saved', { saving: true }),
  'A kept form that was refused': aKeptForm('Save again', { wrong: true }),
  'A kept form that cannot be changed': aKeptForm('Closed', { disabled: true }),
  'A kept form in a dialog': KeptInDialog,
  'A step, open': aStep('An open step', {}),
  'A step, offered what was typed earlier': aStep('A step with an offer', {}, true),
  'A step that is read-only for now, offered what was typed earlier': aStep(
    'A closed step',
    { readOnly: true, edit: nothing },
    true,
  ),
  'Asked before what is typed is left': Guarded,
  'The newest version of a master': aMaster(2),
  'An older version of a master': aMaster(1),
};

/** Forms as screens have them, each in an area of its own. */
export function WholeForms() {
  return Object.entries(examples).map(([name, screen]) => (
    <Example key={name} of={name}>
      <InArea screen={screen} />
    </Example>
  ));
}
