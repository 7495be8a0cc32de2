import { hasFloorPlan, propertyFieldsOf } from '@groundwork/domain-applications';
import type { LoanType, PropertyField } from '@groundwork/domain-applications';
import { isBlank } from '@groundwork/domain-validation';
import type { Property, SaveProperty } from '../../../data/api.js';

/** A floor plan as the form holds it; areas in square feet. */
export interface FloorPlanValues {
  id?: string;
  finishedSquareFeet?: number;
  unfinishedSquareFeet?: number;
  fullBathrooms?: number;
  partialBathrooms?: number;
}

/** A property as the form holds it: text is never null, what is not answered yet is undefined. */
export interface PropertyValues {
  id: string;
  street: string;
  city: string;
  county: string;
  state: string;
  zipCode: string;
  floorPlans: FloorPlanValues[];
  [field: string]: unknown;
}

const planFields = ['finishedSquareFeet', 'unfinishedSquareFeet', 'fullBathrooms', 'partialBathrooms'] as const;
const isText = ({ kind }: PropertyField): boolean =>
  kind === 'text' || kind === 'paragraph' || kind === 'date' || kind === 'choice';

/** What the service has of a property, as the form shows it. One floor plan stands ready to be filled. */
export function toValues(property: Property, loanType: LoanType): PropertyValues {
  const { id, street, city, county, state, zipCode } = property;
  const stored = property as unknown as Record<string, unknown>;
  const answers = propertyFieldsOf(loanType, property.propertyType).map((field) => {
    const value = stored[field.name] ?? undefined;
    return [field.name, isText(field) ? String(value ?? '') : value] as const;
  });
  const plans = property.floorPlans.map((plan): FloorPlanValues => ({
    id: plan.id ?? undefined,
    ...Object.fromEntries(planFields.map((field) => [field, plan[field] ?? undefined])),
  }));
  return {
    ...Object.fromEntries(answers),
    id,
    street: street ?? '',
    city: city ?? '',
    county: county ?? '',
    state: state ?? '',
    zipCode: zipCode ?? '',
    floorPlans: plans.length > 0 || !hasFloorPlan(loanType) ? plans : [{}],
  };
}

/** The form's property as a save carries it: empty is null, and a floor plan that was never filled is none. */
export function toSave(values: PropertyValues): SaveProperty {
  const { floorPlans, ...fields } = values;
  const answers = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, isBlank(value) ? null : value]),
  );
  const plans = floorPlans.filter(
    (plan) => plan.id !== undefined || planFields.some((field) => plan[field] !== undefined),
  );
  return {
    ...answers,
    id: values.id,
    floorPlans: plans.map((plan) => ({
      ...(plan.id === undefined ? {} : { id: plan.id }),
      ...Object.fromEntries(planFields.map((field) => [field, plan[field] ?? null])),
    })),
  };
}
