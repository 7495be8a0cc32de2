import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import { masters, screens } from '@groundwork/domain-messages-screens';
import type { Owner, Ownership, Person } from '@groundwork/web-company';
import { aCompany, anOwner, anOwnership, aPerson } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import {
  answer,
  bodiesOf,
  button,
  choose,
  complaintAt,
  field,
  fillIn,
  onVersion,
  press,
  setupCalls,
  setupTests,
  unavailable,
  versionsOf,
} from '../../testing/setup.js';

const { begin, open } = setupTests();
const contact = {
  emailAddress: 'tom@hill.example',
  streetAddress: '12 Cedar Lane',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  mobileNumber: '5125550148',
};
const tom = aPerson({
  id: idOf(60),
  firstName: 'Tom',
  lastName: 'Reyes',
  otherPerson: true,
  employedByThirdparty: false,
  ...contact,
});
const tomsCousin = aPerson({
  id: idOf(61),
  firstName: 'Tom',
  lastName: 'Alvarez',
  otherPerson: true,
  emailAddress: 'cousin@hill.example',
});
const maria = aPerson({
  id: idOf(62),
  firstName: 'Maria',
  lastName: 'Alvarez',
  version: 5,
  employedByThirdparty: false,
  ...contact,
});
const share: Owner = anOwner({
  id: idOf(71),
  displayName: 'Maria Alvarez',
  entityOwnerType: 'person',
  percentOwnership: 40,
  personId: maria.id,
  person: maria,
  willingToBeGuarantor: true,
  officer: false,
  version: 2,
});
const owned = (owners: Owner[], more: Partial<Ownership> = {}) =>
  anOwnership({ entities: [{ ...anOwnership().entities[0]!, entityOwners: owners, percentOwned: 40 }], ...more });
const people = (otherPeople: Person[] = [], owners: Person[] = []) => ({
  owners,
  otherPeople,
  thirdPartyContractors: [],
});
const at = (answers: Parameters<typeof open>[1] = {}) => open(2, answers);
const reads = (area: { calls: { method: string; path: string }[] }, call: string) =>
  area.calls.filter(({ method, path }) => `${method} ${path}` === call).length;
const percent = /^Percent Ownership/;
const acknowledgements = async () => [
  (await field(shared.investInOwnName)).checked,
  (await field(shared.everyoneUnder20)).checked,
];

async function namePerson() {
  await press(companySetup.addPerson);
  await fillIn(/^First Name/, 'Ada');
  await fillIn(/^Last Name/, 'Stone');
}

describe('somebody who is known already', () => {
  it('comes with what is known, leaves the list of other people, and only what was changed is sent', async () => {
    let [tree, known] = [anOwnership(), people([tom, tomsCousin])];
    const area = await at({
      [setupCalls.ownership]: () => tree,
      [setupCalls.people]: () => known,
      [setupCalls.addOwner]: () => {
        const owner = anOwner({
          id: idOf(72),
          displayName: 'Tom Reyes',
          entityOwnerType: 'person',
          percentOwnership: 30,
          personId: tom.id,
          person: tom,
        });
        [tree, known] = [owned([owner]), people([tomsCousin], [tom])];
        return owner;
      },
    });
    await press(companySetup.addPerson);
    const before = [reads(area, setupCalls.ownership), reads(area, setupCalls.people)];
    await choose('Person', tomsCousin.id);
    expect((await field(/^Last Name/)).value).toBe('Alvarez');
    // The other one of the same first name does not take over what is known of this one.
    await choose('Person', tom.id);
    expect([(await field(/^Last Name/)).value, (await field(/^First Name/)).value]).toEqual(['Reyes', 'Tom']);
    await fillIn(percent, '30');
    await answer(/willing to be a guarantor/, true);
    await answer(/an officer/, false);
    expect((await field(/^Email/)).value).toBe('tom@hill.example');
    await fillIn(/^City/, 'Waco');
    await press('Add Person');
    expect(await screen.findByRole('button', { name: 'Edit Tom Reyes' })).toBeTruthy();
    expect(bodiesOf(area, setupCalls.addOwner)).toEqual([
      expect.objectContaining({ personId: tom.id, percentOwnership: 30, person: { city: 'Waco' } }),
    ]);
    // Both lists are fetched anew after the change.
    expect([reads(area, setupCalls.ownership) > before[0]!, reads(area, setupCalls.people) > before[1]!]).toEqual([
      true,
      true,
    ]);
    await press(companySetup.addPerson);
    expect([...(await field<HTMLSelectElement>('Person')).options].map(({ text }) => text)).toEqual([
      'A new person',
      'Tom Alvarez',
    ]);
  });

  it('is not taken for a new person once the choice is undone', async () => {
    await at({ [setupCalls.people]: () => people([tom]) });
    await press(companySetup.addPerson);
    await choose('Person', tom.id);
    expect((await field(/^Last Name/)).value).toBe('Reyes');
    await choose('Person', '');
    expect([(await field(/^First Name/)).value, (await field(/^Last Name/)).value]).toEqual(['', '']);
  });
});

