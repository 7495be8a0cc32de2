import {
  floorRecord,
  floorPlanRecord,
  propertyRecord,
  questionNames,
  situationOf,
  traitsOf,
  unitRecord,
} from '@groundwork/domain-applications';
import type { LoanType, PropertySituation } from '@groundwork/domain-applications';
import { formValues, pickFields } from '@groundwork/domain-records';
import type { AnyRecord, FormValues } from '@groundwork/domain-records';
import { isBlank } from '@groundwork/domain-validation';
import { proFormaToSave, proFormaValues } from './pro-forma-values.js';
import type { ProFormaValues } from './pro-forma-values.js';
import type { Application, Property, SaveProperty } from '../../../data/api.js';
import type { ApplicationChanges } from '../../../data/save-application.js';

/** A row of a list as the form has it: one that was not stored yet has no id. */
type RowValues<R extends AnyRecord> = Omit<FormValues<R>, 'id'> & { id?: string };
export type UnitValues = RowValues<typeof unitRecord>;
export type FloorValues = RowValues<typeof floorRecord>;
export type FloorPlanValues = RowValues<typeof floorPlanRecord>;

/** A property as the form holds it: text is never null, what is not answered yet is. */
export type PropertyValues = Omit<FormValues<typeof propertyRecord>, 'floors' | 'proForma'> & {
  id: string;
  floors: FloorValues[];
  floorPlans: FloorPlanValues[];
  units: UnitValues[];
  /** None where the loan has none. */
  proForma: ProFormaValues[];
};

/** The form of the step: what is asked once, and each property. */
export interface PropertiesValues {
  ownAllProperties: boolean | null;
  horizontalImprovementsSame: boolean | null;
  /** 'true', 'false' or 'unsure', as the list of choices has them. */
  unitsSoldOffIndividually: string;
  unitsSoldOffIndividuallyExplaination: string;
  properties: PropertyValues[];
}

/** A row that stands ready to be filled. */
export function rowValues<R extends AnyRecord>(
  declaration: R,
  row?: Parameters<typeof formValues<R>>[1],
): RowValues<R> {
  const { id, ...values } = formValues(declaration, row) as FormValues<R> & { id?: string };
  return (id ? { ...values, id } : values) as RowValues<R>;
}

/** What the service has of a property, as the form shows it. One floor plan stands ready to be filled. */
export function toValues(property: Property, loanType: LoanType): PropertyValues {
  const plans = property.floorPlans.map((plan) => rowValues(floorPlanRecord, plan));
  const { hasFloorPlan, hasProForma } = traitsOf(loanType);
  return {
    ...formValues(propertyRecord, property),
    id: property.id,
    floors: (property.floors ?? []).map((floor) => rowValues(floorRecord, floor)),
    floorPlans: plans.length > 0 || !hasFloorPlan ? plans : [rowValues(floorPlanRecord)],
    units: property.units.map((unit) => rowValues(unitRecord, unit)),
    proForma: hasProForma ? proFormaValues(property.proForma) : [],
  };
}

const blankAsNull = (values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, isBlank(value) ? null : value]),
  );

/** A row as a save carries it, unless nothing was filled in. */
function rowToSave<Row extends { id?: string }>({ id, ...values }: Row, isFilled: boolean): object[] {
  const filled = blankAsNull(values);
  const isEmpty = Object.values(filled).every((value) => value === null);
  return isEmpty && !isFilled && id === undefined ? [] : [{ ...(id === undefined ? {} : { id }), ...filled }];
}

/** The form's property as a save carries it: empty is null, and a floor or a floor plan that was never filled is none. */
export function toSave(values: PropertyValues): SaveProperty {
  return {
    ...pickFields(propertyRecord, blankAsNull(values), [...questionNames, 'overAllFloorPlan']),
    id: values.id,
    // How a floor is measured says nothing of one that is not there.
    floors: values.floors.flatMap((row) => (isBlank(row.name) && isBlank(row.sqft) ? [] : rowToSave(row, true))),
    floorPlans: values.floorPlans.flatMap((row) => rowToSave(row, false)),
    // A unit counts, whatever is known of it.
    units: values.units.flatMap((row) => rowToSave(row, true)),
    ...(values.proForma.length > 0 ? { proForma: proFormaToSave(values.proForma) } : {}),
  };
}

/** What decides which questions are asked, as the form has it. */
export function situationIn(
  application: Pick<Application, 'loanType' | 'propertyType'>,
  values: PropertyValues,
  place: { index: number; of: number },
): PropertySituation {
  const answers = pickFields(propertyRecord, blankAsNull(values), [...questionNames, 'propertyType']);
  return situationOf(application, answers, place);
}

/** What the choice about the units stands for; a list of choices has texts alone. */
export function soldOffOf(choice: string): boolean | 'unsure' | null {
  return choice === 'unsure' ? choice : choice === '' ? null : choice === 'true';
}

/** What the step shows of an application. */
export function valuesOf(application: Application): PropertiesValues {
  const { loanType, properties, unitsSoldOffIndividually } = application;
  return {
    ownAllProperties: application.ownAllProperties ?? null,
    horizontalImprovementsSame: application.horizontalImprovementsSame ?? null,
    unitsSoldOffIndividually: String(unitsSoldOffIndividually ?? ''),
    unitsSoldOffIndividuallyExplaination: application.unitsSoldOffIndividuallyExplaination ?? '',
    properties: loanType ? properties.map((property) => toValues(property, loanType)) : [],
  };
}

/** What the step saves. */
export function changesOf({ properties, unitsSoldOffIndividually, ...once }: PropertiesValues): ApplicationChanges {
  return {
    ...once,
    unitsSoldOffIndividually: soldOffOf(unitsSoldOffIndividually),
    properties: properties.map(toSave),
  };
}
