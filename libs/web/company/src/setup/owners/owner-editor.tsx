import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { EntityOwnerType } from '@groundwork/domain-companies';
import { wouldOwnItself } from '@groundwork/domain-companies';
import { whatIsRead } from '@groundwork/domain-validation';
import { SelectField, TextField, useEditorForm } from '@groundwork/web-forms';
import { Grid } from '@groundwork/web-ui';
import { useWrite } from '../../company-access.js';
import type { NewOwner, OwnedEntity, Owner, OwnerChanges, Ownership, People } from '../../records.js';
import { EditorCard } from '../editor-card.js';
import { fullName, personValues, showPersonValue } from '../people/person-values.js';
import { Acknowledgements, PercentField, PersonOwnerFields } from './owner-fields.js';
import {
  changedOwner,
  isAnswered,
  newOwner,
  ownerComplaints,
  ownerLabels,
  ownerValues,
  ownerVersion,
} from './owner-values.js';
import type { OwnerValues, OwnerVersion } from './owner-values.js';

/** What the editor calls. */
export interface OwnerEditorCalls {
  addOwner: (body: NewOwner) => Promise<Owner>;
  changeOwner: (body: OwnerChanges) => Promise<Owner>;
}

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

const names: Record<EntityOwnerType, string> = {
  person: 'Person',
  multiplePeopleUnder20: 'Group of People',
  company: 'Entity',
};

/** The editor of one owner: a person, a group of people under 20 %, or another company (specification 4, owner editor). */
export function OwnerEditor({ type, owner, entity, ownership, people, onClose, onDirty }: OwnerEditorProps) {
  const others = entity.entityOwners.filter(({ id }) => id !== owner?.id);
  const write = useWrite();
  const keptForm = useEditorForm<OwnerValues, OwnerVersion>({
    section: `owner.${entity.companyId}.${owner?.id ?? type}`,
    values: ownerValues(type, owner),
    version: owner && ownerVersion(owner),
    check: (values) => ownerComplaints(values, others),
    save: (values, version) =>
      owner
        ? write((to) => to.changeOwner(changedOwner(values, owner, version ?? ownerVersion(owner))))
        : write((to) =>
            to.addOwner(
              newOwner(
                values,
                entity,
                knownPeople(people).find(({ id }) => id === values.personId),
              ),
            ),
          ),
    current: (record) => ({ values: ownerValues(type, record as Owner), version: ownerVersion(record as Owner) }),
  });
  const { control } = keptForm.form;
  const { incomplete, known } = useWatch({
    control,
    compute: (values) => ({ incomplete: !isAnswered(whatIsRead(values)), known: values.ownerCompanyId !== '' }),
  });
  useEffect(() => onDirty(keptForm.dirty), [keptForm.dirty, onDirty]);
  const verb = owner ? 'Save' : 'Add';
  return (
    <EditorCard
      title={owner ? `Edit ${owner.displayName}` : `Add ${names[type]}`}
      subject={owner?.displayName}
      keptForm={keptForm}
      labels={ownerLabels}
      show={showPersonValue}
      submitLabel={`${verb} ${names[type]}`}
      incomplete={incomplete}
      onClose={onClose}
    >
      {type === 'person' ? (
        <>
          {owner ? null : <KnownPerson people={people} entity={entity} form={keptForm.form} />}
          <PersonOwnerFields stored={personValues(owner?.person)} />
        </>
      ) : (
        <Grid gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
          {type === 'company' ? (
            <EntityFields entity={entity} ownership={ownership} owner={owner} known={known} />
          ) : null}
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
  form: UseFormReturn<OwnerValues>;
}

/** Somebody of the company who is known already; one who owned nothing leaves the list of other people. */
function KnownPerson({ people, entity, form }: KnownPersonProps) {
  const [chosen, filledFor] = useWatch({ control: form.control, name: ['personId', 'filledFor'] });
  const { setValue } = form;
  const free = knownPeople(people).filter(
    (person) => !entity.entityOwners.some(({ personId }) => personId === person.id),
  );
  const person = free.find(({ id }) => id === chosen);
  useEffect(() => {
    // Once a choice: what is typed after it, or a draft that was put back, stays.
    if (chosen === filledFor || (chosen !== '' && !person)) return;
    setValue('person', personValues(person), { shouldDirty: true });
    setValue('filledFor', chosen);
  }, [chosen, filledFor, person, setValue]);
  if (free.length === 0) return null;
  return (
    <SelectField<OwnerValues>
      name="personId"
      label="Person"
      placeholder="A new person"
      options={free.map((one) => ({ value: one.id, label: fullName(one) }))}
    />
  );
}

const knownPeople = (people: People) => [
  ...new Map([...people.owners, ...people.otherPeople].map((person) => [person.id, person])).values(),
];

interface EntityFieldsProps {
  entity: OwnedEntity;
  ownership: Ownership;
  owner: Owner | undefined;
  known: boolean;
}

/** A new company, or one of the tree that would not come to own itself. */
function EntityFields({ entity, ownership, owner, known }: EntityFieldsProps) {
  if (owner) return <TextField<OwnerValues> name="ownerCompany.organizationName" label="Entity Name" disabled />;
  const holdings = ownership.entities.flatMap(({ entityOwners }) => entityOwners);
  const taken = new Set(entity.entityOwners.map(({ ownerCompanyId }) => ownerCompanyId));
  const free = ownership.entities.filter(
    ({ companyId }) =>
      companyId !== entity.companyId && !taken.has(companyId) && !wouldOwnItself(holdings, entity.companyId, companyId),
  );
  return (
    <>
      {free.length > 0 ? (
        <SelectField<OwnerValues>
          name="ownerCompanyId"
          label="Entity"
          placeholder="A new entity"
          options={free.map((one) => ({ value: one.companyId, label: one.organizationName }))}
        />
      ) : null}
      {known ? null : <TextField<OwnerValues> name="ownerCompany.organizationName" label="Entity Name" required />}
    </>
  );
}