describe('the editor of an owner', () => {
  it('holds up the section while it is open; Close Editor forgets what was typed, after a question', async () => {
    await at();
    await namePerson();
    const { value } = await field(/^First Name/);
    expect([button(screens.continue).disabled, button(companySetup.back).disabled]).toEqual([true, true]);
    const closing = async (answer: string) => {
      await press(companySetup.closeEditor);
      const question = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
      await userEvent.click(question.getByRole('button', { name: answer }));
    };
    await closing(screens.keepEditing);
    expect((await field(/^First Name/)).value).toBe(value);
    await closing(masters.loseTyped);
    await waitFor(() =>
      expect([button(screens.continue).disabled, button(companySetup.back).disabled]).toEqual([false, false]),
    );
    expect(localStorage).toHaveLength(0);
    await press(companySetup.addPerson);
    expect((await field(/^First Name/)).value).toBe('');
  });

  it('in which nothing is typed closes at once, and the button that opened it has the focus', async () => {
    await at();
    await press(companySetup.addPerson);
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Add Person' }));
    await press(companySetup.closeEditor);
    await waitFor(() => expect(document.activeElement).toBe(button(companySetup.addPerson)));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('of another kind opens after a Yes, and what was typed is gone', async () => {
    await at();
    await namePerson();
    await press(companySetup.addGroup);
    const question = within(await screen.findByRole('alertdialog', { name: companySetup.switchOwnerType }));
    expect(question.getByText(companySetup.switchOwnerTypeDetail)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: companySetup.yes }));
    expect(await screen.findByRole('button', { name: 'Add Group of People' })).toBeTruthy();
    expect(screen.queryByLabelText(/^First Name/)).toBeNull();
  });

  it('clears both acknowledgements when a share is raised above 20 after being below it', async () => {
    await at();
    await namePerson();
    await fillIn(percent, '10');
    await userEvent.click(await field(shared.investInOwnName));
    await userEvent.click(await field(shared.everyoneUnder20));
    expect([await acknowledgements(), button('Add Person').disabled]).toEqual([[true, true], false]);
    await fillIn(percent, '30');
    await waitFor(() => expect(screen.queryByLabelText(shared.everyoneUnder20)).toBeNull());
    await fillIn(percent, '10');
    expect([await acknowledgements(), button('Add Person').disabled]).toEqual([[false, false], true]);
  });

  it.each([
    ['150', shared.percentAtMost100],
    ['100.01', shared.percentAtMost100],
    ['33.3333', undefined],
    ['-5', shared.notNegative],
    ['ten', shared.number],
    ['33.33333', fill(shared.decimalsAtMost, { max: 4 })],
  ])(
    'takes a share up to 100 with four decimals, says what is wrong with any other, and leaves %s as it is',
    async (typed, said) => {
      await at();
      await press(companySetup.addGroup);
      const input = await field(percent);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await waitFor(() =>
        expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(said),
      );
      expect(input.value).toBe(typed);
    },
  );

  it('complains at each field of a large share, and loses nothing', async () => {
    const area = await at();
    await namePerson();
    await fillIn(percent, '40');
    for (const question of [/willing to be a guarantor/, /an officer/, /employed by a third party/])
      await answer(question, false);
    await fillIn(/^Zip Code/, '787');
    await fillIn(/^Home Address/, '12');
    await press('Add Person');
    const names = [/^Email/, /^Mobile Number/, /^Home Address/, /^City/, /^State/, /^Zip Code/];
    const complaints: string[] = [];
    for (const name of names) complaints.push(await complaintAt(name));
    expect(complaints).toEqual([
      shared.fieldRequired,
      shared.phoneTenDigits,
      shared.textRequired,
      shared.textRequired,
      shared.stateRequired,
      shared.zipFormat,
    ]);
    expect([
      (await field(/^Zip Code/)).value,
      (await field(/^First Name/)).value,
      bodiesOf(area, setupCalls.addOwner),
    ]).toEqual(['787', 'Ada', []]);
  });

  it('that could not be saved says so and stays', async () => {
    const area = await at({ [setupCalls.addOwner]: unavailable });
    await press(companySetup.addEntity);
    await fillIn(/^Entity Name/, 'Oak LP');
    await fillIn(percent, '30');
    await press('Add Entity');
    await waitFor(() => expect(area.errors()).toEqual([companySetup.errorSavingInformation]));
    expect([(await field(/^Entity Name/)).value, (await field(percent)).value]).toEqual(['Oak LP', '30']);
  });

  it('shows both versions where somebody else saved the share and its person', async () => {
    const theirs = {
      ...share,
      version: 3,
      percentOwnership: 45,
      person: { ...maria, version: 6, city: 'Waco', zipCode: '76701' },
    };
    const area = await at({
      [setupCalls.ownership]: () => owned([share]),
      [setupCalls.changeOwner]: onVersion<Owner>(() => theirs),
    });
    await press('Edit Maria Alvarez');
    await fillIn(percent, '50');
    await fillIn(/^City/, 'Dallas');
    await press('Save Person');
    expect(await versionsOf('Percent Ownership')).toEqual([
      expect.stringContaining('50'),
      expect.stringContaining('45'),
    ]);
    expect(await versionsOf('City')).toEqual([expect.stringContaining('Dallas'), expect.stringContaining('Waco')]);
    await userEvent.click(screen.getByRole('radio', { name: /Waco/ }));
    await press(screens.saveChoice);
    await waitFor(() => expect(bodiesOf(area, setupCalls.changeOwner)).toHaveLength(2));
    expect(bodiesOf(area, setupCalls.changeOwner)).toEqual([
      expect.objectContaining({ id: share.id, version: 2, person: expect.objectContaining({ version: 5 }) }),
      expect.objectContaining({
        version: 3,
        percentOwnership: 50,
        person: expect.objectContaining({ version: 6, city: 'Waco', zipCode: '76701' }),
      }),
    ]);
  });

  it('restored after a reload carries the versions of both records that it was typed over', async () => {
    await at({ [setupCalls.ownership]: () => owned([share]), [setupCalls.changeOwner]: unavailable });
    await press('Edit Maria Alvarez');
    await fillIn(/^City/, 'Dallas');
    await press('Save Person');
    await screen.findByText(shared.serviceUnavailable);
    // Only the person was changed meanwhile, by another share or in the list of people.
    const theirs = { ...share, person: { ...maria, version: 6, city: 'Waco' } };
    const refuse = ({ body }: { body: unknown }) =>
      (body as { person: { version: number } }).person.version === 6
        ? theirs
        : Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 });
    const area = await at({ [setupCalls.ownership]: () => owned([theirs]), [setupCalls.changeOwner]: refuse });
    await press('Edit Maria Alvarez');
    await press(screens.restoreDraft);
    await press('Save Person');
    expect(await versionsOf('City')).toEqual([expect.stringContaining('Dallas'), expect.stringContaining('Waco')]);
    expect(bodiesOf(area, setupCalls.changeOwner)).toEqual([
      expect.objectContaining({ version: 2, person: expect.objectContaining({ version: 5, city: 'Dallas' }) }),
    ]);
  });
});

describe('the owners of a company', () => {
  it('show how much of all entities is owned, to three significant digits', async () => {
    await at({ [setupCalls.ownership]: () => owned([share], { percentComplete: 33.3 }) });
    expect(await screen.findByText('Ownership in all entities: 33.3% complete')).toBeTruthy();
  });

  it('say that they could not be loaded', async () => {
    await at({ [setupCalls.ownership]: unavailable });
    expect(await screen.findByText(companySetup.errorLoadingCompany)).toBeTruthy();
    await at({ [setupCalls.people]: unavailable });
    expect(await screen.findByText(companySetup.couldNotLoadPeople)).toBeTruthy();
    await begin(2, { [setupCalls.company]: unavailable });
    expect(await screen.findByText(companySetup.errorLoadingCompany)).toBeTruthy();
  });

  it('of other entities are none where no company owns a part', async () => {
    await open(3, { [setupCalls.company]: () => aCompany() });
    expect(await screen.findByText(companySetup.noOtherEntities)).toBeTruthy();
  });
});
