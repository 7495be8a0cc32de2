import {
  acknowledgementsAfter,
  isSmallOwner,
  needsAcknowledgements,
  officerTitles,
  OTHER_TITLE,
  ownerErrors,
  ownershipComplaint,
  hasBothNames,
  shareRecord,
} from '@groundwork/domain-companies';
import type { EntityOwnerType, OwnerFacts } from '@groundwork/domain-companies';
import { labelsOf } from '@groundwork/domain-records';
import type { NewOwner, Owner, OwnedEntity, Person } from '../../records.js';
import { personChanges, personDifferences, personFacts, personLabels, personValues } from '../people/person-values.js';
import type { PersonValues } from '../people/person-values.js';
import { thisYear } from '../this-year.js';

/** An owner as its editor has it. */
export interface OwnerValues {
  entityOwnerType: EntityOwnerType;
  /** A person or an entity that is known already; '' for a new one. */
  personId: string;
  /** The known person whose fields stand in the form; '' for none. */
  filledFor: string;
  ownerCompanyId: string;
  percentOwnership: number | null;
  willingToBeGuarantor: boolean | null;
  officer: boolean | null;
  /** One of the titles that are offered, or 'Other' with its text. */
  title: string;
  otherTitle: string;
  fullOrPartTime: string;
  investInOwnNameAcknowledgement: boolean;
  under20Acknowledgement: boolean;
  person: PersonValues;
  ownerCompany: { organizationName: string };
}

const isOffered = (title: string): boolean => (officerTitles as readonly string[]).includes(title);

export function ownerValues(type: EntityOwnerType, owner?: Owner): OwnerValues {
  const role = owner?.role ?? '';
  return {
    entityOwnerType: type,
    personId: owner?.personId ?? '',
    filledFor: owner?.personId ?? '',
    ownerCompanyId: owner?.ownerCompanyId ?? '',
    percentOwnership: owner?.percentOwnership ?? null,
    willingToBeGuarantor: owner?.willingToBeGuarantor ?? null,
    officer: owner?.officer ?? null,
    title: role === '' || isOffered(role) ? role : OTHER_TITLE,
    otherTitle: isOffered(role) ? '' : role,
    fullOrPartTime: owner?.fullOrPartTime ?? '',
    investInOwnNameAcknowledgement: owner?.investInOwnNameAcknowledgement ?? false,
    under20Acknowledgement: owner?.under20Acknowledgement ?? false,
    person: personValues(owner?.person),
    ownerCompany: { organizationName: owner?.ownerCompany?.organizationName ?? '' },
  };
}

const roleOf = ({ title, otherTitle }: OwnerValues): string => (title === OTHER_TITLE ? otherTitle : title);

/** As the rules of an owner read it. */
export const ownerFacts = (values: OwnerValues): OwnerFacts => ({
  ...values,
  role: roleOf(values),
  person: personFacts(values.person),
});

/** What is wrong with an owner, by field of the editor: its own rules, and the sum with the `others` of the same company. */
export function ownerComplaints(values: OwnerValues, others: readonly Owner[]): Record<string, string> {
  const { role, ...errors } = ownerErrors(ownerFacts(values), thisYear());
  const above = ownershipComplaint([...others, values]);
  const complaints: Record<string, string> = { ...(above ? { percentOwnership: above } : {}), ...errors };
  if (role) complaints[values.title === OTHER_TITLE ? 'otherTitle' : 'title'] = role;
  // Of an entity that is known there is no name to type.
  if (values.ownerCompanyId !== '') delete complaints['ownerCompany.organizationName'];
  return complaints;
}

/** Whether what the button waits for is answered (specification 5, Add Person). */
export function isAnswered(values: OwnerValues): boolean {
  const facts = ownerFacts(values);
  const acknowledged =
    !needsAcknowledgements(facts) || (values.investInOwnNameAcknowledgement && values.under20Acknowledgement);
  if (values.entityOwnerType !== 'person') return acknowledged && (values.percentOwnership ?? 0) > 0;
  const answers = [values.willingToBeGuarantor, values.officer, values.person.employedByThirdparty];
  return (
    hasBothNames(values.person) && acknowledged && (isSmallOwner(facts) || answers.every((answer) => answer !== null))
  );
}

/** Raised above 20 after being below it, a share loses both acknowledgements. */
export function clearedAcknowledgements(before: number | null, values: OwnerValues): boolean {
  const after = acknowledgementsAfter(before, values.percentOwnership, values);
  return (
    after.under20Acknowledgement !== values.under20Acknowledgement ||
    after.investInOwnNameAcknowledgement !== values.investInOwnNameAcknowledgement
  );
}

function sharedFields(values: OwnerValues) {
  const isPerson = values.entityOwnerType === 'person';
  return {
    entityOwnerType: values.entityOwnerType,
    percentOwnership: values.percentOwnership ?? 0,
    investInOwnNameAcknowledgement: values.investInOwnNameAcknowledgement,
    under20Acknowledgement: values.under20Acknowledgement,
    ...(isPerson
      ? {
          role: roleOf(values) || null,
          officer: values.officer,
          willingToBeGuarantor: values.willingToBeGuarantor,
          fullOrPartTime: values.fullOrPartTime || null,
        }
      : {}),
  };
}

/** A person of an owner keeps the title and role that it has as an employee. */
function personOf({ person }: OwnerValues) {
  const { title: _title, role: _role, ...fields } = personChanges(person);
  return fields;
}

/** The body of a new owner of `entity`. Of a person who is known already only what was changed is sent: the rest may have moved on. */
export function newOwner(values: OwnerValues, entity: OwnedEntity, known?: Person): NewOwner {
  const body = { ...sharedFields(values), ownedCompanyId: entity.companyId };
  if (values.entityOwnerType === 'person')
    return {
      ...body,
      ...(values.personId ? { personId: values.personId } : {}),
      person: known ? personDifferences(values.person, known) : personOf(values),
    };
  if (values.entityOwnerType === 'company')
    return {
      ...body,
      ...(values.ownerCompanyId
        ? { ownerCompanyId: values.ownerCompanyId }
        : { ownerCompany: { organizationName: values.ownerCompany.organizationName } }),
    };
  return body;
}

/** A share and its person are two records: what is typed was typed over a version of each. */
export interface OwnerVersion {
  share: number;
  person?: number;
}

export const ownerVersion = ({ version, person }: Owner): OwnerVersion => ({
  share: version,
  ...(person ? { person: person.version } : {}),
});

/** The body of a changed owner; of a person also its own fields. */
export function changedOwner(values: OwnerValues, { id }: Owner, version: OwnerVersion) {
  const body = { ...sharedFields(values), id, version: version.share };
  return values.entityOwnerType === 'person'
    ? { ...body, person: { ...personOf(values), version: version.person } }
    : body;
}

const prefixed = Object.fromEntries(Object.entries(personLabels).map(([name, label]) => [`person.${name}`, label]));
export const ownerLabels: Record<string, string> = {
  ...prefixed,
  ...labelsOf(shareRecord),
  title: 'Officer Title',
  otherTitle: 'Other Title',
  'ownerCompany.organizationName': 'Entity Name',
};
