import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, borrowerPages, capital } from '@groundwork/domain-messages-borrower';
import { idOf } from '@groundwork/web-mount/testing';
import type { Application } from '../../../data/api.js';
import { borrowerAt, problem } from '../../../testing/borrower.js';
import { anApplication, aProperty, aTermSheet } from '../../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const people = { owners: [], otherPeople: [], thirdPartyContractors: [] };
const accepted = () => ({ termSheetAgreementTime: new Date().toISOString() });

async function lastStep(more: Partial<Application>, refused: () => Response = () => problem(422, 'validation.failed')) {
  const area = await borrowerAt(`/applications/${idOf(1)}?step=6`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication({ ...accepted(), ...more }),
    [`PUT /api/borrower/application/update/${idOf(1)}`]: refused,
    [`GET /api/borrower/termsheet/app/${idOf(1)}/sheet`]: () => aTermSheet({ acceptedAt: new Date().toISOString() }),
    [`GET /api/borrower/people/company/${idOf(2)}`]: () => people,
  });
  end = area.end;
  return {
    ...area,
    user: userEvent.setup(),
    open: within(await screen.findByRole('group', { name: borrowerPages.stillOpen })),
  };
}

const inFocus = () => document.activeElement as HTMLInputElement;

describe('what the final submit waits for', () => {
  it('is named step by step, and a link opens the step with the focus on the field', async () => {
    const { user, open } = await lastStep({ properties: [aProperty({ county: '' })], suppliers: null });
    await user.click(open.getByRole('link', { name: 'County' }));
    await screen.findByRole('heading', { name: 'Property Information', level: 2 });
    await waitFor(() => expect(inFocus().name).toBe('properties.0.county'));
  });

  it('leads to the loan that is wanted, in the funding of the budget', async () => {
    const { user, open } = await lastStep({ properties: [aProperty({ budgetTotal: 40_000_000 })] });
    await user.click(open.getByRole('link', { name: capital.requestedLoanAmount }));
    await screen.findByRole('heading', { name: 'Budget', level: 2 });
    await waitFor(() => expect(inFocus().name).toBe('requestedLoanAmount'));
  });

  it('leads to a question of yes and no, and to one of the trades', async () => {
    const { user, open } = await lastStep({ borrowerId: idOf(2) });
    await user.click(open.getByRole('link', { name: 'Framing: Phone' }));
    await screen.findByRole('heading', { name: 'Suppliers and Subcontractors', level: 2 });
    await waitFor(() => expect(inFocus().name).toBe('suppliers.framing.phone'));
    await end();
    const again = await lastStep({ borrowerId: idOf(2) });
    await again.user.click(again.open.getByRole('link', { name: 'Will a third-party general contractor build?' }));
    await screen.findByRole('heading', { name: 'Borrower', level: 2 });
    await waitFor(() => expect(inFocus().type).toBe('radio'));
    expect(inFocus().closest('fieldset')?.textContent).toMatch(/third-party general contractor/);
  });

  it('opens the property of a portfolio, and the floor plan in it', async () => {
    const { user, open } = await lastStep({
      properties: [aProperty(), aProperty({ id: idOf(11), street: '3 Oak Lane' })],
    });
    await user.click(open.getByRole('link', { name: /^Property 2: Floor plan 1: Finished square feet/ }));
    await screen.findByRole('heading', { name: 'Property Information', level: 2 });
    await waitFor(() => expect(inFocus().name).toBe('properties.1.floorPlans.0.finishedSquareFeet'));
  });

  it('counts a broker question that nobody answered, and no more once it is', async () => {
    const { user, open } = await lastStep({});
    await user.click(open.getByRole('link', { name: 'Did a broker refer you?' }));
    await waitFor(() => expect(inFocus().type).toBe('radio'));
    expect(inFocus().closest('fieldset')?.textContent).toMatch(/^Did a broker refer you/);
    await user.click(inFocus());
    await waitFor(() => expect(open.queryByRole('link', { name: 'Did a broker refer you?' })).toBeNull());
    expect(open.getByRole('link', { name: 'Name of the broker' })).toBeTruthy();
  });

  it('of a line of credit names its terms that nobody accepted, where everything is acknowledged', async () => {
    const { open } = await lastStep({ lineOfCredit: true, termSheetAgreementTime: null });
    expect(open.getByText(new RegExp(shared.acceptTermSheetFirst))).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: borrower.submitFinal }).disabled).toBe(true);
  });

  it('takes in what the service refuses, and has the focus then', async () => {
    const { user, open } = await lastStep({}, () =>
      problem(422, 'validation.failed', [
        { field: 'properties.0.acquisitionDate', message: shared.acquisitionTooFar },
        { field: 'steps.propertyInformation', message: shared.requiredField },
      ]),
    );
    expect(open.queryByText(new RegExp(shared.acquisitionTooFar))).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: borrower.submitFinal }));
    expect(await open.findByText(new RegExp(shared.acquisitionTooFar))).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(borrowerPages.stillOpen));
  });

  it('of many properties shows the first of it, and the rest when it is asked for', async () => {
    const properties = Array.from({ length: 4 }, (_, index) => aProperty({ id: idOf(20 + index) }));
    const { user, open } = await lastStep({ properties });
    const ofProperties = () =>
      open.queryAllByRole('link', { name: /^Property \d: / }).filter((link) => !/Budget/.test(link.textContent ?? ''));
    expect(ofProperties()).toHaveLength(12);
    const more = open.getAllByRole('button', { name: /^Show \d+ more$/ })[0] as HTMLElement;
    const count = Number(/\d+/.exec(more.textContent ?? '')?.[0]);
    expect(more.textContent).toBe(fill(borrowerPages.moreOpen, { count }));
    await user.click(more);
    expect(ofProperties()).toHaveLength(12 + count);
  });
});
