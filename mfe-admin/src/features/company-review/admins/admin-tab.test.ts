import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exportWords, fill, problems, shared } from '@groundwork/domain-messages';
import { admin, exportDesk } from '@groundwork/domain-messages-admin';
import { companySetup } from '@groundwork/domain-messages-company';
import { screens } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../../export-app.js';
import { aCompany, anAdmin, ofCompany } from '../../../testing/a-company.js';
import { administrator } from '../../../testing/administrator.js';

let end = async () => {};
afterEach(() => end());

const company = aCompany();
const { companyId } = company;
const boss = { ...anAdmin(administrator.id, 'Carolyn', true) };
const [august, marta, lee] = [
  anAdmin('user-august', 'August'),
  anAdmin('user-marta', 'Marta', true),
  anAdmin('user-lee', 'Lee'),
];
const call = (name: string) => `/api/admin/admin/${name}`;
const refused = (status: number, code: string, detail: string) => () =>
  Response.json({ status, code, detail }, { status });

async function adminTab({
  role = 'super',
  answers = {},
}: { role?: 'admin' | 'super'; answers?: Record<string, () => unknown> } = {}) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path: `/admin?company=${companyId}&tab=admin`,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/brokers': () => [],
      [`GET /api/admin/company/byId/${companyId}`]: () => company,
      [`GET ${call('getAdminsForCompany')}/${companyId}`]: () => [ofCompany(august, true), ofCompany(marta)],
      [`GET ${call('getAdmins')}`]: () => [boss, august, marta, lee],
      [`GET ${call('companyAdminHistory')}/${companyId}`]: () => [
        {
          id: 'h',
          command: 'leave',
          userId: administrator.id,
          actorId: administrator.id,
          at: '2026-03-02T15:00:00.000Z',
        },
      ],
      [`GET /api/admin/users/profileByUid/${administrator.id}`]: () => administrator,
      ...answers,
    },
  });
  end = mounted.end;
  await screen.findByRole('table', { name: 'Admins of this company' });
  const sent = (name: string) =>
    mounted.calls.filter(({ method, path }) => method === 'POST' && path === call(name)).map(({ body }) => body);
  const callCount = (path: string) =>
    mounted.calls.filter((each) => each.method === 'GET' && each.path.startsWith(call(path))).length;
  const text = (kind: string) =>
    mounted.said
      .filter(([event, payload]) => event === 'notify' && (payload as { kind: string }).kind === kind)
      .map(([, payload]) => (payload as { text: string }).text);
  return { ...mounted, user: userEvent.setup(), sent, callCount, text };
}

const button = (name: string) =>
  within(screen.getByRole('table', { name: 'Admins of this company' })).getByRole('button', { name });
const lenders = async () => within(await screen.findByRole('table', { name: 'Administrators of the lender' }));
const confirm = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
const refusal = async () => (await within(screen.getByRole('alertdialog')).findByRole('alert')).textContent;

describe('the admins of a company, for who is not super', () => {
  it('are read, with the way to the password', async () => {
    await adminTab({ role: 'admin' });
    const rows = within(screen.getByRole('table', { name: 'Admins of this company' }))
      .getAllByRole('row')
      .slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['August Hale', 'august@lender.example', 'Point person'],
      ['Marta Hale', 'marta@lender.example', '—'],
    ]);
    expect(screen.getByText(admin.superHint)).toBeTruthy();
    expect(screen.queryByRole('table', { name: 'Administrators of the lender' })).toBeNull();
    for (const name of [/^Remove/, /^Make/, 'Add Admin', shared.sendInvitation])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('link', { name: 'Update Password' }).getAttribute('href')).toBe('/updatePassword');
  });
});

