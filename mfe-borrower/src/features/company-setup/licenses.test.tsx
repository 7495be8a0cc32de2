import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import type { License } from '@groundwork/web-company';
import { aContractor, aPerson } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import {
  bodiesOf,
  choose,
  complaintAt,
  field,
  fillIn,
  onVersion,
  press,
  pressFirst,
  setupCalls,
  setupTests,
  unavailable,
  versionsOf,
} from '../../testing/setup.js';

const { open } = setupTests();
const license: License = {
  id: idOf(80),
  version: 1,
  holderType: 'company',
  holderId: idOf(2),
  holderName: 'Hill Country Homes LLC',
  state: 'Texas',
  number: 'TX-1',
  licenseNotRequired: false,
};
const people = () => ({
  owners: [aPerson({ id: idOf(60), firstName: 'Maria', lastName: 'Alvarez' })],
  otherPeople: [aPerson({ id: idOf(61), firstName: 'Tom', lastName: 'Reyes', otherPerson: true })],
  thirdPartyContractors: [aContractor({ thirdPartyContractorId: idOf(70), firstName: 'Gene', lastName: 'Rowe' })],
});
const at = (rows: License[] = [], answers: Parameters<typeof open>[1] = {}) =>
  open(7, { [setupCalls.people]: people, [setupCalls.licenses]: () => rows, ...answers });
const inForm = 'Add License';
const submit = async () =>
  userEvent.click((await screen.findAllByRole('button', { name: inForm })).at(-1) as HTMLElement);

it('is of the company, an owner, another person or a contractor, with a number or without need of one', async () => {
  const rows: License[] = [];
  const area = await at(rows, {
    [setupCalls.addLicense]: ({ body }) => {
      const row = { ...license, ...(body as object), id: idOf(81 + rows.length), holderName: 'Gene Rowe' };
      rows.push(row);
      return row;
    },
  });
  expect(await screen.findByText(companySetup.noLicenses)).toBeTruthy();
  await press(inForm);
  const holders = [...(await field<HTMLSelectElement>(/^Person or Entity/)).options].map(({ text }) => text);
  expect(holders).toEqual(
    expect.arrayContaining([
      'Hill Country Homes LLC (Company)',
      'Maria Alvarez (Owner)',
      'Tom Reyes (Other)',
      'Gene Rowe (Contractor)',
    ]),
  );
  await choose(/^Person or Entity/, idOf(70));
  await choose(/^State/, 'Ohio');
  await userEvent.click(await field(`A license is ${shared.licenseNotRequired}`));
  expect(screen.queryByLabelText(/^License Number/)).toBeNull();
  await submit();
  expect((await screen.findAllByText(shared.licenseNotRequired)).length).toBeGreaterThan(0);
  expect(bodiesOf(area, setupCalls.addLicense)).toEqual([
    {
      companyId: idOf(2),
      holderId: idOf(70),
      holderType: 'contractor',
      state: 'Ohio',
      number: null,
      licenseNotRequired: true,
    },
  ]);
});

it('is complained about at each field, and nothing typed is lost', async () => {
  const area = await at();
  await press(inForm);
  await submit();
  expect([
    await complaintAt(/^Person or Entity/),
    await complaintAt(/^State/),
    await complaintAt(/^License Number/),
  ]).toEqual([shared.choice, shared.stateRequired, shared.cannotBeBlank]);
  await fillIn(/^License Number/, 'TX-9');
  await submit();
  expect([
    await complaintAt(/^License Number/),
    (await field(/^License Number/)).value,
    bodiesOf(area, setupCalls.addLicense),
  ]).toEqual(['', 'TX-9', []]);
});

it('that could not be added says so and stays in the form', async () => {
  const area = await at([], { [setupCalls.addLicense]: unavailable });
  await press(inForm);
  await choose(/^Person or Entity/, idOf(2));
  await choose(/^State/, 'Texas');
  await fillIn(/^License Number/, 'TX-9');
  await submit();
  await waitFor(() => expect(area.errors()).toEqual([companySetup.errorSavingInformation]));
  expect((await field(/^License Number/)).value).toBe('TX-9');
});

it('that somebody else saved meanwhile shows both versions, also when it is restored', async () => {
  await at([license], { [setupCalls.changeLicense]: unavailable });
  await pressFirst(/^Edit the license of/);
  await fillIn(/^License Number/, 'TX-MINE');
  await press('Save License');
  await screen.findByText(shared.serviceUnavailable);
  const theirs = { ...license, version: 2, number: 'TX-THEIRS', state: 'Ohio' };
  const area = await at([theirs], { [setupCalls.changeLicense]: onVersion<License>(() => theirs) });
  await pressFirst(/^Edit the license of/);
  await press(screens.restoreDraft);
  await press('Save License');
  expect(await versionsOf('License Number')).toEqual([
    expect.stringContaining('TX-MINE'),
    expect.stringContaining('TX-THEIRS'),
  ]);
  expect(await versionsOf('State')).toEqual([expect.stringContaining('Texas'), expect.stringContaining('Ohio')]);
  await press(screens.saveChoice);
  await waitFor(() =>
    expect(bodiesOf(area, setupCalls.changeLicense).at(-1)).toMatchObject({
      id: license.id,
      version: 2,
      number: 'TX-MINE',
      state: 'Ohio',
    }),
  );
});

it('is removed after a Yes; a list that did not come says so', async () => {
  let rows = [license];
  const area = await at([], {
    [setupCalls.licenses]: () => rows,
    [setupCalls.removeLicense]: () => ((rows = []), { removed: [license.id] }),
  });
  await pressFirst(/^Delete the license of/);
  expect(await screen.findByRole('alertdialog', { name: companySetup.removingLicense })).toBeTruthy();
  await press(companySetup.yes);
  expect(await screen.findByText(companySetup.noLicenses)).toBeTruthy();
  expect(bodiesOf(area, setupCalls.removeLicense)).toEqual([{ BuilderLicenses: [{ id: license.id }] }]);
  await at([], { [setupCalls.licenses]: unavailable });
  expect(await screen.findByText(companySetup.errorLoadingCompany)).toBeTruthy();
});
