import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { EntityOwnerType } from '@groundwork/domain-companies';
import { wouldOwnItself } from '@groundwork/domain-companies';
import { SelectField, TextField } from '@groundwork/web-forms';
import { Grid } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { Owner, OwnedEntity, Ownership, People } from '../../records.js';
import { EditorCard } from '../editor-card.js';
import { fullName, personValues } from '../people/person-values.js';
import { useSetupForm } from '../use-step-form.js';
import { Acknowledgements, PercentField, PersonOwnerFields } from './owner-fields.js';
import { changedOwner, isAnswered, newOwner, ownerComplaints, ownerLabels, ownerValues } from './owner-values.js';
import type { OwnerValues } from './owner-values.js';

interface OwnerEditorProps {
  type: EntityOwnerType;
  /** The owner that is edited; undefined for a new one. */
  owner: Owner | undefined;
  entity: OwnedEntity;
  ownership: Ownership;
  people: People;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

const names: Record<EntityOwnerType, string> = { person: 'Person', multiplePeopleUnder20: 'Group of People', company: 'Entity' };

/** The editor of one owner: a person, a group of people under 20 %, or another company (specification 4, owner editor). */
export function OwnerEditor({ type, owner, entity, ownership, people, onClose, onDirty }: OwnerEditorProps) {
  const others = entity.entityOwners.filter(({ id }) => id !== owner?.id);
  // The person of an owner has a version of its own: the one that was read, or that a conflict has shown.
  const known = useRef(owner);
  const write = useWrite();
  const kept = useSetupForm<OwnerValues>({
    section: `owner.${entity.companyId}.${owner?.id ?? type}`,
    values: ownerValues(type, owner),
    version: owner?.version,
    check: (values) => ownerComplaints(values, others),
    save: (values, version) =>
      owner
        ? write((to) => to.changeOwner(changedOwner(values, known.current ?? owner, version)))
        : write((to) => to.addOwner(newOwner(values, entity))),
    current: (record) => {
      known.current = record as Owner;
      return { values: ownerValues(type, record as Owner), version: (record as Owner).version };
    },
  });
  const { control } = kept.form;
  const values = useWatch({ control }) as OwnerValues;
  useEffect(() => onDirty(kept.dirty), [kept.dirty, onDirty]);
  const verb = owner ? 'Save' : 'Add';
  return (
    <EditorCard
      title={owner ? `Edit ${owner.displayName}` : `Add ${names[type]}`}
      subject={owner?.displayName}
      kept={kept}
      labels={ownerLabels}
      submitLabel={`${verb} ${names[type]}`}
      incomplete={!isAnswered(values)}
      onClose={onClose}
    >
      {type === 'person' ? (
        <>
          {owner ? null : <KnownPerson people={people} entity={entity} form={kept.form} />}
          <PersonOwnerFields />
        </>
      ) : (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          {type === 'company' ? <EntityFields entity={entity} ownership={ownership} owner={owner} known={values.ownerCompanyId !== ''} /> : null}
          <PercentField />
        </Grid>
      )}
      {type === 'multiplePeopleUnder20' ? <Acknowledgements /> : null}
    </EditorCard>
  );
}

interface KnownPersonProps {
  people: People;
  entity: OwnedEntity;
  form: ReturnType<typeof useSetupForm<OwnerValues>>['form'];
}

/** Somebody of the company who is known already; one who owned nothing leaves the list of other people. */
function KnownPerson({ people, entity, form }: KnownPersonProps) {
  const chosen = useWatch({ control: form.control, name: 'personId' });
  const { getValues, setValue } = form;
  const known = [...new Map([...people.owners, ...people.otherPeople].map((person) => [person.id, person])).values()];
  const free = known.filter((person) => !entity.entityOwners.some(({ personId }) => personId === person.id));
  const person = free.find(({ id }) => id === chosen);
  useEffect(() => {
    // Names that were typed, or a draft that was put back, are nobody else's.
    if (person && getValues('person.firstName') !== person.firstName) setValue('person', personValues(person), { shouldDirty: true });
  }, [person, getValues, setValue]);
  if (free.length === 0) return null;
  return <SelectField name="personId" label="Person" placeholder="A new person" options={free.map((one) => ({ value: one.id, label: fullName(one) }))} />;
}

interface EntityFieldsProps {
  entity: OwnedEntity;
  ownership: Ownership;
  owner: Owner | undefined;
  known: boolean;
}

/** A new company, or one of the tree that would not come to own itself. */
function EntityFields({ entity, ownership, owner, known }: EntityFieldsProps) {
  if (owner) return <TextField name="ownerCompany.organizationName" label="Entity Name" disabled />;
  const holdings = ownership.entities.flatMap(({ entityOwners }) => entityOwners);
  const taken = new Set(entity.entityOwners.map(({ ownerCompanyId }) => ownerCompanyId));
  const free = ownership.entities.filter(({ companyId }) => companyId !== entity.companyId && !taken.has(companyId) && !wouldOwnItself(holdings, entity.companyId, companyId));
  return (
    <>
      {free.length > 0 ? <SelectField name="ownerCompanyId" label="Entity" placeholder="A new entity" options={free.map((one) => ({ value: one.companyId, label: one.organizationName }))} /> : null}
      {known ? null : <TextField name="ownerCompany.organizationName" label="Entity Name" required maxLength={200} />}
    </>
  );
}
