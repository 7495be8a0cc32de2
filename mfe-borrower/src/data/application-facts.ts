import type { ApplicationFacts, PropertyFacts } from '@groundwork/domain-applications';
import type { Application, Property } from './api.js';

/** The budget is a record of its own; the rules of completeness look at its sum alone. */
function propertyFacts({ budgetTotal, ...property }: Property): PropertyFacts {
  const row = {
    name: '',
    type: 'hard',
    custom: 'no',
    index: 0,
    budgetAmount: budgetTotal,
    amountFundedToDate: 0,
  } as const;
  return {
    ...property,
    budget: { sections: [{ name: '', sectionIndex: 0, additionalItems: [row] }] },
  } as PropertyFacts;
}

/** An application as the shared rules read it. */
export function factsOf(application: Application): ApplicationFacts {
  return { ...application, properties: application.properties.map(propertyFacts) } as ApplicationFacts;
}
