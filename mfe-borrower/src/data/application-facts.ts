import { budgetOfTotal } from '@groundwork/domain-applications';
import type { ApplicationFacts, PropertyFacts } from '@groundwork/domain-applications';
import type { Application, Property } from './api.js';

/** The budget is a record of its own; the rules of completeness look at its sum alone. */
const propertyFacts = ({ budgetTotal, ...property }: Property): PropertyFacts =>
  ({ ...property, budget: budgetOfTotal(budgetTotal) }) as PropertyFacts;

/** An application as the shared rules read it. */
export function factsOf(application: Application): ApplicationFacts {
  return { ...application, properties: application.properties.map(propertyFacts) } as ApplicationFacts;
}
