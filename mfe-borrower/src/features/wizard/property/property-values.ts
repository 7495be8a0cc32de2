import { property as propertyRecord, propertyQuestions, traitsOf } from '@groundwork/domain-applications';
import type {
  addressFields,
  LoanType,
  PropertyAnswers,
  PropertySituation,
  PropertyType,
  QuestionName,
} from '@groundwork/domain-applications';
import type { InputKind } from '@groundwork/domain-records';
import { isBlank } from '@groundwork/domain-validation';
import type { Property, SaveProperty } from '../../../data/api.js';

const planFields = ['finishedSquareFeet', 'unfinishedSquareFeet', 'fullBathrooms', 'partialBathrooms'] as const;

/** A floor plan as the form holds it; areas in square feet. */
export type FloorPlanValues = { id?: string } & { [Name in (typeof planFields)[number]]?: number };

/** A property as the form holds it: text is never null, what is not answered yet is undefined. */
export type PropertyValues = { id: string; floorPlans: FloorPlanValues[] } & {
  [Name in (typeof addressFields)[number]]: string;
} & { [Name in QuestionName]?: NonNullable<PropertyAnswers[Name]> | '' };

/** The form of the step. */
export interface PropertiesValues {
  properties: PropertyValues[];
}

const textInputs: ReadonlySet<InputKind> = new Set(['text', 'paragraph', 'date', 'choice']);
const isText = (name: QuestionName): boolean => textInputs.has(propertyRecord.fields[name].input);

/** What decides which questions are asked, as the form has it. */
export function situationOf(
  { ownThisProperty, acquisitionRefinance, preSaleContract }: Partial<PropertyValues>,
  loanType: LoanType,
  propertyType: PropertyType | null | undefined,
): PropertySituation {
  return {
    loanType,
    propertyType,
    ownThisProperty: ownThisProperty || (ownThisProperty === false ? false : null),
    acquisitionRefinance: acquisitionRefinance || null,
    preSaleContract: preSaleContract || (preSaleContract === false ? false : null),
  };
}

/** What the service has of a property, as the form shows it. One floor plan stands ready to be filled. */
export function toValues(property: Property, loanType: LoanType): PropertyValues {
  const { id, street, city, county, state, zipCode } = property;
  const { questions, hasFloorPlan } = traitsOf(loanType);
  const answers = propertyQuestions[questions].map((name) => {
    const value = property[name] ?? undefined;
    return [name, isText(name) ? String(value ?? '') : value] as const;
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
    floorPlans: plans.length > 0 || !hasFloorPlan ? plans : [{}],
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
