import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { borrower } from '@groundwork/domain-messages';
import type { Experience } from '@groundwork/web-company';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt } from '../../testing/borrower.js';
import { aCompany } from '@groundwork/web-company/testing';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function experienceAt(rows: () => Experience[], answers: Parameters<typeof borrowerAt>[1] = {}) {
  const area = await borrowerAt(
    '/setupCompany/10',
    {
      [`GET /api/borrower/company/byId/${idOf(2)}`]: () => aCompany(),
      [`GET /api/borrower/people/company/${idOf(2)}`]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: [] }),
      'GET /api/borrower/experience/construction': rows,
      'GET /api/borrower/experience/residential': () => [],
      ...answers,
    },
    { accepted: true, ignored: false },
  );
  end = area.end;
  return area;
}
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(new RegExp(`^${label}`)), value);
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
  expect(await screen.findByText(borrower.recentProjectsHeading)).toBeTruthy();
  expect(await screen.findByText(borrower.noExperiences)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: borrower.addExperience }));
  await choose('Type', 'house');
  await choose('Status', 'New Construction');
  await choose('Month Sold', '05');
  await choose('Year Sold', '2024');
  await fillIn('Street', '9 Elm Street');
  await fillIn('City', 'Austin');
  await choose('State', 'Texas');
  expect(screen.queryByRole('button', { name: borrower.addNewExperience })).toBeNull();
  await fillIn('Sales Price', '450000');
  await userEvent.click(await screen.findByRole('button', { name: borrower.addNewExperience }));
  expect((await screen.findAllByText('05/2024')).length).toBeGreaterThan(0);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ dateSold: '2024-05', salesPrice: 45_000_000, street: '9 Elm Street', userId: idOf(3), companyId: idOf(2) });
});

it('removes one after a Yes, and says when it could not', async () => {
  const row = { id: idOf(90), companyId: idOf(2), version: 1, ownerName: null, dateSold: '2024-05', salesPrice: 100, street: '9 Elm Street', city: 'Austin', state: 'Texas', type: 'house', residentialStatus: 'Renovation' };
  const { said } = await experienceAt(() => [row]);
  await userEvent.click((await screen.findAllByRole('button', { name: /^Delete 9 Elm Street/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog', { name: borrower.removingExperience }));
  expect(dialog.getByText(new RegExp(`^${borrower.confirmRemove} 9 Elm Street`))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: borrower.yes }));
  await screen.findByText(borrower.recentProjectsHeading);
  expect(said).toContainEqual(['notify', { kind: 'error', text: borrower.errorRemovingExperience }]);
});

it('asks of a rental that is owned still neither date nor price', async () => {
  await experienceAt(() => []);
  await userEvent.click(await screen.findByRole('tab', { name: 'Residential Rentals' }));
  expect(await screen.findByText(borrower.recentRentalsHeading)).toBeTruthy();
  await screen.findByLabelText(/^Status/);
  await choose('Status', 'Sold');
  expect(screen.getByLabelText(/^Sales Price/)).toBeTruthy();
  await choose('Status', 'Own');
  expect([screen.queryByLabelText(/^Sales Price/), screen.queryByLabelText(/^Month Sold/)]).toEqual([null, null]);
});
