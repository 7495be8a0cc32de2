export * from './application-status.js';
export * from './application-title.js';
export * from './completeness.js';
export * from './enumerations.js';
export * from './legal.js';
export * from './loan-selection.js';
export * from './needed-items.js';
export * from './property.js';
export { hasFloorPlan, propertyFieldsOf } from './property-questions.js';
export type { PropertyField } from './property-questions.js';
export * from './rejections.js';
export * from './rules.js';
export * from './steps.js';
export * from './term-sheet.js';
export type {
  ApplicationFacts,
  LegalField,
  LegalInformation,
  Maybe,
  PropertyFacts,
  RejectionComment,
  Supplier,
} from './types.js';
export { stateName, stateNames, states } from '@groundwork/domain-validation';
export { demographicFigures, demographicUnits } from './demographics.js';
export type { DemographicKey, DemographicUnit } from './demographics.js';
