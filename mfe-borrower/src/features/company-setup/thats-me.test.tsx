import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fill } from '@groundwork/domain-messages';
import { companySetup } from '@groundwork/domain-messages-company';
import type { NoticeKind } from '@groundwork/web-mount';
import { aPerson } from '@groundwork/web-company/testing';
import { idOf } from '@groundwork/web-mount/testing';
import { aProfile } from '../../testing/records.js';
import {
  bodiesOf,
  choose,
  field,
  fillIn,
  notices,
  press,
  pressFirst,
  setupCalls,
  setupTests,
  unavailable,
} from '../../testing/setup.js';

const { open } = setupTests();
const from = companySetup.ownProfile;
const me = { [setupCalls.ownProfile]: () => aProfile() };
const undoOf = ({ said }: Awaited<ReturnType<typeof open>>) =>
  said.flatMap(([event, payload]) =>
    event === 'notify' && (payload as { undo?: () => void }).undo
      ? [payload as { kind: NoticeKind; undo: () => void }]
      : [],
  );
const valueOf = async (name: RegExp) => (await field(name)).value;

describe('an employee who is who fills it in', () => {
  it('has the answers of the profile with one press, and is sent with them, without a consent', async () => {
    const area = await open(8, {
      ...me,
      [setupCalls.addPerson]: ({ body }) => aPerson({ ...(body as object), id: idOf(90) }),
    });
    await press(companySetup.addEmployee);
    await press(companySetup.thatsMe);
    await waitFor(async () => expect(await valueOf(/^First Name/)).toBe('Maria'));
    expect([await valueOf(/^Last Name/), await valueOf(/^Email/)]).toEqual(['Alvarez', 'maria@hillcountry.example']);
    expect(notices(area, 'success')[0]).toMatch(
      fill(companySetup.takenOver, { from, fields: 'First Name, Last Name' }).replace(/^.*: /, ''),
    );
    await choose(/^Role/, 'officer');
    await fillIn(/^Title/, 'Treasurer');
    await choose(/^Full or Part Time/, 'Full Time');
    await press('Add Employee');
    await waitFor(() => expect(bodiesOf(area, setupCalls.addPerson)).toHaveLength(1));
    expect(bodiesOf(area, setupCalls.addPerson)[0]).toMatchObject({
      firstName: 'Maria',
      emailAddress: 'maria@hillcountry.example',
      mobileNumber: '7135550142',
      streetAddress: '1500 Harvard Street',
      married: true,
      spouseName: 'Robin',
      yearsInHomeConstruction: 12,
      canSendMessages: false,
    });
  });

  it('keeps what was typed until it is decided, and takes it over then', async () => {
    const area = await open(8, me);
    await press(companySetup.addEmployee);
    await fillIn(/^First Name/, 'Mary');
    await fillIn(/^Last Name/, 'Alvarez');
    await fillIn(/^Mobile Number/, '5125550100');
    await press(companySetup.thatsMe);
    const told = await screen.findByText(fill(companySetup.saysOtherwise, { from }));
    const list = within(told.parentElement as HTMLElement).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual([
      fill(companySetup.otherwise, { field: 'First Name', value: 'Maria', typed: 'Mary' }),
      fill(companySetup.otherwise, {
        field: 'Mobile Number',
        value: '( 713 ) - 555 - 0142',
        typed: '( 512 ) - 555 - 0100',
      }),
    ]);
    expect(await valueOf(/^First Name/)).toBe('Mary');
    await press(companySetup.takeThem);
    expect(document.activeElement?.textContent).toBe(companySetup.thatsMe);
    expect(await valueOf(/^First Name/)).toBe('Maria');
    expect(screen.queryByText(fill(companySetup.saysOtherwise, { from }))).toBeNull();
    // Taken back one after the other: what was typed first is there again.
    act(() => undoOf(area).at(-1)?.undo());
    expect(await valueOf(/^First Name/)).toBe('Mary');
  });

  it('leaves what is typed where that is chosen, and takes back only what nobody changed since', async () => {
    const area = await open(8, me);
    await press(companySetup.addEmployee);
    await fillIn(/^First Name/, 'Mary');
    await fillIn(/^Last Name/, 'Alvarez');
    await press(companySetup.thatsMe);
    await press(companySetup.keepTyped);
    expect(document.activeElement?.textContent).toBe(companySetup.thatsMe);
    expect(await valueOf(/^First Name/)).toBe('Mary');
    const email = await field(/^Email/);
    expect(email.value).toBe('maria@hillcountry.example');
    await fillIn(/^Email/, 'maria@alvarez.example');
    act(() => undoOf(area)[0]?.undo());
    expect([email.value, await valueOf(/^Mobile Number/)]).toEqual(['maria@alvarez.example', '']);
  });

  it('is told where the profile has nothing more, and why it could not be read', async () => {
    let away = true;
    const area = await open(8, {
      [setupCalls.ownProfile]: () =>
        away
          ? unavailable()
          : aProfile({
              firstName: '',
              lastName: '',
              email: '',
              streetAddress: '',
              city: '',
              state: '',
              zipCode: '',
              mobileNumber: '',
              married: null,
              spouseName: null,
              yearsInHomeConstruction: null,
            }),
    });
    await press(companySetup.addEmployee);
    await press(companySetup.thatsMe);
    await waitFor(() => expect(area.errors()).toHaveLength(1));
    away = false;
    await press(companySetup.thatsMe);
    await waitFor(() => expect(notices(area, 'info')).toEqual([fill(companySetup.nothingToTakeOver, { from })]));
  });
});

it('an owner who is who fills it in has the answers of the profile, too', async () => {
  await open(2, me);
  await pressFirst('+ Person');
  await press(companySetup.thatsMe);
  await waitFor(async () => expect(await valueOf(/^First Name/)).toBe('Maria'));
  expect(await valueOf(/^Last Name/)).toBe('Alvarez');
});
