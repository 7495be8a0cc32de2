import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { masters, screens } from '@groundwork/domain-messages-screens';
import type { Experience } from '@groundwork/web-company';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { aCompany, aPerson } from '@groundwork/web-company/testing';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function experienceAt(rows: () => Experience[], answers: Parameters<typeof borrowerAt>[1] = {}) {
  const area = await borrowerAt(
    '/setupCompany/10',
    {
      [`GET /api/borrower/company/byId/${idOf(2)}`]: () => aCompany(),
      [`GET /api/borrower/people/company/${idOf(2)}`]: () => ({
        owners: [],
        otherPeople: [],
        thirdPartyContractors: [],
      }),
      'GET /api/borrower/experience/construction': rows,
      'GET /api/borrower/experience/residential': () => [],
      ...answers,
    },
    { accepted: true, ignored: false },
  );
  end = area.end;
  return area;
}
const choose = (label: string, value: string) =>
  userEvent.selectOptions(screen.getByLabelText(new RegExp(`^${label}`)), value);
const fillIn = (label: string, text: string) => userEvent.type(screen.getByLabelText(new RegExp(`^${label}`)), text);

it('adds a project once every field is filled, and only then', async () => {
  const rows: Experience[] = [];
  const { calls } = await experienceAt(() => rows, {
    'POST /api/borrower/experience/construction': ({ body }) => {
      const row = { ...(body as Experience), id: idOf(90), version: 1, ownerName: 'Maria Alvarez' };
      rows.push(row);
      return row;
    },
  });
  expect(await screen.findByText(companySetup.recentProjectsHeading)).toBeTruthy();
  expect(await screen.findByText(companySetup.noExperiences)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: companySetup.addExperience }));
  await choose('Type', 'house');
  await choose('Status', 'New Construction');
  await choose('Month Sold', '05');
  await choose('Year Sold', '2024');
  await fillIn('Street', '9 Elm Street');
  await fillIn('City', 'Austin');
  await choose('State', 'Texas');
  expect(screen.queryByRole('button', { name: companySetup.addNewExperience })).toBeNull();
  await fillIn('Sales Price', '450000');
  await userEvent.click(await screen.findByRole('button', { name: companySetup.addNewExperience }));
  expect((await screen.findAllByText('05/2024')).length).toBeGreaterThan(0);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    dateSold: '2024-05',
    salesPrice: 45_000_000,
    street: '9 Elm Street',
    userId: idOf(3),
    companyId: idOf(2),
  });
});

