import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { legalQuestions, openStepsOf, stepKeys, steps, traitsOf } from '@groundwork/domain-applications';
import type { LoanType, OpenPoint, StepKey } from '@groundwork/domain-applications';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application, Property } from '../../data/api.js';
import { factsOf } from '../../data/application-facts.js';
import { borrowerAt } from '../../testing/borrower.js';
import { aBudget, anApplication, aProperty, aTermSheet } from '../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const heading = (step: StepKey) => steps[stepKeys.indexOf(step)]?.label ?? '';

/** The wizard at a step, where a link to a field led there. */
async function opened(application: Application, step: StepKey, field?: string) {
  await end();
  localStorage.clear();
  const search = new URLSearchParams({ step: String(stepKeys.indexOf(step)), ...(field ? { field } : {}) });
  const area = await borrowerAt(`/applications/${idOf(1)}?${search}`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => application,
    [`GET /api/borrower/termsheet/app/${idOf(1)}/sheet`]: () =>
      aTermSheet({
        acceptedAt: null,
        supervisoryText: 'A supervisor visits the site.',
        supervisoryHash: 'b'.repeat(64),
      }),
    [`GET /api/borrower/budgets/property/${idOf(10)}`]: () => aBudget(),
    [`GET /api/borrower/budgets/property/${idOf(11)}`]: () => ({ ...aBudget(), propertyId: idOf(11) }),
    [`GET /api/borrower/company/budget/${idOf(2)}`]: () => [],
    [`GET /api/borrower/people/company/${idOf(2)}`]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: [] }),
  });
  end = area.end;
  await screen.findByRole('heading', { name: heading(step), level: 2 });
}

const controlOf = (path: string) => document.querySelector<HTMLElement>(`[name="${path}"]:not([type="hidden"])`);

/** Whether what has the focus stands in the place of a point: its control, its question of yes and no, or what is marked with its path. */
function isAt({ path, label }: OpenPoint): boolean {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return false;
  const place = focused.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? '';
  const question = label.split(': ').pop() ?? label;
  return (
    focused.getAttribute('name') === path ||
    (place !== '' && `${path}.`.startsWith(`${place}.`)) ||
    ((focused as HTMLInputElement).type === 'radio' &&
      focused.closest('fieldset')?.textContent.startsWith(question) === true)
  );
}

/** The points of a step that lead to no control of it; those whose control is drawn anyway need no second look. */
async function unreached(application: Application, step: StepKey): Promise<string[]> {
  const now = new Date();
  const open = openStepsOf(factsOf(application), { now, today: now.toISOString().slice(0, 10) });
  const points = open.find((each) => each.step === step)?.points ?? [];
  expect(points.length).toBeGreaterThan(0);
  await opened(application, step);
  const lost: string[] = [];
  for (const point of points.filter(({ path }) => !controlOf(path))) {
    await opened(application, step, point.path);
    await waitFor(() => expect(isAt(point)).toBe(true)).catch(() => lost.push(point.path));
  }
  return lost;
}

const blank = (loanType: LoanType, property: Partial<Property>, more: Partial<Application> = {}) =>
  anApplication({
    loanType,
    intendedPurpose: traitsOf(loanType).purpose,
    properties: [aProperty({ street: '', city: '', county: '', state: null, zipCode: '', ...property })],
    ...more,
  });

/** A loan of each type whose property is blank, where an answer opens further questions one of each. */
const ofProperty: readonly (readonly [LoanType, Partial<Property>])[] = [
  ['construction', { propertyType: 'detached', ownThisProperty: true }],
  ['construction', { propertyType: 'duplex' }],
  ['model', { propertyType: 'townhouse' }],
  ['renovation', { propertyType: 'detached', acquisitionRefinance: 'acquisition' }],
  ['renovation', { propertyType: 'fiveOrMoreUnits', acquisitionRefinance: 'refinance' }],
  ['land', {}],
  ['acquisitionOrRefinance', { propertyType: 'triplex', acquisitionRefinance: 'refinance' }],
  ['buildToRent', { propertyType: 'quadraplex' }],
  ['renovateToRent', { propertyType: 'detached' }],
];

describe('every point that keeps an application from its final submit leads to a control', () => {
  it.each(ofProperty)('of the properties of a loan of type %s with %j', async (loanType, property) => {
    expect(await unreached(blank(loanType, property), 'propertyInformation')).toEqual([]);
  });

  it('of the budgets, each in a tab of its own', async () => {
    const second = aProperty({ id: idOf(11), street: '3 Oak Lane' });
    const application = anApplication({ properties: [aProperty(), second], requestedLoanAmount: 50_000_000 });
    expect(await unreached(application, 'budget')).toEqual([]);
    expect(screen.getByRole('tab', { name: '3 Oak Lane', selected: true })).toBeTruthy();
  });

  const answered = Object.fromEntries(legalQuestions.map(({ field }) => [field, null]));
  const ofOthers: readonly (readonly [StepKey, Partial<Application>])[] = [
    ['name', { name: '' }],
    ['suppliers', {}],
    ['borrower', {}],
    ['borrower', { contractorSelected: true }],
    ['litigation', { displayFinancialLit: true }],
    ['litigation', { displayFinancialLit: true, legalInformation: { ...answered, firstLoan: true, howFound: true } }],
    ['termSheet', {}],
    ['termSheet', { brokerUsed: 'yes', loanType: 'renovation' }],
    ['termSheet', { lineOfCredit: true }],
  ];
  it.each(ofOthers)('of the step %s with %j', async (step, more) => {
    expect(await unreached(blank('construction', {}, more), step)).toEqual([]);
  });
});
