import { fieldsOf } from '@groundwork/domain-records';
import type { FieldName, NamedField } from '@groundwork/domain-records';
import { traitsOf } from './loan-types.js';
import type { LoanType, PropertyType } from './loan-types.js';
import { propertyRecord } from './property.record.js';
import { hasSeveralUnits, propertyGroups } from './property-situation.js';
import type { PropertyGroup, PropertySituation } from './property-situation.js';

type PropertyFieldName = FieldName<typeof propertyRecord>;

/** A question about a property: the field that it answers, and whether the answer is needed. */
export type PropertyQuestion = NamedField<typeof propertyRecord>;

/** Questions about a property that stand together. */
export interface QuestionGroup {
  readonly key: PropertyGroup;
  readonly label: string;
  readonly questions: readonly PropertyQuestion[];
}

/** The questions of step 2 that a property's loan asks, as its answers so far decide, without groups that ask nothing. */
export function questionGroups(situation: PropertySituation): QuestionGroup[] {
  if (!situation.loanType) return [];
  const size = unitInformationPath(situation);
  return propertyGroups
    .map(({ key, label }) => ({
      key,
      label,
      questions: fieldsOf(propertyRecord, { section: key, facts: situation }).map((question) => ({
        ...question,
        needsAnswer: question.needsAnswer || question.name === size,
      })),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** A field that a loan may ask about in step 2: no list of its own. */
export type QuestionName = Exclude<PropertyFieldName, 'floors' | 'proForma'>;

/** The fields that some loan asks about in step 2. */
export const questionNames: readonly QuestionName[] = (
  Object.keys(propertyRecord.fields) as PropertyFieldName[]
).filter((name): name is QuestionName => propertyRecord.fields[name].section !== undefined);

/** What a property is, among the others of its application, as its questions look at it. */
export function situationOf(
  application: { readonly loanType?: LoanType | null; readonly propertyType?: PropertyType | null },
  answers: Omit<PropertySituation, 'loanType'>,
  place: { readonly index: number; readonly of: number },
): PropertySituation {
  return {
    ...answers,
    loanType: application.loanType,
    propertyType: answers.propertyType ?? application.propertyType,
    isFirst: place.index === 0,
    isOneOfSeveral: place.of > 1,
  };
}

/** What completes a property besides its fields: a number of units, a unit or a floor plan. */
export const UNIT_INFORMATION = 'unitInformation';

/** What a property is asked for before it is complete. */
export type RequiredField = PropertyFieldName | typeof UNIT_INFORMATION;

/**
 * Where a property of a loan that needs it says how large it becomes: several units by their number, one dwelling by its
 * floor plan. Marked there, and named there where it is missing.
 */
export function unitInformationPath(
  situation: PropertySituation,
): 'numberOfUnits' | 'floorPlans.0.finishedSquareFeet' | undefined {
  if (!situation.loanType || !traitsOf(situation.loanType).isNewBuilding) return undefined;
  return hasSeveralUnits(situation) ? 'numberOfUnits' : 'floorPlans.0.finishedSquareFeet';
}

/**
 * The fields that complete a property's information (specification 5). `unitInformation` stands for a number of units, a
 * unit or a floor plan.
 */
export function requiredPropertyFields(
  situation: PropertySituation & { readonly loanType: LoanType },
): RequiredField[] {
  const names = (Object.keys(propertyRecord.fields) as PropertyFieldName[]).filter((name) =>
    propertyRecord.fields[name].needed(situation),
  );
  return unitInformationPath(situation) ? [...names, UNIT_INFORMATION] : names;
}
