import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, capital } from '@groundwork/domain-messages-borrower';
import { figures, screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application, Capital } from '../../../../data/api.js';
import { aCapital, aProperty } from '../../../../testing/records.js';
import { versionsOf } from '../../../../testing/setup.js';
import { wizardTests } from '../../../../testing/wizard.js';
import { addedSource, changesOf, fundingErrors, noSource } from './funding-values.js';

const BUDGET = 2;
const begin = wizardTests();
const equity = { id: idOf(40), name: 'Equity', total: 6_000_000 };
const house = { properties: [aProperty({ purchaseAmount: 9_000_000, expectedListingPrice: 52_000_000 })] };
const loan = () => screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(capital.requestedLoanAmount) });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: capital.sourceAmount });
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: capital.addFundingSource });
const onward = () => screen.getByRole('button', { name: screens.continue });
const section = (name: string) => within(screen.getByRole('region', { name })).getAllByText(/./);
const textOf = (name: string) => screen.getByRole('region', { name }).textContent ?? '';

/** The funding of a house whose project costs $400,000. */
async function open(application: Partial<Application> = {}, capitalOf?: Capital) {
  const area = await begin(BUDGET, { application: { ...house, ...application }, capital: capitalOf });
  await area.user.click(await screen.findByRole('tab', { name: capital.funding }));
  await loan();
  return area;
}

