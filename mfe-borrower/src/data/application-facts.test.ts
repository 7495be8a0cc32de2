import { describe, expect, it } from '@jest/globals';
import { incompleteSteps } from '@groundwork/domain-applications';
import { anApplication, aProperty } from '../testing/records.js';
import { factsOf } from './application-facts.js';

describe('an application as the rules read it', () => {
  it('has a complete budget as soon as the sum that the service keeps is above 0', () => {
    const wanted = { requestedLoanAmount: 1 };
    const budgeted = { ...wanted, properties: [aProperty({ budgetTotal: 1 })] };
    expect(incompleteSteps(factsOf(anApplication(wanted)))).toContain('budget');
    expect(incompleteSteps(factsOf(anApplication(budgeted)))).not.toContain('budget');
  });
});
