import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import type { People, Person } from '@groundwork/web-company';
import { aCompany, aPerson } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import {
  answer,
  bodiesOf,
  button,
  choose,
  complaintAt,
  field,
  fillIn,
  held,
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
const tom = aPerson({
  id: idOf(60),
  otherPerson: true,
  firstName: 'Tom',
  lastName: 'Reyes',
  emailAddress: 'tom@hill.example',
  role: 'employee',
  title: 'Superintendent',
  fullOrPartTime: 'Full Time',
  mobileNumber: '5125550148',
  canSendMessages: true,
  married: true,
  spouseName: 'Eva Reyes',
  employedByThirdparty: true,
  thirdpartyCompanyName: 'Rowe Concrete',
  thirdpartyEmployedSince: 2015,
});
const people = (more: Partial<People> = {}): People => ({
  owners: [],
  otherPeople: [tom],
  thirdPartyContractors: [],
  ...more,
});
const at = (answers: Parameters<typeof open>[1] = {}) => open(8, { [setupCalls.people]: () => people(), ...answers });

async function fillEmployee() {
  await press(companySetup.addEmployee);
  await fillIn(/^First Name/, 'Ada');
  await fillIn(/^Last Name/, 'Stone');
  await fillIn(/^Email/, 'ada@hill.example');
  await choose(/^Role/, 'officer');
  await fillIn(/^Title/, 'Controller');
  await choose(/^Full or Part Time/, 'Part Time');
}

/** A person as the list of who may be invited has them. */
const invitable = (number: number) => ({
  personId: idOf(number),
  firstName: '',
  lastName: '',
  email: null,
  isMember: false,
  invitedAt: null,
});

describe('an employee', () => {
  it('is asked for more once both names are there, and cannot be added without an email', async () => {
    await at();
    for (const sentence of [companySetup.setupLead, companySetup.noOwnersYet])
      expect(await screen.findByText(sentence)).toBeTruthy();
    await press(companySetup.addEmployee);
    expect([screen.queryByLabelText(/^Email/), button('Add Employee').disabled]).toEqual([null, true]);
    await fillIn(/^First Name/, 'Ada');
    await fillIn(/^Last Name/, 'Stone');
    expect([Boolean(await field(/^Email/)), button('Add Employee').disabled]).toEqual([true, true]);
    await fillIn(/^Email/, 'ada@hill.example');
    expect(button('Add Employee').disabled).toBe(false);
  });

  it('is added with everything that is known of them', async () => {
    const area = await at({ [setupCalls.addPerson]: ({ body }) => aPerson({ ...(body as object), id: idOf(61) }) });
    await fillEmployee();
    await fillIn(/^Mobile Number/, '5125550149');
    await userEvent.click(await field(companySetup.personConsent));
    await answer('Is this person married?', true);
    await fillIn('Name of the Spouse', 'Lee Stone');
    await answer('Is this person employed by a third party?', true);
    await fillIn('Name of the Employer', 'Stone Works');
    await choose('Employment There', 'Part Time');
    await fillIn('Employed Since (Year)', '2019');
    await fillIn('Years in Home Construction', '4');
    await fillIn('Years in Commercial Construction', '0');
    await fillIn('Résumé in Words', 'Books of three builders.');
    await press('Add Employee');
    await waitFor(() => expect(notices(area, 'success')).toEqual([companySetup.changesSaved]));
    expect(bodiesOf(area, setupCalls.addPerson)).toEqual([
      expect.objectContaining({
        companyId: idOf(2),
        firstName: 'Ada',
        lastName: 'Stone',
        middleName: null,
        emailAddress: 'ada@hill.example',
        role: 'officer',
        title: 'Controller',
        fullOrPartTime: 'Part Time',
        canSendMessages: true,
        married: true,
        spouseName: 'Lee Stone',
        employedByThirdparty: true,
        thirdpartyCompanyName: 'Stone Works',
        thirdpartyEmploymentStatus: 'Part Time',
        thirdpartyEmployedSince: 2019,
        yearsInHomeConstruction: 4,
        yearsInCommercialConstruction: 0,
        resumeText: 'Books of three builders.',
      }),
    ]);
    expect(bodiesOf(area, setupCalls.addPerson)[0]).not.toHaveProperty('consentNumber');
  });

  it('is complained about at each field, and nothing typed is lost', async () => {
    const area = await at();
    await fillEmployee();
    await fillIn(/^Email/, 'ada at hill');
    await fillIn(/^Title/, 'CF');
    await fillIn(/^Mobile Number/, '512555');
    await answer('Is this person employed by a third party?', true);
    await fillIn('Employed Since (Year)', '1776');
    await press('Add Employee');
    expect([
      await complaintAt(/^Email/),
      await complaintAt(/^Title/),
      await complaintAt(/^Mobile Number/),
      await complaintAt('Employed Since (Year)'),
    ]).toEqual([shared.emailValid, shared.titleRequired, `If entered, ${shared.phoneTenDigits}`, shared.yearInvalid]);
    expect([(await field(/^Email/)).value, (await field('Employed Since (Year)')).value]).toEqual([
      'ada at hill',
      '1776',
    ]);
    expect(bodiesOf(area, setupCalls.addPerson)).toEqual([]);
    // Somebody whom nobody else employs is not asked since when.
    await answer('Is this person employed by a third party?', false);
    await answer('Is this person employed by a third party?', true);
    expect((await field('Employed Since (Year)')).value).toBe('1776');
  });

  it('that the server refuses stays as it was typed, with its sentence at the field', async () => {
    const refusal = {
      status: 422,
      code: 'validation.failed',
      errors: [{ field: 'emailAddress', code: 'field.invalid', message: shared.emailValid }],
    };
    const area = await at({ [setupCalls.addPerson]: () => Response.json(refusal, { status: 422 }) });
    await fillEmployee();
    await press('Add Employee');
    await waitFor(async () => expect(await complaintAt(/^Email/)).toBe(shared.emailValid));
    expect([area.errors(), (await field(/^Title/)).value]).toEqual([
      [companySetup.errorSavingInformation],
      'Controller',
    ]);
  });

  it('loses spouse and employer with a No', async () => {
    const area = await at({ [setupCalls.changePerson]: onVersion(() => tom) });
    const [resume] = await screen.findAllByRole('button', {
      name: fill(companySetup.addResumeOf, { name: 'Tom Reyes' }),
    });
    expect(resume?.textContent).toBe(companySetup.addResume);
    await pressFirst('Edit Tom Reyes');
    expect((await field('Name of the Spouse')).value).toBe('Eva Reyes');
    await answer('Is this person married?', false);
    await answer('Is this person employed by a third party?', false);
    await press('Save Employee');
    await waitFor(() =>
      expect(bodiesOf(area, setupCalls.changePerson)).toEqual([
        expect.objectContaining({
          id: tom.id,
          version: 1,
          married: false,
          spouseName: null,
          thirdpartyCompanyName: null,
          thirdpartyEmployedSince: null,
          canSendMessages: true,
        }),
      ]),
    );
  });

  it('that somebody else saved meanwhile shows both versions', async () => {
    const theirs = { ...tom, version: 2, title: 'Foreman', mobileNumber: '5125550100', canSendMessages: false };
    const area = await at({ [setupCalls.changePerson]: onVersion<Person>(() => theirs) });
    await pressFirst('Edit Tom Reyes');
    await fillIn(/^Title/, 'Director');
    await fillIn('Name of the Spouse', 'Eva Stone');
    await press('Save Employee');
    expect(await versionsOf('Title')).toEqual([
      expect.stringContaining('Director'),
      expect.stringContaining('Foreman'),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /Foreman/ }));
    expect(await versionsOf('Mobile Number')).toEqual([
      expect.stringContaining('( 512 ) - 555 - 0148'),
      expect.stringContaining('( 512 ) - 555 - 0100'),
    ]);
    await press(screens.saveChoice);
    await waitFor(() =>
      expect(bodiesOf(area, setupCalls.changePerson).at(-1)).toMatchObject({
        version: 2,
        title: 'Foreman',
        spouseName: 'Eva Stone',
        mobileNumber: '5125550100',
        canSendMessages: false,
      }),
    );
    expect(area.errors()).toEqual([]);
  });

  it('restored after a reload carries the version that it was typed over', async () => {
    const answers = { [setupCalls.changePerson]: unavailable };
    await at(answers);
    await pressFirst('Edit Tom Reyes');
    await fillIn(/^Title/, 'Director');
    await press('Save Employee');
    await screen.findByText(shared.serviceUnavailable);
    const theirs = { ...tom, version: 2, city: 'Waco', title: 'Foreman' };
    const area = await at({
      [setupCalls.people]: () => people({ otherPeople: [theirs] }),
      [setupCalls.changePerson]: onVersion<Person>(() => theirs),
    });
    await pressFirst('Edit Tom Reyes');
    expect((await field(/^Title/)).value).toBe('Foreman');
    // Closed without a decision, the offer stays.
    await press(companySetup.closeEditor);
    await pressFirst('Edit Tom Reyes');
    await press(screens.restoreDraft);
    await press('Save Employee');
    expect(await versionsOf('Title')).toEqual([
      expect.stringContaining('Director'),
      expect.stringContaining('Foreman'),
    ]);
    expect(bodiesOf(area, setupCalls.changePerson)).toEqual([expect.objectContaining({ version: 1 })]);
    await press(screens.saveChoice);
    await waitFor(() =>
      expect(bodiesOf(area, setupCalls.changePerson).at(-1)).toMatchObject({
        version: 2,
        title: 'Director',
        city: 'Waco',
      }),
    );
  });
});

