import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { addProject, borrower } from '@groundwork/domain-messages-borrower';
import { screens } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';

const newApplication = 'POST /api/borrower/application/newapp';
let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
const tile = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const sentOf = (area: Awaited<ReturnType<typeof borrowerAt>>) =>
  area.calls.filter(({ path }) => path.endsWith('/newapp'));

/** Up to the number of properties, of a home to sell. */
async function upToTheCount(answer: () => unknown = () => ({ id: idOf(7) })) {
  const user = userEvent.setup();
  const area = await borrowerAt('/applications', { [newApplication]: answer });
  end = area.end;
  await user.click(await tile(/Build New/));
  await user.click(await tile(/^Home/));
  return { user, area };
}

async function fillAddress(user: ReturnType<typeof userEvent.setup>, street = '1500 Harvard Street') {
  for (const [label, text] of [
    [/^Street/, street],
    [/^City/, 'Houston'],
    [/^County/, 'Harris'],
    [/^Zip Code/, '77008'],
  ] as const)
    await user.type(await screen.findByLabelText(label), text);
  await user.selectOptions(screen.getByLabelText(/^State/), 'Texas');
}

/** Up to the last Next, with the address of the one property. */
async function upToTheLast(answer: () => unknown = () => ({ id: idOf(7) })) {
  const { user, area } = await upToTheCount(answer);
  await user.selectOptions(screen.getByLabelText('Number of properties'), '1');
  await user.click(button());
  await fillAddress(user);
  return { user, area, sent: () => sentOf(area), said: area.said };
}

describe('the last Next of Add A Project', () => {
  it('pressed twice makes one application', async () => {
    const { sent, said } = await upToTheLast();
    await act(async () => {
      button().click();
      button().click();
    });
    await waitFor(() =>
      expect(said).toContainEqual(['notify', { kind: 'success', text: borrower.createdApplication }]),
    );
    expect(sent()).toHaveLength(1);
  });

  it('stays locked when the application is made', async () => {
    const { user, sent } = await upToTheLast();
    const last = button();
    await user.click(last);
    await waitFor(() => expect(sent()).toHaveLength(1));
    if (last.isConnected) expect(last.disabled).toBe(true);
    await user.dblClick(last);
    expect(sent()).toHaveLength(1);
  });

  it('sends the same command again after an answer that did not come', async () => {
    let away = true;
    const { user, sent } = await upToTheLast(() => (away ? problem(504, 'upstream.timeout') : { id: idOf(7) }));
    await user.click(button());
    expect(await screen.findByText(borrower.couldNotCreateNewApplication)).toBeTruthy();
    away = false;
    await user.click(button());
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[0]?.key).toBe(sent()[1]?.key);
  });
});