it('removes one after a Yes, and says when it could not', async () => {
  const row = {
    id: idOf(90),
    companyId: idOf(2),
    version: 1,
    ownerName: null,
    dateSold: '2024-05',
    salesPrice: 100,
    street: '9 Elm Street',
    city: 'Austin',
    state: 'Texas',
    type: 'house',
    residentialStatus: 'Renovation',
  };
  await experienceAt(() => [row]);
  await userEvent.click((await screen.findAllByRole('button', { name: /^Delete 9 Elm Street/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog', { name: companySetup.removingExperience }));
  expect(dialog.getByText(new RegExp(`^${companySetup.confirmRemove} 9 Elm Street`))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: companySetup.yes }));
  expect((await dialog.findByRole('alert')).textContent).toContain(companySetup.errorRemovingExperience);
});

it('asks of a rental that is owned still neither date nor price', async () => {
  await experienceAt(() => []);
  await userEvent.click(await screen.findByRole('tab', { name: 'Residential Rentals' }));
  expect(await screen.findByText(companySetup.recentRentalsHeading)).toBeTruthy();
  await screen.findByLabelText(/^Status/);
  await choose('Status', 'Sold');
  expect(screen.getByLabelText(/^Sales Price/)).toBeTruthy();
  await choose('Status', 'Own');
  expect([screen.queryByLabelText(/^Sales Price/), screen.queryByLabelText(/^Month Sold/)]).toEqual([null, null]);
});

describe('the tabs', () => {
  const rental = {
    id: idOf(91),
    companyId: idOf(2),
    version: 1,
    ownerName: 'Maria Alvarez',
    dateSold: '2024-05',
    salesPrice: 45_000_000,
    street: '4 Oak Lane',
    city: 'Austin',
    state: 'Texas',
    type: 'Duplex',
    residentialStatus: 'Own',
    userId: idOf(3),
  };
  const headers = () =>
    within(screen.getAllByRole('table')[0] as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
  const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: companySetup.addExperience });

  it('have the columns of the specification', async () => {
    await experienceAt(() => [{ ...rental, type: 'house', residentialStatus: 'Renovation' }], {
      'GET /api/borrower/experience/residential': () => [rental],
    });
    await screen.findByText(companySetup.recentProjectsHeading);
    await screen.findAllByText('05/2024');
    expect(headers()).toEqual(['Sold Date', 'Sales Price', 'Address', 'Type', 'Owner', 'Edit and delete']);
    await tab('Residential Rentals');
    await screen.findAllByText('Own Currently');
    expect(headers()).toEqual(['Sales Price', 'Address', 'Type', 'Owner', 'Status', 'Edit and delete']);
  });

  it('offer the types and statuses of their kind', async () => {
    await experienceAt(() => []);
    const offered = (label: RegExp) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].slice(1).map(({ text }) => text);
    await userEvent.click(await screen.findByRole('button', { name: companySetup.addExperience }));
    expect([offered(/^Type/), offered(/^Status/), offered(/^Year Sold/).at(-1)]).toEqual([
      ['House', 'Townhouse', '2-4 unit', '5+ unit', 'Commercial'],
      ['New Construction', 'Renovation'],
      '2012',
    ]);
    await tab('Residential Rentals');
    await screen.findByText(companySetup.recentRentalsHeading);
    expect([offered(/^Type/), offered(/^Status/)]).toEqual([
      ['House', 'Townhouse', 'Duplex', 'Triplex', 'Quadraplex', '5+ Units'],
      ['Own Currently', 'Sold'],
    ]);
  });

  it('start a fresh form when they are switched, which holds nothing up until something is typed; what was typed is offered again', async () => {
    await experienceAt(() => []);
    await userEvent.click(await screen.findByRole('button', { name: companySetup.addExperience }));
    await fillIn('Street', '9 Elm Street');
    const finish = () => screen.getByRole<HTMLButtonElement>('button', { name: companySetup.finish });
    expect(finish().disabled).toBe(true);
    await tab('Residential Rentals');
    await screen.findByText(companySetup.recentRentalsHeading);
    expect([screen.getByLabelText<HTMLInputElement>(/^Street/).value, addButton().disabled, finish().disabled]).toEqual(
      ['', true, false],
    );
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Residential Rentals' }));
    await fillIn('City', 'Austin');
    await waitFor(() => expect(finish().disabled).toBe(true));
    await tab('Construction Projects');
    expect(screen.getByLabelText<HTMLInputElement>(/^City/).value).toBe('');
    await userEvent.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    expect(screen.getByLabelText<HTMLInputElement>(/^Street/).value).toBe('9 Elm Street');
    await userEvent.click(screen.getByRole('button', { name: companySetup.closeEditor }));
    await userEvent.click(await screen.findByRole('button', { name: masters.loseTyped }));
    await waitFor(() => expect([addButton().disabled, finish().disabled]).toEqual([false, false]));
  });

  it('offer a user who is an owner too once, as that owner', async () => {
    await experienceAt(() => [], {
      [`GET /api/borrower/people/company/${idOf(2)}`]: () => ({
        owners: [
          aPerson({ id: idOf(62), firstName: 'Maria', lastName: 'Alvarez', emailAddress: 'Maria@HillCountry.example' }),
          aPerson({ id: idOf(63), firstName: 'Dana', lastName: 'Fox', emailAddress: null }),
        ],
        otherPeople: [],
        thirdPartyContractors: [],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: companySetup.addExperience }));
    const options = within(screen.getByLabelText<HTMLSelectElement>(/^Owner/)).getAllByRole<HTMLOptionElement>(
      'option',
    );
    expect(options.filter(({ value }) => value !== '').map(({ value, label }) => [value, label])).toEqual([
      [idOf(62), 'Maria Alvarez'],
      [idOf(63), 'Dana Fox'],
    ]);
  });

  it('say that experiences or people could not be fetched', async () => {
    await experienceAt(() => [], {
      'GET /api/borrower/experience/construction': () => problem(503, 'upstream.unavailable'),
    });
    expect(await screen.findByText(companySetup.couldNotFetchExperiences)).toBeTruthy();
    await end();
    await experienceAt(() => [], {
      [`GET /api/borrower/people/company/${idOf(2)}`]: () => problem(503, 'upstream.unavailable'),
    });
    expect(await screen.findByText(companySetup.couldNotLoadPeople)).toBeTruthy();
  });
});

describe('an experience', () => {
  const house = {
    id: idOf(92),
    companyId: idOf(2),
    version: 1,
    ownerName: 'Maria Alvarez',
    dateSold: '2024-05',
    salesPrice: 45_000_000,
    street: '4 Oak Lane',
    city: 'Austin',
    state: 'Texas',
    type: 'house',
    residentialStatus: 'Renovation',
    userId: idOf(3),
  };
  const edit = async () =>
    userEvent.click((await screen.findAllByRole('button', { name: /^Edit 4 Oak Lane/ }))[0] as HTMLElement);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Experience' }));

  it('that was emptied in a field is complained about there, and the server is not asked', async () => {
    const { calls } = await experienceAt(() => [house]);
    await edit();
    await userEvent.clear(screen.getByLabelText(/^Sales Price/));
    await userEvent.clear(screen.getByLabelText(/^Street/));
    await save();
    const described = (label: RegExp) =>
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
        ?.textContent;
    expect([
      described(/^Sales Price/),
      described(/^Street/),
      screen.getByLabelText<HTMLInputElement>(/^City/).value,
    ]).toEqual([shared.amountInvalid, shared.textRequired, 'Austin']);
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('that somebody else saved meanwhile shows both versions, amounts as money', async () => {
    const theirs = { ...house, version: 2, salesPrice: 50_000_000, city: 'Waco' };
    const { calls } = await experienceAt(() => [house], {
      'PUT /api/borrower/experience/construction': ({ body }) =>
        (body as { version: number }).version === 2
          ? { ...theirs, ...(body as object), version: 3 }
          : Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 }),
    });
    await edit();
    await userEvent.clear(screen.getByLabelText(/^Sales Price/));
    await fillIn('Sales Price', '460000');
    await save();
    const price = within(await screen.findByRole('group', { name: 'Sales Price' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(price).toEqual([expect.stringContaining('$460,000.00'), expect.stringContaining('$500,000.00')]);
    await userEvent.click(screen.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toMatchObject({
        id: house.id,
        version: 2,
        salesPrice: 46_000_000,
        city: 'Waco',
      }),
    );
  });
});
