import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { maskedDigits } from '@groundwork/domain-accounts';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, personalPages } from '@groundwork/domain-messages-borrower';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { aPerson } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import type { UserProfile } from '../../data/api.js';
import { borrowerAt, conflict, problem } from '../../testing/borrower.js';
import { aProfile } from '../../testing/records.js';

const read = 'GET /api/borrower/userprofile';
const write = 'POST /api/borrower/userprofile';
const files = `GET /api/borrower/fileUpload/user/${idOf(3)}`;
const agreed = { accepted: true, ignored: false };

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

async function personal(answers: Parameters<typeof borrowerAt>[1] = {}, profile = aProfile()) {
  const area = await borrowerAt('/personal', { [read]: () => profile, [files]: () => [], ...answers }, agreed);
  end = area.end;
  const sent = () => area.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...area, sent, user: userEvent.setup() };
}
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: personalPages.saveProfile });

describe('personal information', () => {
  it('sends the whole profile, empties what is no longer asked for, and leaves the consent as it is', async () => {
    const { said, sent, user } = await personal({ [write]: ({ body }) => ({ ...aProfile(), ...(body as object) }) });
    const city = await field(/^City/);
    expect(save().disabled).toBe(true);
    await user.clear(city);
    await user.type(city, 'Austin');
    await user.selectOptions(screen.getByLabelText(companySetup.section), '1');
    await user.click(screen.getAllByRole('radio', { name: 'No' })[0] as HTMLElement);
    expect(screen.queryByLabelText(/^Name of Your Spouse/)).toBeNull();
    await user.click(save());
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: borrower.changesSavedTitle }]));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      city: 'Austin',
      married: false,
      spouseName: null,
      mobileNumber: '7135550142',
      yearsInHomeConstruction: 12,
      buildersLicense: null,
    });
    expect(sent()[0]).not.toHaveProperty('canSendMessages');
    expect(sent()[0]).not.toHaveProperty('lastFourSSN');
  });

  it('asks for the consent again for another number', async () => {
    const { sent, user } = await personal({ [write]: ({ body }) => ({ ...aProfile(), ...(body as object) }) });
    const mobile = await field(/^Mobile Number/);
    expect(screen.getByText(personalPages.textConsentGiven)).toBeTruthy();
    await user.type(mobile, '{Backspace}3');
    await user.click(await screen.findByRole('checkbox', { name: personalPages.textConsent }));
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ mobileNumber: '7135550143', canSendMessages: true });
  });

  it('lets the consent be taken back', async () => {
    let stored = aProfile();
    const { said, sent, user } = await personal({
      [write]: ({ body }) => (stored = { ...stored, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: companySetup.textConsentStop }));
    await waitFor(() =>
      expect(said).toContainEqual(['notify', { kind: 'success', text: personalPages.textConsentStopped }]),
    );
    expect(await screen.findByRole('checkbox', { name: personalPages.textConsent })).toBeTruthy();
    expect(sent()).toEqual([{ canSendMessages: false }]);
  });

  it('says what is wrong at the field, sends nothing, and keeps what was typed; so does a refusal of the server', async () => {
    const { sent, user } = await personal({
      [write]: () => problem(422, 'validation.failed', [{ field: 'zipCode', message: shared.zipFormat }]),
    });
    const street = await field(/^Street Address/);
    await user.clear(street);
    await user.click(screen.getByRole('button', { name: screens.continue }));
    expect(await screen.findByText(shared.textRequired)).toBeTruthy();
    // A phone shows one section at a time: it is not left with a complaint, and a refused save leads back to it.
    expect(screen.getByLabelText<HTMLSelectElement>(companySetup.section).value).toBe('0');
    await user.selectOptions(screen.getByLabelText(companySetup.section), '2');
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>(companySetup.section).value).toBe('0'));
    await waitFor(() => expect(document.activeElement).toBe(street));
    expect(sent()).toEqual([]);
    await user.type(street, '88 East Broad Street');
    await user.click(save());
    expect(await screen.findByText(shared.zipFormat)).toBeTruthy();
    expect(street.value).toBe('88 East Broad Street');
  });

  it('shows both versions where another window saved, and saves what is chosen on the newer one', async () => {
    const theirs = aProfile({ city: 'Dallas', zipCode: '75201', version: 5 });
    const { sent, user } = await personal({
      [write]: ({ body }) =>
        (body as { version: number }).version === 4 ? conflict(theirs) : { ...theirs, ...(body as object), version: 6 },
    });
    const city = await field(/^City/);
    await user.clear(city);
    await user.type(city, 'Austin');
    await user.click(save());
    const dialog = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    // What only the other window changed is proposed as it is there.
    expect(
      within(dialog.getByRole('group', { name: 'Zip Code' }))
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([false, true]);
    expect(dialog.getByText('Dallas')).toBeTruthy();
    expect(dialog.getByText('Austin')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toMatchObject([
      { city: 'Austin', zipCode: '77008', version: 4 },
      { city: 'Austin', zipCode: '75201', version: 5 },
    ]);
    expect((await field(/^Zip Code/)).value).toBe('75201');
  });

  it('never shows stored digits, and replaces or removes them', async () => {
    let stored = aProfile({ lastFourSSN: maskedDigits });
    const { sent, user } = await personal(
      {
        [write]: ({ body }) =>
          (stored = {
            ...stored,
            ...(body as object),
            lastFourSSN: (body as UserProfile).lastFourSSN ? maskedDigits : '',
          }),
      },
      stored,
    );
    expect(await screen.findByText(personalPages.digitsStored)).toBeTruthy();
    expect(screen.getByText(personalPages.personalLead)).toBeTruthy();
    expect(screen.queryByLabelText(/^Last Four Digits/)).toBeNull();
    await user.click(screen.getByRole('button', { name: personalPages.digitsReplace }));
    const digits = await field(new RegExp(`^${shared.digitsLabel}`));
    expect([digits.value, document.activeElement]).toEqual(['', digits]);
    await user.type(digits, '0042');
    await user.click(screen.getByRole('button', { name: personalPages.saveIdentification }));
    expect(await screen.findByText(personalPages.digitsStored)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: personalPages.digitsRemove }));
    const question = within(await screen.findByRole('alertdialog', { name: personalPages.digitsRemoveQuestion }));
    expect(question.getByText(personalPages.digitsRemoveDetail)).toBeTruthy();
    await user.click(question.getByRole('button', { name: personalPages.digitsRemove }));
    expect((await field(/^Last Four Digits/)).value).toBe('');
    expect(sent()).toEqual([{ lastFourSSN: '0042' }, { lastFourSSN: null }]);
  });

  it('keeps the digits of the social security number out of the browser', async () => {
    const { sent, user } = await personal({ [write]: () => aProfile({ lastFourSSN: maskedDigits }) });
    const digits = await field(/^Last Four Digits/);
    await user.click(digits);
    await user.paste('123456789');
    await user.tab();
    expect(await screen.findByText(shared.fourDigits)).toBeTruthy();
    await user.clear(digits);
    await user.type(digits, '931');
    await user.click(screen.getByRole('button', { name: personalPages.saveIdentification }));
    expect(await screen.findByText(shared.fourDigits)).toBeTruthy();
    await user.type(digits, '7');
    await user.click(screen.getByRole('button', { name: personalPages.saveIdentification }));
    await waitFor(() => expect(sent()).toEqual([{ lastFourSSN: '9317' }]));
    expect(JSON.stringify({ ...localStorage })).not.toContain('931');
  });

  it('says that the profile could not be read', async () => {
    await personal({ [read]: () => problem(503, 'upstream.unavailable') });
    expect(await screen.findByText(borrower.errorGettingYourProfile)).toBeTruthy();
  });
});