describe('Add A Project', () => {
  it('goes on with the tile that is picked, and not with one that arrow keys pass', async () => {
    const user = userEvent.setup();
    ({ end } = await borrowerAt('/applications', {}));
    // As an arrow key does it: a click that counts no press.
    fireEvent.click(await tile(/Build New/));
    fireEvent.click(await tile(/Fix-Flip/));
    const flip = await tile(/Fix-Flip/);
    expect(flip.checked).toBe(true);
    flip.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('group', { name: 'Property type' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await tile(/Fix-Flip/)).checked).toBe(true);
    // The chosen tile goes on, too.
    await user.click(await tile(/Fix-Flip/));
    expect(await screen.findByRole('group', { name: 'Property type' })).toBeTruthy();
  });

  it('asks what to build, and says what many properties mean', async () => {
    const { user } = await upToTheCount();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('group', { name: borrower.buildANew })).toBeTruthy();
    await user.click(await tile(/^Townhouse/));
    expect(screen.getByText(borrower.moreThanOneUnit)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Number of properties'), '5');
    expect(screen.getByText('5 x Townhouse = 5 units sellable')).toBeTruthy();
    expect(screen.getByText(shared.capacityConstrained)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Number of properties'), '4');
    expect(screen.queryByText(shared.capacityConstrained)).toBeNull();
  });

  it('creates under the name that was given, for a line of credit where it is one', async () => {
    const user = userEvent.setup();
    const area = await borrowerAt('/applications', { [newApplication]: () => ({ id: idOf(7) }) });
    end = area.end;
    await user.type(await screen.findByLabelText('Application Name'), 'Lake House');
    await user.click(
      within(screen.getByRole('group', { name: addProject.lineOfCreditQuestion })).getByLabelText('Yes'),
    );
    expect(screen.getByText(addProject.lineOfCreditHint)).toBeTruthy();
    await user.click(await tile(/Build New/));
    await user.click(await tile(/^Duplex/));
    await fillAddress(user);
    expect(screen.getByRole('option', { name: borrower.selectState })).toBeTruthy();
    await user.click(button());
    await waitFor(() => expect(sentOf(area)).toHaveLength(1));
    expect(sentOf(area)[0]?.body).toMatchObject({
      name: 'Lake House',
      lineOfCredit: true,
      propertyType: 'duplex',
      numberApplyingFor: 1,
    });
  });

  it('asks for the address of each of three properties, and keeps them with what was chosen over a reload', async () => {
    const first = await upToTheCount();
    await first.user.selectOptions(screen.getByLabelText('Number of properties'), '3');
    await first.user.click(button());
    await screen.findByRole('heading', { name: 'Home: Editing property 1 of 3' });
    expect(button().disabled).toBe(true);
    await fillAddress(first.user);
    await end();
    const user = userEvent.setup();
    const area = await borrowerAt('/applications', { [newApplication]: () => ({ id: idOf(7) }) });
    end = area.end;
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    for (const street of ['1502 Harvard Street', '1504 Harvard Street']) {
      await user.click(screen.getByRole('button', { name: 'Next property' }));
      await user.type(screen.getByLabelText(/^Street/), street);
      await user.click(within(screen.getByRole('group', { name: borrower.sameAddressAsFirst })).getByLabelText('Yes'));
    }
    await user.click(button());
    await waitFor(() => expect(sentOf(area)).toHaveLength(1));
    expect(sentOf(area)[0]?.body).toMatchObject({
      loanType: 'construction',
      numberApplyingFor: 3,
      lineOfCredit: false,
      properties: ['1500', '1502', '1504'].map((number) => ({
        street: `${number} Harvard Street`,
        city: 'Houston',
        zipCode: '77008',
      })),
    });
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });

  it('stops at a rental portfolio until its properties are saved, and finds its modal again after a reload', async () => {
    const user = userEvent.setup();
    ({ end } = await borrowerAt('/applications', {}));
    await user.selectOptions(await screen.findByLabelText('Add New'), 'rent');
    await user.click(await tile(/Build 2 Rent/));
    expect(await screen.findByRole('group', { name: borrower.loanRequestIsFor })).toBeTruthy();
    expect(screen.getByText(addProject.portfolioShares)).toBeTruthy();
    await user.click(await tile(/A Rental Portfolio/));
    expect(await screen.findByRole('dialog', { name: addProject.portfolioTitle })).toBeTruthy();
    await end();
    ({ end } = await borrowerAt('/applications', {}));
    await user.click(await screen.findByRole('button', { name: 'Close Modal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([button().disabled, screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled]).toEqual([
      true,
      true,
    ]);
    expect(screen.getByText(addProject.portfolioNone)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: addProject.openPortfolio }));
    await user.click(await screen.findByRole('button', { name: 'Generate 2 properties' }));
    await user.click(screen.getByRole('button', { name: 'Close Modal' }));
    expect(await screen.findByText(fill(addProject.portfolioKept, { count: 2 }))).toBeTruthy();
    await user.click(await tile(/One Property/));
    expect(await screen.findByRole('group', { name: borrower.buildANew })).toBeTruthy();
  });
});

it('the address that was typed is offered again after the page was loaded anew, until it is sent', async () => {
  await upToTheLast();
  await end();
  const area = await borrowerAt('/applications', { [newApplication]: () => ({ id: idOf(7) }) });
  end = area.end;
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Street/).value).toBe('1500 Harvard Street');
  await user.click(button());
  await waitFor(() => expect(sentOf(area)).toHaveLength(1));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
});
