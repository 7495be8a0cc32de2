import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import { aCompany, inList } from '../../testing/a-company.js';
import { administrator } from '../../testing/administrator.js';

let end = async () => {};
afterEach(async () => {
  await end();
  localStorage.clear();
});

const company = aCompany();
const { companyId } = company;
const other = aCompany({ companyId: '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b202', organizationName: 'Cedar Run Builders' });
const problem = (status: number, code: string, detail: string, errors?: object[]) => () =>
  Response.json({ status, code, detail, errors }, { status });

async function review(
  query = '',
  answers: Record<string, (call: { query: URLSearchParams; body: unknown }) => unknown> = {},
) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/admin${query}`,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/brokers': () => [],
      'GET /api/admin/company/getAll': ({ query }) =>
        [company, other]
          .filter(({ organizationName }) => organizationName?.toLowerCase().includes(query.get('search') ?? ''))
          .map(inList),
      [`GET /api/admin/company/byId/${companyId}`]: () => company,
      [`GET /api/admin/company/byId/${other.companyId}`]: () => other,
      [`GET /api/admin/application/company/${companyId}`]: () => [],
      [`GET /api/admin/application/company/${other.companyId}`]: () => [],
      [`GET /api/admin/company/users/${companyId}`]: () => [
        { id: 'u', firstName: 'Marisol', lastName: 'Bennett', email: 'marisol@bluffoak.example' },
      ],
      ...answers,
    },
  });
  end = mounted.end;
  const sent = (path: string) =>
    mounted.calls.filter((call) => call.path === path && call.method === 'POST').map(({ body }) => body);
  return { ...mounted, user: userEvent.setup(), sent };
}

const selector = () => screen.findByRole('combobox', { name: 'Company' });

describe('the company selector', () => {
  it('asks for a choice and offers a new account and a new user, which a chosen company takes away', async () => {
    const { user, calls } = await review();
    expect(await screen.findByRole('heading', { name: admin.selectCompany })).toBeTruthy();
    expect(((await selector()) as HTMLInputElement).placeholder).toBe(admin.selectCompany);
    expect(screen.getByRole('button', { name: admin.addNewAccount })).toBeTruthy();
    expect(screen.getByRole('button', { name: admin.addNewUser })).toBeTruthy();
    await user.type(await selector(), 'cedar');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
        'Cedar Run BuildersHouston, Texas',
      ]),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('tablist', { name: 'Company' })).toBeTruthy();
    expect(new URLSearchParams(location.search).get('company')).toBe(other.companyId);
    expect(screen.queryByRole('button', { name: admin.addNewAccount })).toBeNull();
    expect(
      calls.filter(({ path }) => path === '/api/admin/company/getAll').map(({ query }) => query.get('search')),
    ).toContain('cedar');
    await user.click(screen.getByRole('button', { name: 'Choose no company' }));
    expect(await screen.findByRole('button', { name: admin.addNewAccount })).toBeTruthy();
    expect(location.search).not.toContain('company');
  });

  it('takes no company of an earlier text for Enter, puts the chosen name back and says where nothing matches', async () => {
    const { user } = await review(`?company=${companyId}`);
    const field = (await selector()) as HTMLInputElement;
    await waitFor(() => expect(field.value).toBe('Bluff Oak Homes'));
    await user.click(field);
    await screen.findAllByRole('option');
    await user.keyboard('zz{Enter}');
    expect(await screen.findAllByText(admin.noCompanyFound)).not.toHaveLength(0);
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('{Escape}');
    expect(field.value).toBe('Bluff Oak Homes');
    expect(location.search).toContain(companyId);
  });

  it('says that there are more than it shows', async () => {
    const many = Array.from({ length: 31 }, (_, at) => inList({ ...company, companyId: `c${at}` }));
    const { user } = await review('', { 'GET /api/admin/company/getAll': () => many });
    await user.type(await selector(), 'bluff');
    expect(await screen.findAllByText(admin.moreCompanies)).not.toHaveLength(0);
    expect(screen.getAllByRole('option')).toHaveLength(30);
  });

  it('is moved by arrow keys and marks the chosen one', async () => {
    const { user } = await review(`?company=${companyId}`);
    const field = await selector();
    field.focus();
    await user.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toContain(other.companyId));
  });

  it('says that a company of the address cannot be had', async () => {
    await review('?company=0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b299');
    expect(await screen.findByRole('heading', { name: admin.errorGettingCompany })).toBeTruthy();
  });
});

describe('the tabs', () => {
  it('stand in the address', async () => {
    const { user } = await review(`?company=${companyId}&tab=company`);
    expect(await screen.findByText('marisol@bluffoak.example', { selector: 'td *, td' })).toBeTruthy();
    await user.click(await screen.findByRole('tab', { name: 'Application' }));
    expect(new URLSearchParams(location.search).get('tab')).toBe('application');
    expect(await screen.findByText(screens.noApplicationsFound)).toBeTruthy();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Admin',
      'Application',
      'Company',
    ]);
  });

  it('say that the users cannot be had', async () => {
    await review(`?company=${companyId}&tab=company`, {
      [`GET /api/admin/company/users/${companyId}`]: problem(403, 'access.denied', 'No.'),
    });
    expect(await screen.findByRole('heading', { name: admin.errorGettingUsers })).toBeTruthy();
  });

  it('say that the applications cannot be had', async () => {
    await review(`?company=${companyId}&tab=application`, {
      [`GET /api/admin/application/company/${companyId}`]: problem(403, 'access.denied', 'No.'),
    });
    expect(await screen.findByRole('heading', { name: admin.errorGettingApplications })).toBeTruthy();
  });
});

describe('a new account', () => {
  const open = async (answer: () => unknown) => {
    const mounted = await review('', { 'POST /api/admin/company/post': answer });
    await mounted.user.click(await screen.findByRole('button', { name: admin.addNewAccount }));
    const dialog = within(await screen.findByRole('dialog', { name: admin.addNewAccount }));
    return {
      ...mounted,
      dialog,
      submit: () => mounted.user.click(dialog.getByRole('button', { name: 'Add Account' })),
    };
  };

  it('needs a name, leaves out what is empty, is kept when its dialog is left, and is chosen', async () => {
    const { user, dialog, submit, sent } = await open(() => company);
    await submit();
    expect(await dialog.findByText(shared.textRequired)).toBeTruthy();
    expect(sent('/api/admin/company/post')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Organization name' }), ' Bluff Oak Homes ');
    await user.type(dialog.getByRole('textbox', { name: 'Zip code' }), '77008');
    // What Escape does to a dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: admin.addNewAccount }));
    await user.click(await screen.findByRole('button', { name: screens.restoreDraft }));
    await user.type(screen.getByRole('textbox', { name: 'Organization name' }), '{Enter}');
    await waitFor(() => expect(location.search).toContain(companyId));
    expect(sent('/api/admin/company/post')).toEqual([{ organizationName: 'Bluff Oak Homes', mailingZipCode: '77008' }]);
  });

  it('keeps what was typed where it fails', async () => {
    const { user, dialog, submit, said } = await open(
      problem(422, 'validation.failed', 'x', [{ field: 'website', message: 'Not a site', code: 'x' }]),
    );
    await user.type(dialog.getByRole('textbox', { name: 'Organization name' }), 'Bluff Oak');
    await submit();
    expect(await dialog.findByText('Not a site')).toBeTruthy();
    expect(dialog.getByRole('alert').textContent).toBe(admin.errorAddingAccount);
    expect(said.filter(([event]) => event === 'notify')).toEqual([]);
    expect((dialog.getByRole('textbox', { name: 'Organization name' }) as HTMLInputElement).value).toBe('Bluff Oak');
  });
});

describe('a new user', () => {
  const path = '/api/admin/users/invite';
  const open = async (answer: () => unknown) => {
    const mounted = await review(`?company=${companyId}&tab=company`, {
      [`POST ${path}`]: answer,
      'POST /api/admin/account/forgotPassword': () => ({ result: 'success' }),
    });
    await mounted.user.click(await screen.findByRole('button', { name: admin.addNewUser }));
    const dialog = within(await screen.findByRole('dialog', { name: admin.addNewUser }));
    const value = (name: string) => (dialog.getByRole('textbox', { name }) as HTMLInputElement).value;
    const submit = async () => {
      await mounted.user.type(dialog.getByRole('textbox', { name: 'First name' }), 'Dana');
      await mounted.user.type(dialog.getByRole('textbox', { name: 'Last name' }), 'Whitfield');
      await mounted.user.type(dialog.getByRole('textbox', { name: 'Email' }), 'dana@bluffoak.example');
      await mounted.user.click(dialog.getByRole('button', { name: 'Add User' }));
    };
    return { ...mounted, dialog, value, submit };
  };

  it('goes to the company at hand, and the form is empty for the next one', async () => {
    const { dialog, value, submit, sent } = await open(() => ({ result: 'registered' }));
    await submit();
    expect(await dialog.findByText(fill(admin.userAdded, { email: 'dana@bluffoak.example' }))).toBeTruthy();
    const { firstName, lastName } = administrator;
    expect(dialog.getByText(fill(admin.userIsAsked, { name: `${firstName} ${lastName}` }))).toBeTruthy();
    expect(sent(path)).toEqual([
      { companyId, firstName: 'Dana', lastName: 'Whitfield', email: 'dana@bluffoak.example' },
    ]);
    expect(['First name', 'Last name', 'Email'].map(value)).toEqual(['', '', '']);
  });

  it('clears an address that is taken, and offers a link for a new password', async () => {
    const { user, dialog, value, submit, said, sent } = await open(problem(409, 'email.taken', shared.emailTaken));
    await submit();
    expect(await dialog.findByText(fill(admin.takenAddress, { email: 'dana@bluffoak.example' }))).toBeTruthy();
    expect(dialog.getByText(new RegExp(`^${screens.errorSigningUp}: `))).toBeTruthy();
    expect(said.filter(([event]) => event === 'notify')).toEqual([]);
    expect([value('First name'), value('Email')]).toEqual(['Dana', '']);
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Email' }));
    await user.click(dialog.getByRole('button', { name: screens.resetYourPassword }));
    await waitFor(() =>
      expect(said).toContainEqual([
        'notify',
        { kind: 'success', text: fill(admin.resetLinkSentTo, { email: 'dana@bluffoak.example' }) },
      ]),
    );
    expect(sent('/api/admin/account/forgotPassword')).toEqual([{ email: 'dana@bluffoak.example' }]);
  });

  it('keeps everything where it fails otherwise', async () => {
    const { dialog, value, submit, said } = await open(problem(503, 'upstream.unavailable', shared.serviceUnavailable));
    await submit();
    expect(await dialog.findByText(`${screens.errorSigningUp}: ${shared.serviceUnavailable}`)).toBeTruthy();
    expect(said.filter(([event]) => event === 'notify')).toEqual([]);
    expect(value('Email')).toBe('dana@bluffoak.example');
  });

  it('is not lost by the cross or a reload: what was typed is offered, and Cancel alone gives it up', async () => {
    const first = await open(() => ({ result: 'registered' }));
    await first.user.type(first.dialog.getByRole('textbox', { name: 'First name' }), 'Dana');
    await first.user.click(first.dialog.getByRole('button', { name: screens.close }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: admin.addNewUser })).toBeNull());
    await first.end();
    const again = await open(() => ({ result: 'registered' }));
    await again.user.click(await again.dialog.findByRole('button', { name: screens.restoreDraft }));
    expect(again.value('First name')).toBe('Dana');
    await again.user.click(again.dialog.getByRole('button', { name: screens.cancel }));
    await again.end();
    const last = await open(() => ({ result: 'registered' }));
    expect([last.value('First name'), last.dialog.queryByRole('button', { name: screens.restoreDraft })]).toEqual([
      '',
      null,
    ]);
  });

  it('needs a company where none is at hand', async () => {
    const { user } = await review();
    await user.click(await screen.findByRole('button', { name: admin.addNewUser }));
    const dialog = within(await screen.findByRole('dialog', { name: admin.addNewUser }));
    await user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(await dialog.findByText(admin.selectCompany)).toBeTruthy();
    expect(dialog.getAllByText(shared.nameTooShort)).toHaveLength(2);
    expect(dialog.getByText(shared.fieldRequired)).toBeTruthy();
  });
});