describe('consent to text messages', () => {
  it('is asked for with a number, kept with it, asked again for another one, and can be taken back', async () => {
    const area = await at({ [setupCalls.changePerson]: onVersion(() => tom) });
    await pressFirst('Edit Tom Reyes');
    expect([
      Boolean(await screen.findByText(companySetup.personConsentGiven)),
      screen.queryByLabelText(companySetup.personConsent),
    ]).toEqual([true, null]);
    await fillIn(/^Mobile Number/, '512555019');
    expect((await field(companySetup.personConsent)).disabled).toBe(true);
    await fillIn(/^Mobile Number/, '5125550199');
    const box = await field(companySetup.personConsent);
    expect([box.disabled, box.checked]).toEqual([false, false]);
    await fillIn(/^Mobile Number/, '5125550148');
    expect(await screen.findByText(companySetup.personConsentGiven)).toBeTruthy();
    await press(companySetup.textConsentStop);
    expect((await field(companySetup.personConsent)).checked).toBe(false);
    await press('Save Employee');
    await waitFor(() =>
      expect(bodiesOf(area, setupCalls.changePerson)).toEqual([
        expect.objectContaining({ mobileNumber: expect.stringMatching(/5125550148|555/), canSendMessages: false }),
      ]),
    );
  });
});

