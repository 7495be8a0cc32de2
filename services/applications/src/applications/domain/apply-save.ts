import { legalQuestions, supplierCategories } from '@groundwork/domain-applications';
import type { LoanType, PropertyType, Purpose, RejectionComment } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';
import { administratorDetails, borrowerDetails } from './application-fields.js';
import type { ApplicationDetails } from './application-fields.js';
import type { ApplicationRecord, PartRecord, PropertyRecord } from './application.record.js';
import { addressColumns, propertyDetailFields } from './property-fields.js';
import { floorPlanFields, unitFields } from './save-errors.js';

/** A body that passed the rules: fields that are left out stay as they are. */
export type SaveBody = Readonly<Record<string, unknown>>;

/** Who writes: the borrower, an administrator who writes in the borrower's place, or one who reviews. */
export type Writer = 'borrower' | 'dealEntry' | 'reviewer';

const has = (body: SaveBody, field: string): boolean => Object.hasOwn(body, field) && body[field] !== undefined;

function picked(body: SaveBody, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => has(body, field)).map((field) => [field, body[field]]));
}

type Entry = Readonly<Record<string, unknown>>;
const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? (value as Entry[]) : []);

/** Entries with ids of ours: a known id stays, whatever else came gets a new one. */
function withIds(
  entries: readonly Entry[],
  fields: readonly string[],
  known: readonly { readonly id: string }[],
  newId: () => string,
): PartRecord[] {
  const ids = new Set(known.map((entry) => entry.id));
  return entries.map((entry) => {
    const { id } = entry;
    const kept = typeof id === 'string' && ids.delete(id);
    return { ...picked(entry, fields), id: kept ? id : newId() };
  });
}

const isRecord = (value: unknown): value is SaveBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const supplierFields = supplierCategories.map(({ field }) => field);
const legalFields = legalQuestions.flatMap(({ field }) => [field, `${field}Explaination`]);

/** Known records of a record, each with its known fields alone. */
function pickedByField(body: SaveBody, names: readonly string[], fields: readonly string[]): Record<string, unknown> {
  const given = Object.entries(picked(body, names));
  return Object.fromEntries(given.map(([name, value]) => [name, isRecord(value) ? picked(value, fields) : null]));
}

function detailsOf(
  before: ApplicationDetails,
  body: SaveBody,
  writer: Writer,
  newId: () => string,
): ApplicationDetails {
  const fields =
    writer === 'borrower'
      ? borrowerDetails
      : writer === 'reviewer'
        ? administratorDetails
        : [...borrowerDetails, ...administratorDetails];
  const given = picked(body, fields);
  if ('fundingSources' in given)
    given['fundingSources'] = withIds(
      entriesOf(given['fundingSources']),
      ['name', 'total'],
      before.fundingSources ?? [],
      newId,
    );
  if ('approvalConditions' in given)
    given['approvalConditions'] = withIds(
      entriesOf(given['approvalConditions']),
      ['name', 'comment', 'completed'],
      before.approvalConditions ?? [],
      newId,
    );
  if (isRecord(given['suppliers']))
    given['suppliers'] = pickedByField(given['suppliers'], supplierFields, ['name', 'phone']);
  if (isRecord(given['legalInformation'])) given['legalInformation'] = picked(given['legalInformation'], legalFields);
  if ('rejectionComments' in given)
    given['rejectionComments'] = (entriesOf(given['rejectionComments']) as unknown as RejectionComment[])
      .filter(({ value }) => (value ?? '').trim() !== '')
      .map(({ step, value }) => ({ step, value }));
  return { ...before, ...given };
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function propertyOf(before: PropertyRecord | undefined, body: SaveBody, newId: () => string): PropertyRecord {
  const address = Object.fromEntries(
    addressColumns.map((field) => [field, has(body, field) ? textOrNull(body[field]) : (before?.[field] ?? null)]),
  ) as Pick<PropertyRecord, (typeof addressColumns)[number]>;
  return {
    id: before?.id ?? newId(),
    ...address,
    budgetTotal: before?.budgetTotal ?? 0,
    details: { ...before?.details, ...picked(body, propertyDetailFields) },
    units: has(body, 'units')
      ? withIds(entriesOf(body['units']), unitFields, before?.units ?? [], newId)
      : (before?.units ?? []),
    floorPlans: has(body, 'floorPlans')
      ? withIds(entriesOf(body['floorPlans']), floorPlanFields, before?.floorPlans ?? [], newId)
      : (before?.floorPlans ?? []),
  };
}

/** Properties that name an id which this application does not have, or one twice, by path. */
export function unknownProperties(before: readonly PropertyRecord[], body: SaveBody): FieldErrors {
  const known = new Set(before.map((property) => property.id));
  const errors: FieldErrors = {};
  entriesOf(body['properties']).forEach(({ id }, index) => {
    if (typeof id === 'string' && id !== '' && !known.delete(id)) errors[`properties.${index}.id`] = shared.choice;
  });
  return errors;
}

/** The application's properties after a save: the list as it came, each with what it keeps of its earlier self. */
export function propertiesOf(
  before: readonly PropertyRecord[],
  body: SaveBody,
  newId: () => string,
): readonly PropertyRecord[] {
  if (!Array.isArray(body['properties'])) return before;
  return entriesOf(body['properties']).map((entry) =>
    propertyOf(
      before.find((property) => property.id === entry['id']),
      entry,
      newId,
    ),
  );
}

const given = <T>(body: SaveBody, field: string, before: T): T => (has(body, field) ? (body[field] as T) : before);

/**
 * The application with a save's fields. A reviewer changes an administrator's fields alone: every other input is
 * disabled in review (specification 6). Pure but for `newId`.
 */
export function applySave(
  before: ApplicationRecord,
  body: SaveBody,
  writer: Writer,
  newId: () => string,
): ApplicationRecord {
  const details = detailsOf(before.details, body, writer, newId);
  if (writer === 'reviewer') return { ...before, details };
  const count = given<number | string | null>(body, 'numberApplyingFor', before.numberApplyingFor);
  return {
    ...before,
    name: (given<string | null>(body, 'name', before.name) ?? '').trim(),
    loanType: given<LoanType | null>(body, 'loanType', before.loanType) || null,
    propertyType: given<PropertyType | null>(body, 'propertyType', before.propertyType) || null,
    intendedPurpose: given<Purpose | null>(body, 'intendedPurpose', before.intendedPurpose) || 'sell',
    numberApplyingFor: count === null || count === '' ? null : Number(count),
    lineOfCredit: given<boolean | null>(body, 'lineOfCredit', before.lineOfCredit) === true,
    details,
    properties: propertiesOf(before.properties, body, newId),
    constructionOverseers: has(body, 'constructionOverseers')
      ? withIds(
          entriesOf(body['constructionOverseers']),
          ['overseeingPersonId'],
          before.constructionOverseers,
          newId,
        ).map((overseer) => ({ ...overseer, applicationId: before.id }))
      : before.constructionOverseers,
  };
}
