import { ConflictDialog, RuleFormDialog, TextField, useRuleForm } from '@groundwork/web-forms';
import {
  ActionDialog,
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  Popover,
  ReasonDialog,
  Text,
} from '@groundwork/web-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Example } from '../example.js';

const disputes = [
  {
    path: 'name',
    mine: 'Bluff Oak Homes LLC',
    theirs: 'Bluff Oak Homes Inc',
    proposed: 'mine' as const,
    changedByThem: true,
  },
];

function Fields({ onClose }: { onClose: () => void }) {
  const form = useRuleForm({ defaultValues: { name: '' } });
  const store = async () => Promise.resolve(onClose());
  return (
    <RuleFormDialog title="Name it" form={form} onSubmit={store} submitLabel="Name it" onClose={onClose}>
      <TextField<{ name: string }> name="name" label="Name" required />
    </RuleFormDialog>
  );
}

/** Everything that lies over the page, by the words of the button that opens it. */
const overlays: Record<string, (close: () => void) => ReactNode> = {
  Dialog: (close) => (
    <Dialog open onClose={close} title="A dialog" footer={<Button onClick={close}>Done</Button>}>
      <Text>What it is about.</Text>
    </Dialog>
  ),
  'Dialog with one action': (close) => (
    <ActionDialog title="Choose a property" actionLabel="Take it" disabled onAct={close} onClose={close}>
      <Text>Nothing is chosen yet.</Text>
    </ActionDialog>
  ),
  'Dialog with fields': (close) => <Fields onClose={close} />,
  Question: (close) => (
    <ConfirmDialog open title="Delete this line?" confirmLabel="Delete" danger onConfirm={close} onCancel={close}>
      It cannot be brought back.
    </ConfirmDialog>
  ),
  'Question that is being answered': (close) => (
    <ConfirmDialog open busy title="Submit the application?" confirmLabel="Submit" onConfirm={close} onCancel={close} />
  ),
  Reason: (close) => (
    <ReasonDialog
      open
      title="Reject this document"
      label="Reason"
      confirmLabel="Reject"
      complaintOf={(reason) => (reason ? undefined : 'Say why.')}
      onConfirm={close}
      onCancel={close}
    />
  ),
  Conflict: (close) => (
    <ConflictDialog
      conflict={{ disputes, resolve: async () => close(), cancel: close }}
      labels={{ name: 'Name of the company' }}
    />
  ),
  Drawer: (close) => (
    <Drawer open onClose={close} title="Menu" label="Navigation">
      <Text>Entries</Text>
    </Drawer>
  ),
};

export function Overlays() {
  const [open, setOpen] = useState<string>();
  return (
    <>
      <Example of="Over the page">
        {Object.keys(overlays).map((name) => (
          <Button key={name} variant="outline" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        {open ? overlays[open]?.(() => setOpen(undefined)) : null}
      </Example>
      <Example of="Beside what opens it">
        <Menu
          label="Account"
          trigger="Menu"
          entries={[
            { id: 'account', label: 'Account', icon: 'user', onSelect: () => undefined },
            { id: 'logout', label: 'Logout', onSelect: () => undefined },
          ]}
        />
        <Popover label="Notices" trigger="Popover">
          {(close) => <Button onClick={close}>Close</Button>}
        </Popover>
      </Example>
    </>
  );
}
