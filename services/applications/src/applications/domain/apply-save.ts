import {
  addressFields,
  applicationRecord,
  propertyRecord,
  savedSteps,
  withoutRejectionsOf,
} from '@groundwork/domain-applications';
import type { SaveApplication, SaveProperty, StepKey } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { merged, pickFields, writableFields } from '@groundwork/domain-records';
import type { FieldName } from '@groundwork/domain-records';
import type { FieldErrors } from '@groundwork/domain-validation';
import { columnFields } from './application-record.js';
import type {
  AddressField,
  ApplicationDetails,
  ApplicationRecord,
  PropertyRecord,
  Stored,
} from './application-record.js';

/** Who writes: the borrower, an administrator who writes in the borrower's place, or one who reviews. */
export type Writer = 'borrower' | 'dealEntry' | 'reviewer';

type DetailField = keyof ApplicationDetails;
type PropertyDetailField = Exclude<FieldName<typeof propertyRecord>, AddressField>;

const columns = new Set<string>(columnFields);
const detailsOnly = (names: readonly FieldName<typeof applicationRecord>[]): readonly DetailField[] =>
  names.filter((name): name is DetailField => !columns.has(name));

/** What is stored in `details`, and who may write it: the borrower while editing, an administrator always. */
const detailFields: Readonly<Record<Writer, readonly DetailField[]>> = {
  borrower: detailsOnly(writableFields(applicationRecord, 'borrower')),
  reviewer: detailsOnly(writableFields(applicationRecord, 'administrator')),
  dealEntry: detailsOnly(Object.keys(applicationRecord.fields) as FieldName<typeof applicationRecord>[]),
};

const address = new Set<string>(addressFields);
const propertyDetailFields = (Object.keys(propertyRecord.fields) as FieldName<typeof propertyRecord>[]).filter(
  (name): name is PropertyDetailField => !address.has(name),
);

/** Entries with ids of ours: a known id stays, whatever else came gets a new one. */
function withIds<Entry extends { readonly id?: string | null }>(
  entries: readonly Entry[],
  known: readonly { readonly id?: string | null }[],
  newId: () => string,
): Stored<Entry>[] {
  const ids = new Set(known.map((entry) => entry.id));
  return entries.map(({ id, ...entry }) => ({ ...entry, id: id && ids.delete(id) ? id : newId() }));
}

function detailsAfter(
  before: ApplicationDetails,
  body: SaveApplication,
  writer: Writer,
  newId: () => string,
): ApplicationDetails {
  const changes = pickFields(applicationRecord, body, detailFields[writer]);
  const { fundingSources, approvalConditions, rejectionComments } = changes;
  return {
    ...merged(before, changes),
    ...(fundingSources ? { fundingSources: withIds(fundingSources, before.fundingSources ?? [], newId) } : {}),
    ...(approvalConditions
      ? { approvalConditions: withIds(approvalConditions, before.approvalConditions ?? [], newId) }
      : {}),
    ...(rejectionComments
      ? { rejectionComments: rejectionComments.filter(({ value }) => (value ?? '').trim() !== '') }
      : {}),
  };
}

/** What of its answers is stored when sections were saved again: their rejections are mended. */
export function mended(details: ApplicationDetails, saved: readonly StepKey[]): ApplicationDetails {
  const { rejectionComments } = details;
  return rejectionComments ? { ...details, rejectionComments: withoutRejectionsOf(rejectionComments, saved) } : details;
}

function propertyAfter(before: PropertyRecord | undefined, body: SaveProperty, newId: () => string): PropertyRecord {
  const part = (field: AddressField): string | null =>
    body[field] === undefined ? (before?.[field] ?? null) : body[field];
  return {
    id: before?.id ?? newId(),
    street: part('street'),
    city: part('city'),
    county: part('county'),
    state: part('state'),
    zipCode: part('zipCode'),
    budgetTotal: before?.budgetTotal ?? 0,
    details: merged(before?.details ?? {}, pickFields(propertyRecord, body, propertyDetailFields)),
    units: body.units === undefined ? (before?.units ?? []) : withIds(body.units ?? [], before?.units ?? [], newId),
    floorPlans:
      body.floorPlans === undefined
        ? (before?.floorPlans ?? [])
        : withIds(body.floorPlans ?? [], before?.floorPlans ?? [], newId),
  };
}

/** Properties that name an id which this application does not have, or one twice, by path. */
export function unknownProperties(before: readonly PropertyRecord[], { properties }: SaveApplication): FieldErrors {
  const known = new Set(before.map((property) => property.id));
  const errors: FieldErrors = {};
  (properties ?? []).forEach(({ id }, index) => {
    if (id && !known.delete(id)) errors[`properties.${index}.id`] = shared.choice;
  });
  return errors;
}

/** The application's properties after a save: the list as it came, each with what it keeps of its earlier self. */
function propertiesAfter(
  before: readonly PropertyRecord[],
  { properties }: SaveApplication,
  newId: () => string,
): readonly PropertyRecord[] {
  if (!properties) return before;
  const byId = new Map(before.map((property) => [property.id, property]));
  return properties.map((entry) => propertyAfter(entry.id ? byId.get(entry.id) : undefined, entry, newId));
}

/** What a body says, or where it says nothing what stood there. */
const orBefore = <T>(value: T | undefined, before: T): T => (value === undefined ? before : value);

/**
 * The application with a save's fields. A reviewer changes an administrator's fields alone: every other input is
 * disabled in review (specification 6). Pure but for `newId`.
 */
export function applySave(
  before: ApplicationRecord,
  body: SaveApplication,
  writer: Writer,
  newId: () => string,
): ApplicationRecord {
  const details = detailsAfter(before.details, body, writer, newId);
  if (writer === 'reviewer') return { ...before, details };
  return {
    ...before,
    name: (orBefore(body.name, before.name) ?? '').trim(),
    loanType: orBefore(body.loanType, before.loanType),
    propertyType: orBefore(body.propertyType, before.propertyType),
    intendedPurpose: orBefore(body.intendedPurpose, before.intendedPurpose) ?? 'sell',
    numberApplyingFor: orBefore(body.numberApplyingFor, before.numberApplyingFor),
    lineOfCredit: orBefore(body.lineOfCredit, before.lineOfCredit) === true,
    details: mended(details, savedSteps(body)),
    properties: propertiesAfter(before.properties, body, newId),
    constructionOverseers:
      body.constructionOverseers === undefined
        ? before.constructionOverseers
        : withIds(body.constructionOverseers ?? [], before.constructionOverseers, newId).map(
            ({ id, overseeingPersonId }) => ({ overseeingPersonId, id, applicationId: before.id }),
          ),
  };
}
