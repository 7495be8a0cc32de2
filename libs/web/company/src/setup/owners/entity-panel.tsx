import { useState } from 'react';
import type { EntityOwnerType } from '@groundwork/domain-companies';
import { ownershipComplaint } from '@groundwork/domain-companies';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { ApiProblem } from '@groundwork/web-http';
import { Alert, Button, ConfirmDialog, Dialog, Heading, Stack, Wrap } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Owner, OwnedEntity, Ownership, People } from '../../records.js';
import { RemoveDialog } from '../remove-dialog.js';
import { useSetup } from '../setup-context.js';
import { useEditor } from '../use-editor.js';
import { OwnerEditor } from './owner-editor.js';
import { OwnerTable } from './owner-table.js';

/** What the panel calls. */
export interface EntityPanelCalls {
  removeOwner: (id: string) => Promise<unknown>;
}

const kinds: readonly { type: EntityOwnerType; label: string }[] = [
  { type: 'person', label: companySetup.addPerson },
  { type: 'multiplePeopleUnder20', label: companySetup.addGroup },
  { type: 'company', label: companySetup.addEntity },
];

interface EntityPanelProps {
  entity: OwnedEntity;
  ownership: Ownership;
  people: People;
}
interface Opened {
  type: EntityOwnerType;
  owner?: Owner;
}

/** The owners of one company: table, total, and the editor of one of them. */
export function EntityPanel({ entity, ownership, people }: EntityPanelProps) {
  const { readOnly, reviewing, editing } = useSetup();
  const editor = useEditor<Opened>();
  const opened = editor.opened === 'new' ? undefined : editor.opened;
  const [dirty, setDirty] = useState(false);
  const [wanted, setWanted] = useState<Opened>();
  const disabled = readOnly || (editing && !opened);
  const choose = (next: Opened) => (opened && dirty ? setWanted(next) : editor.open(next));
  const close = () => {
    setDirty(false);
    editor.close();
  };
  const complaint = ownershipComplaint(entity.entityOwners);
  return (
    <Stack as="section" aria-label={`Owners of ${entity.organizationName}`} gap="4">
      <Heading as="h3" size="sub">
        {entity.organizationName}
      </Heading>
      {complaint ? <Alert tone="danger">{complaint}</Alert> : null}
      <OwnerRows
        entity={entity}
        ownership={ownership}
        disabled={disabled || opened !== undefined}
        onEdit={(owner) => choose({ type: owner.entityOwnerType, owner })}
      />
      {reviewing ? null : (
        <Wrap>
          {kinds.map(({ type, label }) => (
            <Button key={type} variant="outline" disabled={disabled} onClick={() => choose({ type })}>
              {label}
            </Button>
          ))}
        </Wrap>
      )}
      {opened ? (
        <OwnerEditor
          key={opened.owner?.id ?? opened.type}
          {...{ entity, ownership, people }}
          type={opened.type}
          owner={opened.owner}
          onClose={close}
          onDirty={setDirty}
        />
      ) : null}
      <ConfirmDialog
        open={wanted !== undefined}
        title={companySetup.switchOwnerType}
        confirmLabel={companySetup.yes}
        cancelLabel={companySetup.no}
        onConfirm={() => {
          setDirty(false);
          if (wanted) editor.open(wanted);
          setWanted(undefined);
        }}
        onCancel={() => setWanted(undefined)}
      >
        {companySetup.switchOwnerTypeDetail}
      </ConfirmDialog>
    </Stack>
  );
}

interface OwnerRowsProps {
  entity: OwnedEntity;
  ownership: Ownership;
  disabled: boolean;
  onEdit: (owner: Owner) => void;
}

/** The table, with the question before an owner is removed. An entity that has owners stays until they are gone. */
function OwnerRows({ entity, ownership, disabled, onEdit }: OwnerRowsProps) {
  const [removing, setRemoving] = useState<Owner>();
  const [blocked, setBlocked] = useState(false);
  const write = useWrite();
  const remove = (owner: Owner) => (hidesOwners(owner, ownership) ? setBlocked(true) : setRemoving(owner));
  const isRefusal = (error: unknown) => {
    const refused = error instanceof ApiProblem && error.message === companySetup.deleteOwnersFirst;
    if (refused) setBlocked(true);
    return refused;
  };
  return (
    <>
      <OwnerTable entity={entity} ownership={ownership} disabled={disabled} onEdit={onEdit} onRemove={remove} />
      <RemoveDialog
        name={removing?.displayName}
        title={companySetup.removingOwner}
        remove={() => write((to) => to.removeOwner(removing?.id ?? ''))}
        onRefused={isRefusal}
        onClose={() => setRemoving(undefined)}
      />
      <Dialog
        open={blocked}
        size="sm"
        title={companySetup.deleteOwnersFirst}
        onClose={() => setBlocked(false)}
        footer={<Button onClick={() => setBlocked(false)}>{screens.close}</Button>}
      />
    </>
  );
}

/** Whether an entity with owners would be owned by nobody any more. */
function hidesOwners({ id, ownerCompanyId }: Owner, { entities }: Ownership): boolean {
  if (!ownerCompanyId) return false;
  const held = entities.some(({ entityOwners }) =>
    entityOwners.some((other) => other.id !== id && other.ownerCompanyId === ownerCompanyId),
  );
  return !held && entities.some((entity) => entity.companyId === ownerCompanyId && entity.entityOwners.length > 0);
}