describe('the admins of a company, for a super administrator', () => {
  it('are added from those who do not look after it yet', async () => {
    const { user, sent, callCount, text } = await adminTab({
      answers: { [`POST ${call('addCompanyAdmin')}`]: () => [] },
    });
    const choice = await screen.findByRole('combobox', { name: 'Add an admin' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose an administrator', 'Carolyn Hale (carolyn@lender.example)', 'Lee Hale (lee@lender.example)']);
    expect((screen.getByRole('button', { name: 'Add Admin' }) as HTMLButtonElement).disabled).toBe(true);
    await user.selectOptions(choice, lee.userId);
    const before = callCount('getAdminsForCompany');
    await user.click(screen.getByRole('button', { name: 'Add Admin' }));
    await waitFor(() => expect(text('success')).toEqual([screens.done]));
    expect(sent('addCompanyAdmin')).toEqual([{ companyId, userId: lee.userId }]);
    await waitFor(() => expect(callCount('getAdminsForCompany')).toBeGreaterThan(before));
  });

  it('are no more to be added where all look after it', async () => {
    await adminTab({ answers: { [`GET ${call('getAdmins')}`]: () => [august, marta] } });
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Add an admin' });
    expect([choice.disabled, choice.textContent]).toEqual([true, admin.allLookAfter]);
  });

  it('says where somebody else was first, and reads the list anew', async () => {
    const { user, callCount, text } = await adminTab({
      answers: {
        [`POST ${call('addCompanyAdmin')}`]: refused(409, 'resource.exists', companySetup.companyAdminExists),
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Add an admin' }), lee.userId);
    const before = callCount('getAdminsForCompany');
    await user.click(screen.getByRole('button', { name: 'Add Admin' }));
    const told = await screen.findByRole('alert');
    expect(told.textContent).toBe(`${admin.errorAddingNewAdmin}: ${companySetup.companyAdminExists}`);
    expect(text('error')).toEqual([]);
    await waitFor(() => expect(callCount('getAdminsForCompany')).toBeGreaterThan(before));
  });

  it('are removed once it was confirmed', async () => {
    const { user, sent } = await adminTab({
      answers: {
        [`POST ${call('removeCompanyAdmin')}`]: refused(404, 'resource.not_found', companySetup.companyAdminGone),
      },
    });
    await user.click(button('Remove: Marta Hale'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: screens.cancel }));
    expect(sent('removeCompanyAdmin')).toEqual([]);
    await user.click(button('Remove: Marta Hale'));
    await confirm(user, 'Remove');
    expect(await refusal()).toBe(`${admin.errorRemovingAdmin}: ${companySetup.companyAdminGone}`);
    expect(sent('removeCompanyAdmin')).toEqual([{ companyId, userId: marta.userId }]);
  });

  it('have a point person, named in place of the one that was seen', async () => {
    const { user, sent, text } = await adminTab({
      answers: {
        [`POST ${call('updateCompAdmins')}`]: refused(409, 'state.version_conflict', companySetup.pointPersonChanged),
      },
    });
    expect(
      within(screen.getByRole('table', { name: 'Admins of this company' })).queryByRole('button', {
        name: 'Make point person: August Hale',
      }),
    ).toBeNull();
    await user.click(button('Make point person: Marta Hale'));
    await waitFor(() =>
      expect(text('error')).toEqual([`${admin.errorChoosingPointPerson}: ${companySetup.pointPersonChanged}`]),
    );
    expect(sent('updateCompAdmins')).toEqual([{ companyId, userId: marta.userId, replaces: august.userId }]);
  });

  it('have a history', async () => {
    const { user } = await adminTab();
    await user.click(screen.getByText('History'));
    const table = await screen.findByRole('table', { name: 'History of the admins of this company' });
    await waitFor(() => expect(within(table).getAllByText('Carolyn Whitfield')).toHaveLength(2));
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['03/02/2026 11:00 AM', 'Carolyn Whitfield', 'Left: privileges removed', 'Carolyn Whitfield']);
  });

  it('have an empty history as long as nothing was changed', async () => {
    const { user } = await adminTab({ answers: { [`GET ${call('companyAdminHistory')}/${companyId}`]: () => [] } });
    await user.click(screen.getByText('History'));
    expect(await screen.findByRole('heading', { name: screens.nothingHere })).toBeTruthy();
  });
});

describe('the administrators of the lender', () => {
  it('leave the own row alone', async () => {
    await adminTab();
    const table = await lenders();
    const own = table.getAllByRole('row').find((row) => row.textContent?.includes('You')) as HTMLElement;
    expect(within(own).queryByRole('button')).toBeNull();
    expect(within(own).getByText(admin.ownRights)).toBeTruthy();
    expect(table.getAllByRole('button')).toHaveLength(15);
  });

  it('are made super, and super no more, once it was confirmed', async () => {
    const { user, sent, text } = await adminTab({
      answers: { [`POST ${call('setSuper')}`]: () => ({ result: 'success' }) },
    });
    await user.click((await lenders()).getByRole('button', { name: 'Make Super: Lee Hale' }));
    expect(sent('setSuper')).toEqual([]);
    await confirm(user, 'Make Super');
    await waitFor(() => expect(text('success')).toEqual([screens.done]));
    await user.click((await lenders()).getByRole('button', { name: 'Remove Super: Marta Hale' }));
    await confirm(user, 'Remove Super');
    await waitFor(() => expect(text('success')).toHaveLength(2));
    expect(sent('setSuper')).toEqual([
      { id: lee.userId, isOwner: true },
      { id: marta.userId, isOwner: false },
    ]);
  });

  it('stay what they are where that is refused, and the refusal is said', async () => {
    const { user } = await adminTab({
      answers: { [`POST ${call('setSuper')}`]: refused(422, 'rule.violated', 'Not now') },
    });
    await user.click((await lenders()).getByRole('button', { name: 'Make Super: Lee Hale' }));
    await confirm(user, 'Make Super');
    expect(await refusal()).toBe(`${admin.errorChangingSuper}: Not now`);
  });

  it('lose their privileges once it was confirmed; a refusal is said and everything read anew', async () => {
    const { user, sent, callCount } = await adminTab({
      answers: {
        [`POST ${call('removePriv')}`]: refused(422, 'rule.violated', 'The last super administrator stays one'),
      },
    });
    await user.click((await lenders()).getByRole('button', { name: 'Remove Privileges: Marta Hale' }));
    const before = [callCount('getAdmins'), callCount('getAdminsForCompany')];
    await confirm(user, 'Remove Privileges');
    expect(await refusal()).toBe(`${admin.errorRemovingPrivileges}: The last super administrator stays one`);
    expect(sent('removePriv')).toEqual([{ id: marta.userId }]);
    await waitFor(() => expect(callCount('getAdminsForCompany')).toBeGreaterThan(before[1] ?? 0));
    expect(callCount('getAdmins')).toBeGreaterThan(before[0] ?? 0);
  });

  it('are invited by mail; the form is empty again after a second', async () => {
    const { user, sent, text } = await adminTab({
      answers: { [`POST ${call('invite')}`]: () => ({ result: 'registered' }) },
    });
    const field = (await screen.findByRole('textbox', {
      name: 'Invite an administrator by email',
    })) as HTMLInputElement;
    const send = screen.getByRole('button', { name: shared.sendInvitation }) as HTMLButtonElement;
    expect(send.disabled).toBe(true);
    await user.type(field, 'new.admin');
    await user.click(send);
    expect(await screen.findByText(/Must be a valid/)).toBeTruthy();
    expect(sent('invite')).toEqual([]);
    await user.type(field, '@lender.example');
    await user.click(send);
    await waitFor(() => expect(text('success')).toEqual([fill(admin.invited, { email: 'new.admin@lender.example' })]));
    expect(field.value).toBe('new.admin@lender.example');
    await waitFor(() => expect(field.value).toBe(''));
    expect(sent('invite')).toEqual([{ email: 'new.admin@lender.example' }]);
  });

  it('keeps an address that could not be invited, and says why', async () => {
    const { user, text } = await adminTab({
      answers: { [`POST ${call('invite')}`]: refused(409, 'email.taken', shared.emailTaken) },
    });
    const field = (await screen.findByRole('textbox', {
      name: 'Invite an administrator by email',
    })) as HTMLInputElement;
    await user.type(field, 'august@lender.example{Enter}');
    const why = `${fill(admin.couldNotInvite, { email: 'august@lender.example' })}: ${shared.emailTaken}`;
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(why);
    expect([field.value, text('error')]).toEqual(['august@lender.example', []]);
  });

  it('says below the form why an invitation did not go where that is not about the address', async () => {
    const { user } = await adminTab({
      answers: { [`POST ${call('invite')}`]: refused(503, 'upstream.unavailable', shared.serviceUnavailable) },
    });
    const field = await screen.findByRole('textbox', { name: 'Invite an administrator by email' });
    await user.type(field, 'august@lender.example{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain(shared.serviceUnavailable);
  });
});

describe('everything of the company', () => {
  const openIt = async () => {
    const button = await screen.findByRole('button', {
      name: `${exportWords.exportEverything}: ${company.organizationName}`,
    });
    await userEvent.click(button);
    return within(
      await screen.findByRole('dialog', {
        name: fill(exportDesk.everythingOf, { name: company.organizationName ?? '' }),
      }),
    );
  };

  it('is exported by a super administrator, who reads before what is in it', async () => {
    const { calls } = await adminTab({
      answers: { [`POST /api/admin/dossiers/company/${companyId}`]: () => new Response('zip') },
    });
    expect(await screen.findByText(exportDesk.ofCompanyHint)).toBeTruthy();
    expect(screen.getByRole('heading', { name: exportDesk.ofCompanyTitle })).toBeTruthy();
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const dialog = await openIt();
    expect(dialog.getByText(fill(exportDesk.everythingHint, { name: company.organizationName ?? '' }))).toBeTruthy();
    expect(calls.filter(({ path }) => path.includes('dossiers'))).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: exportWords.exportIt }));
    await dialog.findByText(fill(exportWords.saved, { file: `${company.organizationName}.zip` }));
    expect(saved.map(({ size }) => size)).toEqual([3]);
  });

  it('says what refused it', async () => {
    const { sentence } = problems['export.running'];
    await adminTab({
      answers: { [`POST /api/admin/dossiers/company/${companyId}`]: refused(409, 'export.running', sentence) },
    });
    const dialog = await openIt();
    await userEvent.click(dialog.getByRole('button', { name: exportWords.exportIt }));
    expect((await dialog.findByText(new RegExp(exportWords.nothingSaved))).textContent).toContain(sentence);
  });

  it('is no matter of other administrators', async () => {
    await adminTab({ role: 'admin' });
    expect(screen.queryByText(exportDesk.ofCompanyTitle)).toBeNull();
  });

  it('is there of an administrator, too', async () => {
    const path = `/api/admin/dossiers/user/${marta.userId}`;
    const { calls } = await adminTab({ answers: { [`POST ${path}`]: () => new Response('zip') } });
    await userEvent.click(
      (await lenders()).getByRole('button', { name: new RegExp(`^${exportWords.exportEverything}: Marta`) }),
    );
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: exportWords.exportIt }),
    );
    await waitFor(() => expect(calls.map((each) => each.path)).toContain(path));
  });
});