describe('the funding of a project', () => {
  it('is balanced as it is typed, with every figure of the loan', async () => {
    const { user, saves } = await open();
    for (const said of [borrower.noSourcesAdded, capital.fundingLead]) expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByText(fill(capital.loanHintAtMost, { amount: '$340,000.00' }))).toBeTruthy();
    expect(screen.getByRole('group', { name: capital.newSource })).toBeTruthy();
    expect(textOf(capital.sourcesAndUses)).toContain(fill(figures.balanceUnknown, { inputs: 'Requested loan amount' }));
    expect(textOf(capital.figuresOfLoan)).toContain(figures.notYetKnown);
    await user.type(await loan(), '340,000');
    expect(textOf(capital.sourcesAndUses)).toContain(fill(figures.short, { amount: '$60,000.00' }));
    await user.selectOptions(screen.getByRole('combobox', { name: capital.source }), 'Equity');
    await user.type(amount(), '60,000');
    await user.click(add());
    expect(textOf(capital.sourcesAndUses)).toContain(figures.balanced);
    expect(textOf(capital.figuresOfLoan)).toMatch(/Loan to cost \(LTC\)85\.00%.*Profit\$120,000\.00.*Margin23\.08%/);
    expect(screen.queryByText(capital.aboveLimits)).toBeNull();
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 });
    expect(saves()).toEqual([
      { version: 4, requestedLoanAmount: 34_000_000, fundingSources: [{ name: 'Equity', total: 6_000_000 }] },
    ]);
  });

  it('says at the loan which limit it exceeds, and saves it all the same', async () => {
    const { user, saves } = await open({ fundingSources: [equity] });
    await user.type(await loan(), '340,000.01');
    expect(screen.getByText(capital.aboveLimits)).toBeTruthy();
    expect(
      screen.getByText(/At most 85% of the total cost\. It is 85\.00%\. The largest loan is \$340,000\.00\./),
    ).toBeTruthy();
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 });
    expect(saves()).toMatchObject([{ requestedLoanAmount: 34_000_001 }]);
  });

  it('says whose value a figure stands on, and sources that are above the uses', async () => {
    const { user } = await open({ fundingSources: [equity] });
    expect(textOf(capital.figuresOfLoan)).not.toContain(figures.byBorrower);
    await user.type(await loan(), '350,000');
    expect(textOf(capital.figuresOfLoan)).toContain(figures.byBorrower);
    expect(textOf(capital.sourcesAndUses)).toContain(fill(figures.over, { amount: '$10,000.00' }));
  });

  it('takes the appraised value where there is one', async () => {
    const appraisal = {
      id: idOf(42),
      propertyId: idOf(10),
      version: 1,
      asIs: null,
      asCompleted: 50_000_000,
      appraiser: 'Kim Lee',
      appraisedOn: '2024-03-01',
      documentId: null,
      recordedBy: null,
      recordedAt: '2024-03-07T15:00:00.000Z',
    };
    await open({ requestedLoanAmount: 34_000_000 }, { ...aCapital(), appraisals: [appraisal] });
    expect(textOf(capital.figuresOfLoan)).toContain(`68.00%${figures.byAppraisal}`);
  });

  it('of a refinance leaves cash to the borrower, and knows no limit of cost', async () => {
    const property = aProperty({ acquisitionRefinance: 'refinance', debtOutstanding: 1_000_000 });
    const { user } = await open({ loanType: 'renovation', properties: [property] });
    expect(screen.getByText(capital.loanHint)).toBeTruthy();
    await user.type(await loan(), '330,000');
    expect(textOf(capital.sourcesAndUses)).toContain(fill(figures.cashOut, { amount: '$10,000.00' }));
  });

  it('shows the formula of a figure on demand', async () => {
    const { user } = await open();
    const term = screen.getByRole('button', { name: 'Loan to cost (LTC)' });
    expect(term.getAttribute('aria-expanded')).toBe('false');
    await user.click(term);
    expect(term.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(term.getAttribute('aria-controls') as string)?.textContent).toBe(
      'Loan amount ÷ total cost',
    );
  });

  it('adds a source with an amount and a name alone, of a custom one its own', async () => {
    const { user } = await open();
    expect(add().disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: capital.source }), 'Custom');
    await user.type(amount(), '500');
    expect(add().disabled).toBe(true);
    await user.type(screen.getByRole('textbox', { name: capital.customName }), 'City grant');
    expect(add().disabled).toBe(false);
    await user.click(add());
    const list = screen.getByRole('region', { name: capital.fundingSources });
    expect(within(list).getByRole<HTMLInputElement>('textbox', { name: 'City grant' }).value).toBe('500.00');
    expect([amount().value, add().disabled]).toEqual(['', true]);
  });

  it('takes a source away after a question', async () => {
    const { user, saves } = await open({ fundingSources: [equity], requestedLoanAmount: 34_000_000 });
    await user.click(screen.getByRole('button', { name: fill(capital.removeSource, { name: 'Equity' }) }));
    expect(
      await screen.findByRole('alertdialog', { name: fill(capital.removeSourceQuestion, { name: 'Equity' }) }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByText(borrower.noSourcesAdded)).toBeTruthy());
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 });
    expect(saves()).toMatchObject([{ fundingSources: [] }]);
  });

  it('refuses what is no amount, and an amount of no source', async () => {
    const { user, saves } = await open();
    await user.type(await loan(), '340k');
    await user.type(amount(), '60');
    await user.click(onward());
    expect(
      await screen.findByRole('textbox', { name: /Requested/, description: new RegExp(shared.amountInvalid) }),
    ).toBeTruthy();
    expect([(await loan()).value, saves()]).toEqual(['340k', []]);
    await user.clear(await loan());
    await user.click(onward());
    expect(await screen.findByRole('combobox', { description: new RegExp(capital.sourceNameMissing) })).toBeTruthy();
    expect(saves()).toEqual([]);
    // With its source it counts and is saved, also where nobody pressed the button.
    await user.selectOptions(screen.getByRole('combobox', { name: capital.source }), 'Equity');
    expect(textOf(capital.sourcesAndUses)).toContain('Equity$60.00');
    await user.click(onward());
    await screen.findByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 });
    expect(saves()).toMatchObject([{ fundingSources: [{ name: 'Equity', total: 6_000 }] }]);
  });

  it('is compared source by source where somebody else saved meanwhile', async () => {
    const { user, application } = await open({ fundingSources: [equity] });
    await user.type(await loan(), '300,000');
    application.change({
      version: 6,
      requestedLoanAmount: 31_000_000,
      fundingSources: [{ ...equity, total: 7_000_000 }],
    });
    await user.click(onward());
    expect(await versionsOf(capital.requestedLoanAmount)).toEqual([
      `${screens.yourVersion}$300,000.00`,
      `${screens.theirVersion}$310,000.00`,
    ]);
    expect(await versionsOf('Equity')).toEqual([
      `${screens.yourVersion}$60,000.00`,
      `${screens.theirVersion}$70,000.00`,
    ]);
  });

  it('follows the budget of the last property', async () => {
    const { user } = await begin(BUDGET, { application: house });
    await screen.findByRole('status', { name: 'Total budget' });
    await user.click(onward());
    expect(await loan()).toBeTruthy();
    expect(section(capital.sourcesAndUses).length).toBeGreaterThan(0);
  });
});

describe('funding as it is saved', () => {
  it('leaves out what has no source', () => {
    const values = { requestedLoanAmount: null, fundingSources: [], adding: { ...noSource, total: 5 } };
    expect(changesOf(values)).toEqual({ requestedLoanAmount: null, fundingSources: [] });
    expect(fundingErrors(values)).toEqual({ 'adding.name': capital.sourceNameMissing });
    expect(fundingErrors({ ...values, adding: noSource, fundingSources: [{ name: 'Equity', total: null }] })).toEqual({
      'fundingSources.0.total': capital.sourceAmountMissing,
    });
  });
  it.each([
    [
      { name: 'Equity', customName: '', total: 5 },
      { name: 'Equity', total: 5 },
    ],
    [
      { name: 'Custom', customName: ' Grant ', total: 5 },
      { name: 'Grant', total: 5 },
    ],
    [{ name: 'Custom', customName: ' ', total: 5 }, undefined],
    [{ name: '', customName: '', total: 5 }, undefined],
    [{ name: 'Equity', customName: '', total: 0 }, undefined],
    [{ name: 'Equity', customName: '', total: null }, undefined],
  ])('of %j is %j', (adding, expected) => {
    expect(addedSource({ adding })).toEqual(expected);
  });
});