describe('everybody of the company', () => {
  it('says that people could not be loaded', async () => {
    await at({ [setupCalls.people]: unavailable });
    expect(await screen.findByText(companySetup.couldNotLoadPeople)).toBeTruthy();
  });

  it('is confirmed at once: working, done, or failed with the box as it was', async () => {
    let confirmed = false;
    const refused = held(unavailable);
    let fails = true;
    const area = await at({
      [setupCalls.company]: () => aCompany({ additionalPeopleConfirmed: confirmed }),
      [setupCalls.saveCompany]: ({ body }) => {
        if (fails) return refused.answer();
        confirmed = (body as { additionalPeopleConfirmed: boolean }).additionalPeopleConfirmed;
        return aCompany({ additionalPeopleConfirmed: confirmed });
      },
    });
    const box = () => screen.getByLabelText<HTMLInputElement>(companySetup.confirmPeopleAdded);
    await field(companySetup.confirmPeopleAdded);
    await userEvent.click(box());
    await waitFor(() => expect(box().getAttribute('aria-disabled')).toBe('true'));
    // A browser takes the focus off what is disabled.
    expect(box().disabled).toBe(false);
    refused.release();
    await waitFor(() => expect(area.errors()).toEqual([companySetup.errorUpdatingPeople]));
    expect(box().checked).toBe(false);
    fails = false;
    await userEvent.click(box());
    await waitFor(() => expect(notices(area, 'success')).toEqual([screens.done]));
    expect(area.said).toContainEqual(['working', companySetup.updatingPeople]);
    await waitFor(() => expect(box().checked).toBe(true));
  });

  it('takes an employee out after a Yes, and says when it could not', async () => {
    const detach = `PUT /api/borrower/company/detachperson/${tom.id}`;
    let fails = true;
    let known = people();
    await at({
      [setupCalls.people]: () => known,
      [detach]: () => (fails ? unavailable() : ((known = people({ otherPeople: [] })), tom)),
    });
    await pressFirst('Delete Tom Reyes');
    expect(await screen.findByRole('alertdialog', { name: companySetup.removingPerson })).toBeTruthy();
    await press(companySetup.yes);
    expect((await screen.findByRole('alert')).textContent).toContain(companySetup.errorUpdatingPeople);
    fails = false;
    await press(companySetup.yes);
    expect(await screen.findByText(companySetup.noEmployees)).toBeTruthy();
  });

  it('is invited by email: working, sent, or failed', async () => {
    const refused = held(unavailable);
    let send = refused.answer;
    const area = await at({
      [setupCalls.people]: () =>
        people({ owners: [aPerson({ id: idOf(62), firstName: 'Maria', lastName: 'Alvarez' })] }),
      [setupCalls.invitable]: () => [invitable(60)],
      [setupCalls.invite]: () => send(),
    });
    expect(screen.queryByText(/^Invited /)).toBeNull();
    await pressFirst('Invite Tom Reyes');
    await waitFor(() => expect(area.said).toContainEqual(['working', companySetup.invitingUser]));
    refused.release();
    await waitFor(() => expect(area.errors()).toEqual([companySetup.errorInviting]));
    send = () => Promise.resolve(true);
    await pressFirst('Invite Tom Reyes');
    await waitFor(() =>
      expect(notices(area, 'success')).toEqual([fill(companySetup.invited, { email: 'tom@hill.example' })]),
    );
    // The row keeps that it was sent.
    expect((await screen.findAllByText(/^Invited \d\d\/\d\d\/\d{4}/)).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Invite again Tom Reyes' }).length).toBeGreaterThan(0);
    expect(bodiesOf(area, setupCalls.invite).at(-1)).toEqual({
      companyId: idOf(2),
      email: 'tom@hill.example',
      firstName: 'Tom',
      lastName: 'Reyes',
    });
    // Without an address there is nobody to write to.
    expect(
      screen.getAllByRole<HTMLButtonElement>('button', { name: 'Invite Maria Alvarez' }).every((one) => one.disabled),
    ).toBe(true);
  });
});