describe('what the company in use knows under the own address', () => {
  const people = `GET /api/borrower/people/company/${idOf(2)}`;
  const known = aPerson({
    id: idOf(20),
    firstName: 'Maria',
    lastName: 'Alvarez',
    emailAddress: 'MARIA@hillcountry.example',
    city: 'Austin',
    yearsInCommercialConstruction: 4,
    canSendMessages: true,
  });
  const answers = (owners: (typeof known)[]) => ({
    [people]: () => ({ owners, otherPeople: [], thirdPartyContractors: [] }),
  });
  const button = { name: fill(personalPages.fillInFrom, { company: 'Hill Country Homes LLC' }) };

  it('is taken over into the profile, and what says otherwise waits for a decision', async () => {
    const { sent, user } = await personal({
      ...answers([known]),
      [write]: ({ body }) => ({ ...aProfile(), ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', button));
    expect((await field(/^Years in Commercial Construction/)).value).toBe('4');
    expect(
      await screen.findByText(fill(companySetup.otherwise, { field: 'City', value: 'Austin', typed: 'Houston' })),
    ).toBeTruthy();
    expect((await field(/^City/)).value).toBe('Houston');
    await user.click(screen.getByRole('button', { name: companySetup.takeThem }));
    await user.click(save());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ city: 'Austin', yearsInCommercialConstruction: 4, spouseName: 'Robin' });
    expect(sent()[0]).not.toHaveProperty('emailAddress');
    expect(sent()[0]).not.toHaveProperty('canSendMessages');
  });

  it('is not offered of anybody else', async () => {
    await personal(answers([{ ...known, emailAddress: 'joe@hillcountry.example' }]));
    await field(/^City/);
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});
