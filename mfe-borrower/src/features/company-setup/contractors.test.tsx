import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import type { Contractor } from '@groundwork/web-company';
import { aCompany, aContractor } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import {
  answer,
  bodiesOf,
  button,
  complaintAt,
  field,
  fillIn,
  notices,
  onVersion,
  press,
  pressFirst,
  setupCalls,
  setupTests,
  unavailable,
  versionsOf,
} from '../../testing/setup.js';

const { open } = setupTests();
const gene = aContractor({
  thirdPartyContractorId: idOf(70),
  firstName: 'Gene',
  lastName: 'Rowe',
  mobileNumber: '7135550199',
  emailAddress: 'gene@rowe.example',
  licenseRevoked: true,
});
const removal = `DELETE /api/borrower/company/gcs/${gene.thirdPartyContractorId}`;

/** The section with contractors that the calls change. */
async function at(contractors: Contractor[], answers: Parameters<typeof open>[1] = {}) {
  const known = { rows: contractors };
  const area = await open(5, {
    [setupCalls.company]: () => aCompany({ usesThirdParty: true }),
    [setupCalls.people]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: known.rows }),
    ...answers,
  });
  return { ...area, known };
}

describe('a general contractor', () => {
  it('is added with both names and a phone, without an email', async () => {
    const added: Contractor[] = [];
    const area = await at(added, {
      [setupCalls.addContractor]: ({ body }) => {
        const row = aContractor({ ...(body as object), thirdPartyContractorId: idOf(71) });
        added.push(row);
        return row;
      },
    });
    expect(await screen.findByText(companySetup.noContractors)).toBeTruthy();
    await press('Add New');
    await fillIn(/^First Name/, 'Rosa');
    await fillIn(/^Last Name/, 'Keller');
    await fillIn(/^Phone/, '5125550148');
    await answer(/ever revoked/, false);
    await press('Add Contractor');
    expect((await screen.findAllByText('( 512 ) - 555 - 0148')).length).toBeGreaterThan(0);
    expect(notices(area, 'info')).toEqual([companySetup.addingContractor]);
    expect(bodiesOf(area, setupCalls.addContractor)).toEqual([
      expect.objectContaining({
        companyId: idOf(2),
        firstName: 'Rosa',
        lastName: 'Keller',
        emailAddress: null,
        licenseRevoked: false,
      }),
    ]);
  });

  it('is complained about at each field, and nothing typed is lost', async () => {
    const area = await at([]);
    await press('Add New');
    await fillIn(/^First Name/, 'Rosa');
    await fillIn(/^Phone/, '51255');
    await fillIn(/^Email/, 'at home');
    await press('Add Contractor');
    expect([
      await complaintAt(/^First Name/),
      await complaintAt(/^Last Name/),
      await complaintAt(/^Phone/),
      await complaintAt(/^Email/),
    ]).toEqual(['', shared.cannotBeBlank, shared.phoneValid, shared.emailValid]);
    expect([(await field(/^First Name/)).value, (await field(/^Email/)).value]).toEqual(['Rosa', 'at home']);
    expect(bodiesOf(area, setupCalls.addContractor)).toEqual([]);
  });

  it('that could not be added says so and stays in the form', async () => {
    const area = await at([], { [setupCalls.addContractor]: unavailable });
    await press('Add New');
    await fillIn(/^First Name/, 'Rosa');
    await fillIn(/^Last Name/, 'Keller');
    await fillIn(/^Phone/, '5125550148');
    await press('Add Contractor');
    await waitFor(() => expect(area.errors()).toEqual([companySetup.errorUpdatingContractors]));
    expect([(await field(/^Last Name/)).value, button('Add Contractor').disabled]).toEqual(['Keller', false]);
  });

  it('that somebody else saved meanwhile shows both versions', async () => {
    const theirs: Contractor = { ...gene, version: 2, firstName: 'Jean', licenseRevoked: false };
    const area = await at([gene], { [setupCalls.changeContractor]: onVersion<Contractor>(() => theirs) });
    await pressFirst('Edit Gene Rowe');
    await fillIn(/^Last Name/, 'Roe');
    await press('Save Contractor');
    expect(await versionsOf('Last Name')).toEqual([expect.stringContaining('Roe'), expect.stringContaining('Rowe')]);
    expect(await versionsOf('Was a license of this contractor ever revoked?')).toEqual([
      expect.stringContaining('Yes'),
      expect.stringContaining('No'),
    ]);
    await press(screens.saveChoice);
    await waitFor(() =>
      expect(bodiesOf(area, setupCalls.changeContractor).at(-1)).toMatchObject({
        version: 2,
        firstName: 'Jean',
        lastName: 'Roe',
        licenseRevoked: false,
      }),
    );
  });

  it('is removed after a Yes, and not when it cannot be', async () => {
    const calls = await at([gene], { [removal]: unavailable });
    await pressFirst('Delete Gene Rowe');
    expect(await screen.findByRole('alertdialog', { name: companySetup.removingAContractor })).toBeTruthy();
    await press(companySetup.no);
    expect(calls.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await pressFirst('Delete Gene Rowe');
    await press(companySetup.yes);
    expect((await screen.findByRole('alert')).textContent).toContain(companySetup.errorUpdatingContractors);
    expect(notices(calls, 'info')).toEqual([companySetup.removingContractor]);
    expect(screen.getAllByText('Gene Rowe').length).toBeGreaterThan(0);
  });

  it('has the columns of the specification, and a résumé beside them', async () => {
    await at([{ ...gene, resumeId: idOf(72) }], { [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [] });
    const table = within((await screen.findAllByRole('table'))[0] as HTMLElement);
    expect(
      table
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(['Name', 'Phone', 'Email', 'License Revoked']);
    expect(table.getByRole('cell', { name: 'Yes' })).toBeTruthy();
    await pressFirst(fill(companySetup.resumeOf, { name: 'Gene Rowe' }));
    expect(
      await screen.findByLabelText(new RegExp(fill(companySetup.uploadResume, { name: 'Gene Rowe' }))),
    ).toBeTruthy();
  });
});

it('the résumé of a contractor of a locked company can be read, and one that is not there is not asked for', async () => {
  const ann = { ...gene, thirdPartyContractorId: idOf(75), firstName: 'Ann' };
  await open(5, {
    [setupCalls.company]: () => aCompany({ locked: true }),
    [setupCalls.people]: () => ({
      owners: [],
      otherPeople: [],
      thirdPartyContractors: [{ ...gene, resumeId: idOf(72) }, ann],
    }),
    [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [],
  });
  await pressFirst(fill(companySetup.viewResumeOf, { name: 'Gene Rowe' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: fill(companySetup.resumeOf, { name: 'Gene Rowe' }) }),
  );
  expect(dialog.queryByLabelText(/^Upload/)).toBeNull();
  expect(
    screen.queryAllByRole('button', { name: fill(companySetup.viewResumeOf, { name: 'Ann Rowe' }), hidden: true }),
  ).toEqual([]);
});

describe('the question whether a third party builds', () => {
  it('is saved at once, and stands as it was when it could not be', async () => {
    let usesThirdParty: boolean | null = null;
    let fails = true;
    const area = await open(5, {
      [setupCalls.company]: () => aCompany({ usesThirdParty }),
      [setupCalls.saveCompany]: ({ body }) =>
        fails
          ? unavailable()
          : aCompany({ usesThirdParty: (usesThirdParty = (body as { usesThirdParty: boolean }).usesThirdParty) }),
    });
    const no = async () =>
      within(await screen.findByRole('group', { name: companySetup.usesThirdParty })).getByLabelText<HTMLInputElement>(
        'No',
      );
    await userEvent.click(await no());
    await waitFor(() => expect(area.errors()).toEqual([companySetup.errorUpdatingContractors]));
    expect((await no()).checked).toBe(false);
    fails = false;
    await userEvent.click(await no());
    await waitFor(() => expect(notices(area, 'success')).toEqual([companySetup.changesSaved]));
    expect(bodiesOf(area, setupCalls.saveCompany).at(-1)).toEqual({ companyId: idOf(2), usesThirdParty: false });
    expect(screen.queryByRole('button', { name: 'Add New' })).toBeNull();
  });

  it('takes no other answer while one is saved, and is not disabled, which would take the focus off it', async () => {
    let usesThirdParty: boolean | null = null;
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const area = await open(5, {
      [setupCalls.company]: () => aCompany({ usesThirdParty }),
      [setupCalls.saveCompany]: async () => {
        await held;
        return aCompany({ usesThirdParty: (usesThirdParty = false) });
      },
    });
    const question = within(await screen.findByRole('group', { name: companySetup.usesThirdParty }));
    const option = (name: string) => question.getByLabelText<HTMLInputElement>(name);
    await userEvent.click(option('No'));
    await waitFor(() => expect(option('No').getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(option('Yes'));
    expect([option('Yes').checked, option('No').checked, option('No').disabled]).toEqual([false, true, false]);
    goOn();
    await waitFor(() => expect(notices(area, 'success')).toEqual([companySetup.changesSaved]));
    expect(option('No').getAttribute('aria-busy')).toBeNull();
    expect(bodiesOf(area, setupCalls.saveCompany)).toHaveLength(1);
  });

  it('that completes the section leaves it open, and the focus where it is', async () => {
    let usesThirdParty: boolean | null = null;
    const area = await open(5, {
      [setupCalls.company]: () =>
        aCompany({
          usesThirdParty,
          ...(usesThirdParty === null ? {} : { statuses: { contractors: 'complete' as const } }),
        }),
      [setupCalls.saveCompany]: () => aCompany({ usesThirdParty: (usesThirdParty = false) }),
    });
    const question = within(await screen.findByRole('group', { name: companySetup.usesThirdParty }));
    const no = () => question.getByLabelText<HTMLInputElement>('No');
    no().focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(notices(area, 'success')).toEqual([companySetup.changesSaved]));
    await waitFor(() => expect(no().getAttribute('aria-busy')).toBeNull());
    expect([
      no().disabled,
      document.activeElement === no(),
      screen.queryByRole('button', { name: companySetup.edit }),
    ]).toEqual([false, true, null]);
  });

  it('is Yes as long as there are contractors', async () => {
    await at([gene]);
    expect(
      within(await screen.findByRole('group', { name: companySetup.usesThirdParty })).getByLabelText<HTMLInputElement>(
        'No',
      ).disabled,
    ).toBe(true);
  });
});
