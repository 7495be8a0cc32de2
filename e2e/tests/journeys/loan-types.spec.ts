import { loanTypes } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import { test } from '../../support/fixtures.js';
import { signIn } from '../../support/sign-in.js';
import { addLoan, answerTheRest, describeLoan, submitLoan, walks } from '../../support/steps/loan-types.js';

/**
 * A rental is walked in every run at both widths, land and a loan with units to sell at the desktop's; the others ask little that
 * these do not, and are walked with E2E_LONG=1.
 */
const marks: Partial<Record<LoanType, string>> = {
  land: '@any-width',
  acquisitionOrRefinance: '',
  construction: '@any-width',
};

for (const loanType of Object.keys(walks) as LoanType[])
  test(`a loan of type ${loanTypes[loanType].label} goes from its tile to submitted ${marks[loanType] ?? '@any-width @long'}`, async ({
    page,
  }) => {
    const name = `${loanTypes[loanType].label} ${Date.now().toString(36).slice(-5)}`;
    await signIn(page, 'borrower');
    const id = await addLoan(page, loanType, name);
    await describeLoan(page, loanType);
    await answerTheRest(page, id);
    await submitLoan(page, loanType, name);
  });
