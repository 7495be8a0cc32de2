import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chooseLoanRequest,
  chooseLoanType,
  choosePropertyType,
  choosePurpose,
  emptySelection,
} from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import { addProject, borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { createAreaMount } from '@groundwork/web-mount';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import type { SaveProperty } from '../../data/api.js';
import { PortfolioPart } from './portfolio-part.js';

const rental = choosePropertyType(chooseLoanType(choosePurpose(emptySelection, 'rent'), 'buildToRent'), 'detached');
const selection = chooseLoanRequest(rental, 'rentalPortfolio');

let end = async () => {};
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function portfolio() {
  const created: SaveProperty[][] = [];
  const part = (
    <PortfolioPart
      selection={selection}
      busy={false}
      open
      onOpen={() => {}}
      onCreate={async (properties) => created.push(properties)}
    />
  );
  const area = createAreaMount({ name: 'test', routes: () => [{ path: '/', element: part }] });
  const user = { id: idOf(3), firstName: 'Ada', lastName: 'M', email: 'a@b.example', companies: [] };
  ({ end } = await mountedArea({ area, user: { ...user, role: 'borrower' }, path: '/', answers: {} }));
  await screen.findByLabelText('Number of properties');
  return { user: userEvent.setup(), created };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const street = () => screen.getByLabelText<HTMLInputElement>(/^Street/);
const position = (n: number, total: number) =>
  screen.findByRole('heading', { name: `Home: ${fill(borrower.editingProperty, { n, total })}` });

describe('the properties of a portfolio', () => {
  it('are all gone once clearing was confirmed, whatever was typed', async () => {
    const { user } = await portfolio();
    expect(button('Clear Properties').disabled).toBe(true);
    // Nobody is left before a button that does nothing without being told why.
    const why = { name: borrower.savePropertiesAndContinue, description: shared.propertiesMinimum };
    expect(screen.getByRole<HTMLButtonElement>('button', why).disabled).toBe(true);
    await user.click(button('Generate 2 properties'));
    await user.type(street(), '12 Main Street');
    await user.click(button('Next property'));
    await user.type(street(), '14 Main Street');
    await user.click(button('Clear Properties'));
    const question = within(screen.getByRole('alertdialog', { name: addProject.clearPropertiesQuestion }));
    expect(question.getByText(addProject.propertiesCleared)).toBeTruthy();
    await user.click(question.getByRole('button', { name: screens.cancel }));
    expect(street().value).toBe('14 Main Street');
    await user.click(button('Clear Properties'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear Properties' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Street/)).toBeNull());
    expect(button('Clear Properties').disabled).toBe(true);
    await user.click(button('Generate 2 properties'));
    await position(1, 2);
    expect(street().value).toBe('');
    await user.click(button('Next property'));
    expect(street().value).toBe('');
  });

  it('are warned of above four, as any number of properties is', async () => {
    const { user } = await portfolio();
    await user.selectOptions(screen.getByLabelText('Number of properties'), '4');
    await user.click(button('Generate 4 properties'));
    await position(1, 4);
    expect(screen.queryByText(shared.capacityConstrained)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Number of properties'), '5');
    await user.click(button('Generate 5 properties'));
    expect(await screen.findByText(shared.capacityConstrained)).toBeTruthy();
  });

  it('are cleared without a question while nothing is typed', async () => {
    const { user } = await portfolio();
    await user.click(button('Generate 2 properties'));
    await user.click(button('Clear Properties'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(screen.queryByLabelText(/^Street/)).toBeNull());
  });

  it('keep what was typed when another number of them is generated, and ask before some of it goes', async () => {
    const { user } = await portfolio();
    await user.selectOptions(screen.getByLabelText('Number of properties'), '3');
    await user.click(button('Generate 3 properties'));
    await user.type(street(), '12 Main Street');
    for (let count = 0; count < 2; count += 1) await user.click(button('Next property'));
    await position(3, 3);
    await user.type(street(), '16 Main Street');
    await user.selectOptions(screen.getByLabelText('Number of properties'), '2');
    await user.click(button('Generate 2 properties'));
    const question = screen.getByRole('alertdialog', { name: fill(addProject.fewerPropertiesQuestion, { count: 2 }) });
    expect(question.textContent).toContain(addProject.propertiesDropped);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: screens.cancel }));
    expect(street().value).toBe('16 Main Street');
    await user.selectOptions(screen.getByLabelText('Number of properties'), '4');
    await user.click(button('Generate 4 properties'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await position(3, 4);
    expect(street().value).toBe('16 Main Street');
    for (let count = 0; count < 2; count += 1) await user.click(button('Previous'));
    expect(street().value).toBe('12 Main Street');
  });

  it('are offered again after the page was loaded anew, until they are sent', async () => {
    const before = await portfolio();
    await before.user.click(button('Generate 2 properties'));
    await before.user.type(street(), '12 Main Street');
    await before.user.selectOptions(screen.getByLabelText('Number of properties'), '3');
    await before.user.click(button('Generate 3 properties'));
    await end();
    const { user, created } = await portfolio();
    await user.click(button(screens.restoreDraft));
    await position(1, 3);
    expect(street().value).toBe('12 Main Street');
    await user.click(button('Clear Properties'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Clear Properties' }));
    await user.click(button('Generate 2 properties'));
    for (const [label, text] of [
      [/^Street/, '12 Main Street'],
      [/^City/, 'Houston'],
      [/^County/, 'Harris'],
      [/^Zip Code/, '77008'],
    ] as const)
      await user.type(screen.getByLabelText(label), text);
    await user.selectOptions(screen.getByLabelText(/^State/), 'Texas');
    await user.click(button('Next property'));
    await user.type(street(), '14 Main Street');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await user.click(button(borrower.savePropertiesAndContinue));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toHaveLength(2);
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it('are of several types, each with an editor of its own whose later ones lie where its first does', async () => {
    const { user, created } = await portfolio();
    await user.click(button('Generate 2 properties'));
    await user.selectOptions(screen.getByLabelText('Property type'), 'duplex');
    expect(
      [...screen.getByLabelText<HTMLSelectElement>('Number of properties').options].map(({ value }) => value),
    ).toEqual(Array.from({ length: 8 }, (_, index) => String(index + 1)));
    await user.selectOptions(screen.getByLabelText('Number of properties'), '2');
    await user.click(button('Generate 2 properties'));
    const homes = within(await screen.findByRole('group', { name: 'Home' }));
    const duplexes = within(screen.getByRole('group', { name: 'Duplex' }));
    const fill5 = async (editor: typeof homes, name: string) => {
      await user.type(editor.getByLabelText(/^Street/), name);
      await user.type(editor.getByLabelText(/^City/), 'Houston');
      await user.type(editor.getByLabelText(/^County/), 'Harris');
      await user.selectOptions(editor.getByLabelText(/^State/), 'Texas');
      await user.type(editor.getByLabelText(/^Zip Code/), '77008');
      await user.click(editor.getByRole('button', { name: 'Next property' }));
      expect(editor.getByRole('group', { name: borrower.sameAddressAsFirst })).toBeTruthy();
      await user.type(editor.getByLabelText(/^Street/), `${name} B`);
      await user.click(editor.getByRole('radio', { name: 'Yes' }));
    };
    await fill5(homes, '12 Oak Street');
    expect(screen.getByText(shared.addressesNeeded)).toBeTruthy();
    expect(button(borrower.savePropertiesAndContinue).disabled).toBe(true);
    await fill5(duplexes, '7 Elm Street');
    await user.click(button(borrower.savePropertiesAndContinue));
    await waitFor(() => expect(created).toHaveLength(1));
    expect(
      created[0]?.map(({ street, propertyType, city, sameInfoAsFirstOfType }) => [
        street,
        propertyType,
        city,
        sameInfoAsFirstOfType,
      ]),
    ).toEqual([
      ['12 Oak Street', 'detached', 'Houston', undefined],
      ['12 Oak Street B', 'detached', 'Houston', true],
      ['7 Elm Street', 'duplex', 'Houston', undefined],
      ['7 Elm Street B', 'duplex', 'Houston', true],
    ]);
  });

  it('take over where the first is but for the street, and lie in one city and state', async () => {
    const { user, created } = await portfolio();
    await user.click(button('Generate 2 properties'));
    await user.type(street(), '12 Main Street');
    await user.type(screen.getByLabelText(/^City/), 'Houston');
    await user.type(screen.getByLabelText(/^County/), 'Harris');
    await user.selectOptions(screen.getByLabelText(/^State/), 'Texas');
    await user.type(screen.getByLabelText(/^Zip Code/), '77008');
    await user.click(button('Next property'));
    await user.type(street(), '14 Oak Street');
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(street().value).toBe('14 Oak Street');
    await user.selectOptions(screen.getByLabelText(/^State/), 'Ohio');
    expect(await screen.findByText(shared.portfolioPlace)).toBeTruthy();
    expect(button(borrower.savePropertiesAndContinue).disabled).toBe(true);
    await user.selectOptions(screen.getByLabelText(/^State/), 'Texas');
    await user.click(button(borrower.savePropertiesAndContinue));
    const place = { city: 'Houston', county: 'Harris', state: 'Texas', zipCode: '77008' };
    await waitFor(() =>
      expect(created).toEqual([
        [
          expect.objectContaining({ ...place, street: '12 Main Street' }),
          expect.objectContaining({ ...place, street: '14 Oak Street' }),
        ],
      ]),
    );
  });
});
