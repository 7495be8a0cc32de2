import { draftErrors } from '@groundwork/domain-applications';
import {
  each,
  id,
  line,
  listOfAtMost,
  optional,
  optionalId,
  optionalNumber,
  optionalTrueOrFalse,
  optionalWholeNumber,
  validate,
} from '@groundwork/domain-validation';
import type { FieldErrors, Shape } from '@groundwork/domain-validation';
import { extrasShape } from './application-fields.js';
import { propertyExtrasShape } from './property-fields.js';

const optionalArea = optionalNumber;

/** A unit of section 3; square footage is a number of 0 or more. */
const unitShape: Shape = {
  id: optionalId,
  legalDescription: line,
  street: line,
  constructionBeforeClose: optionalTrueOrFalse,
  occupied: optionalTrueOrFalse,
  annualRent: optionalWholeNumber,
  sqft: optionalArea,
  bedrooms: optionalNumber,
  garageBays: optionalWholeNumber,
};

const floorPlanShape: Shape = {
  id: optionalId,
  area: optional((value) => (typeof value === 'number' ? optionalArea(value) : line(value))),
  unfinishedSquareFeet: optionalArea,
  finishedSquareFeet: optionalArea,
  fullBathrooms: optionalNumber,
  partialBathrooms: optionalNumber,
};

export const unitFields = Object.keys(unitShape).filter((field) => field !== 'id');
export const floorPlanFields = Object.keys(floorPlanShape).filter((field) => field !== 'id');

const saveShape: Shape = {
  ...extrasShape,
  properties: each({ ...propertyExtrasShape, units: each(unitShape), floorPlans: each(floorPlanShape) }),
  constructionOverseers: each({ id: optionalId, overseeingPersonId: id }, listOfAtMost(50)),
};

/** What keeps an application's fields from being stored, by path: the shared draft rules and those of the other fields. */
export function saveErrors(body: unknown): FieldErrors {
  const draft = draftErrors(body);
  // Entries of a list that is too long are not read.
  return Object.keys(draft).length > 0 ? draft : validate(saveShape, body);
}
