import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { admin, administratorsPage, dealEntry as words, noticePage, titles } from '@groundwork/domain-messages-admin';
import { screens } from '@groundwork/domain-messages-screens';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { Company, DealChange } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';

const idOf = (number: number) => `0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9e${String(number).padStart(3, '0')}`;
const at = '2026-03-02T15:00:00.000Z';
const companyId = idOf(1);
const company = (more: Partial<Company> = {}): Company =>
  ({
    companyId,
    parentCompanyId: null,
    version: 3,
    organizationName: 'Gulf Coast Builders LLC',
    lineOfCredit: false,
    creditAmount: 0,
    brokerId: null,
    setupSteps: [],
    ...more,
  }) as unknown as Company;
const application = {
  id: idOf(2),
  companyId,
  name: 'Heights',
  projectNumber: 1042,
  status: 'in_progress',
  loanType: 'land',
  percentageComplete: 10,
  updatedAt: at,
};
const other = { id: idOf(3), userId: idOf(3), firstName: 'Sam', lastName: 'Ortiz', email: 'sam@example.com' };
const administrators = [{ ...administrator, userId: administrator.id }, other].map((each) => ({
  ...each,
  userProfile: each,
  isOwner: false,
  isSuper: false,
  tasks: [{ id: idOf(9), userId: each.userId, taskName: 'Call', comment: '', completed: false }],
}));
const broker = { id: idOf(4), firstName: 'Ana', lastName: 'Reyes', businessName: 'Reyes Referrals', agreements: [] };

let end = async () => {};
afterEach(async () => {
  await end();
  sessionStorage.clear();
  localStorage.clear();
});

const problem = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, code, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

async function open(
  path: string,
  answers: Record<string, (call: SentCall) => unknown> = {},
  role = administrator.role,
) {
  const mounted = await mountedArea({
    area,
    user: { ...administrator, role },
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/brokers': () => [broker],
      'GET /api/admin/company/getAll': () => [],
      'GET /api/admin/admin/getAdmins': () => administrators,
      'GET /api/admin/admin/companyAdmins': () => [
        { id: idOf(5), companyId, userId: other.userId, isPoint: true, user: null },
      ],
      [`GET /api/admin/admin/getAdminsForCompany/${companyId}`]: () => [],
      [`GET /api/admin/company/byId/${companyId}`]: () => company(),
      [`GET /api/admin/application/company/${companyId}`]: () => [application],
      [`GET /api/admin/admin/dealHistory/${companyId}`]: () => [],
      [`GET /api/admin/users/profileByUid/${administrator.id}`]: () => administrator,
      ...answers,
    },
  });
  end = mounted.end;
  return {
    ...mounted,
    user: userEvent.setup(),
    sent: (method: string, ending = '') =>
      mounted.calls.filter((call) => call.method === method && call.path.includes(ending)).map(({ body }) => body),
    told: (text: string) => waitFor(() => expect(JSON.stringify(mounted.said)).toContain(text)),
  };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const here = `/dealentry?company=${companyId}`;

describe('Deal Entry', () => {
  it('begins with a company, also a new one', async () => {
    const { user } = await open('/dealentry');
    await screen.findByRole('heading', { level: 1, name: titles.dealEntry });
    expect(screen.getByText(words.purpose)).toBeTruthy();
    expect(screen.getByText(admin.selectCompany)).toBeTruthy();
    expect(screen.getByLabelText(words.company)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: admin.addNewAccount }));
    expect(await screen.findByRole('dialog', { name: admin.addNewAccount })).toBeTruthy();
  });

  it('says once that its data could not be loaded', async () => {
    await open(here, { [`GET /api/admin/company/byId/${companyId}`]: () => problem(404, 'resource.not_found') });
    expect(await screen.findByText(admin.errorLoadingDealEntryData)).toBeTruthy();
  }, 30_000);

  it('leads to the review of the company, and opens it in place', async () => {
    await open(here);
    const section = await part(words.company);
    expect(section.getByRole('link', { name: words.openReview }).getAttribute('href')).toContain('tab=company');
    expect(section.getByText(words.reviewCompany)).toBeTruthy();
  });

  it('assigns a point person in the place of the one who was seen', async () => {
    const { user, sent, told } = await open(here, { 'POST /api/admin/admin/updateCompAdmins': () => [] });
    const section = await part(words.pointPerson);
    expect(await section.findByText(words.noPointPerson)).toBeTruthy();
    await user.selectOptions(await section.findByRole('combobox', { name: words.pointPerson }), 'Sam Ortiz');
    await user.click(section.getByRole('button', { name: words.assignPointPerson }));
    await told(fill(words.pointPersonAssigned, { name: 'Sam Ortiz' }));
    expect(sent('POST')).toEqual([{ companyId, userId: other.userId, replaces: null }]);
  });

  it('assigns a broker and takes it away; a refusal is told', async () => {
    let refused = true;
    const { user, sent, told } = await open(here, {
      [`GET /api/admin/company/byId/${companyId}`]: () => company({ brokerId: refused ? null : broker.id }),
      'POST /api/admin/admin/addBrokerToCompany': () => (refused ? problem(422, 'validation.failed') : company()),
    });
    const section = await part(words.broker);
    const select = await section.findByRole('combobox', { name: words.broker });
    await user.selectOptions(select, 'Ana Reyes (Reyes Referrals)');
    await user.click(section.getByRole('button', { name: words.assignBroker }));
    expect((await section.findByRole('alert')).textContent).toContain(words.brokerFailed);
    refused = false;
    await user.click(section.getByRole('button', { name: words.assignBroker }));
    await told(words.brokerAssigned);
    await user.selectOptions(select, words.noBroker);
    await waitFor(() =>
      expect(section.getByRole<HTMLButtonElement>('button', { name: words.assignBroker }).disabled).toBe(false),
    );
    await user.click(section.getByRole('button', { name: words.assignBroker }));
    await told(words.brokerRemoved);
    expect(sent('POST').at(-1)).toEqual({ companyId, brokerId: null });
  });

  it('shows what was changed, or that nothing was', async () => {
    const change = (number: number, more: Partial<DealChange>): DealChange => ({
      id: idOf(number),
      change: 'broker',
      subjectId: null,
      creditAmount: null,
      actorId: administrator.id,
      happenedAt: at,
      ...more,
    });
    await open(here, {
      [`GET /api/admin/admin/dealHistory/${companyId}`]: () => [
        change(20, { change: 'company_entered' }),
        change(21, { change: 'point_person', subjectId: idOf(3) }),
        change(22, { change: 'point_person' }),
        change(23, { subjectId: idOf(4) }),
        change(24, {}),
        change(25, { change: 'credit_set', creditAmount: 100_00 }),
        change(26, { change: 'credit_stopped', creditAmount: 100_00 }),
      ],
    });
    const section = await part(words.changed);
    for (const text of Object.values(words.changes))
      expect((await section.findAllByText(fill(text, { amount: '$100.00' }))).length).toBeGreaterThan(0);
    for (const name of [words.when, words.what, words.who])
      expect(section.getByRole('columnheader', { name })).toBeTruthy();
    await end();
    await open(here);
    expect(await (await part(words.changed)).findByText(words.noChanges)).toBeTruthy();
    await end();
    await open(here, { [`GET /api/admin/admin/dealHistory/${companyId}`]: () => problem(503, 'upstream.unavailable') });
    expect(await screen.findByText(words.changesFailed)).toBeTruthy();
  }, 40_000);
});

describe('a line of credit', () => {
  it('is started, set up with its amount on the version that was seen, and a failure is told', async () => {
    let refused = true;
    const answers = {
      'PUT /api/admin/company/put': () => (refused ? problem(503, 'upstream.unavailable') : company()),
    };
    const { user } = await open(here, answers);
    let section = await part(words.lineOfCredit);
    expect(section.getByText(words.noCredit)).toBeTruthy();
    expect(section.queryByLabelText(words.amount)).toBeNull();
    await user.click(section.getByRole('button', { name: words.start }));
    await user.click(section.getByRole('button', { name: words.setUp }));
    expect(await section.findByText(shared.fieldRequired)).toBeTruthy();
    await user.type(section.getByLabelText(/^Amount/), '250000');
    await end();
    const { sent, told } = await open(here, answers);
    section = await part(words.lineOfCredit);
    await user.click(section.getByRole('button', { name: words.start }));
    // What was typed when the screen was left is offered.
    await user.click(section.getByRole('button', { name: screens.restoreDraft }));
    await user.click(section.getByRole('button', { name: words.setUp }));
    expect(await section.findByText(new RegExp(`^${admin.errorSettingUpLineOfCredit}: `))).toBeTruthy();
    refused = false;
    await user.click(section.getByRole('button', { name: words.setUp }));
    await told(words.creditSet);
    expect(sent('PUT').at(-1)).toEqual({ companyId, version: 3, lineOfCredit: true, creditAmount: 250_000_00 });
  });

  it('is stopped after a question, and a failure is told', async () => {
    let refused = true;
    const { user, sent, told } = await open(here, {
      [`GET /api/admin/company/byId/${companyId}`]: () => company({ lineOfCredit: true, creditAmount: 250_000_00 }),
      'PUT /api/admin/company/put': () => (refused ? problem(503, 'upstream.unavailable') : company()),
    });
    const section = await part(words.lineOfCredit);
    expect(section.getByText(fill(words.creditOf, { amount: '$250,000.00' }))).toBeTruthy();
    await user.click(section.getByRole('button', { name: words.stop }));
    const dialog = within(await screen.findByRole('alertdialog', { name: words.stopQuestion }));
    expect(dialog.getByText(fill(words.stopWarning, { amount: '$250,000.00' }))).toBeTruthy();
    const confirm = () => user.click(dialog.getByRole('button', { name: words.stop }));
    await confirm();
    expect((await dialog.findByRole('alert')).textContent).toContain(admin.errorStoppingLineOfCredit);
    refused = false;
    await confirm();
    await told(words.creditStopped);
    expect(sent('PUT').at(-1)).toEqual({ companyId, version: 3, lineOfCredit: false, creditAmount: 0 });
  });
});

describe('an application of the deal', () => {
  it('is picked, leads to its review, and is none of another company', async () => {
    const { user } = await open(`${here}&application=${idOf(77)}`);
    const section = await part(words.application);
    const select = await section.findByRole<HTMLSelectElement>('combobox', { name: words.chooseApplication });
    expect(select.value).toBe('');
    await user.selectOptions(select, application.id);
    const link = await section.findByRole('link', { name: fill(words.openApplication, { name: 'Heights' }) });
    expect(link.getAttribute('href')).toContain(`/admin/reviewapplication/${application.id}`);
  });

  it('is created once, and a failure is told with nothing lost', async () => {
    let refused = true;
    const { user, sent, told } = await open(here, {
      [`GET /api/admin/application/company/${companyId}`]: () => (refused ? [] : [application]),
      'POST /api/admin/application/newapp': () => (refused ? problem(503, 'upstream.unavailable') : application),
    });
    expect(await screen.findByText(screens.noApplicationsFound)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: words.newApplication }));
    const dialog = within(await screen.findByRole('dialog', { name: words.newApplication }));
    expect(dialog.getByText(words.addressesLater)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.createApplication }));
    expect(await dialog.findByText(shared.choice)).toBeTruthy();
    await user.type(dialog.getByLabelText(words.applicationName), 'Lake House');
    await user.keyboard('{Escape}');
    const leaving = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
    await user.click(leaving.getByRole('button', { name: screens.keepEditing }));
    expect(dialog.getByLabelText<HTMLInputElement>(words.applicationName).value).toBe('Lake House');
    await user.selectOptions(dialog.getByLabelText(words.forWhat), words.toRent);
    await user.selectOptions(dialog.getByLabelText(words.loanType), 'Build 2 Rent');
    const request = dialog.getByLabelText(words.loanRequest);
    for (const name of [words.oneProperty, words.portfolio, words.choose])
      expect(within(request).getByRole('option', { name })).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText(words.forWhat), words.toSell);
    await user.selectOptions(dialog.getByLabelText(words.loanType), 'Build New');
    await user.selectOptions(dialog.getByLabelText(words.propertyType), 'Home');
    await user.type(dialog.getByLabelText(words.howMany), '2');
    await user.click(dialog.getByLabelText(words.isCredit));
    await user.dblClick(dialog.getByRole('button', { name: words.createApplication }));
    expect(await dialog.findByText(admin.errorCreatingNewApplication)).toBeTruthy();
    refused = false;
    await user.click(dialog.getByRole('button', { name: words.createApplication }));
    await told(words.applicationCreated);
    expect(sent('POST', '/newapp').at(-1)).toMatchObject({
      companyId,
      name: 'Lake House',
      intendedPurpose: 'sell',
      loanType: 'construction',
      numberApplyingFor: 2,
      lineOfCredit: true,
    });
  });

  it('has a notice sent to its borrower; what is typed stays where it fails', async () => {
    let answer: () => unknown = () => problem(503, 'upstream.unavailable');
    const { user, sent, told } = await open(`${here}&application=${application.id}`, {
      [`POST /api/admin/application/sendnotice/${application.id}`]: () => answer(),
    });
    const send = async () => {
      await user.click(await screen.findByRole('button', { name: noticePage.send }));
      const dialog = within(await screen.findByRole('dialog', { name: fill(noticePage.about, { name: 'Heights' }) }));
      expect(dialog.getByText(noticePage.lead)).toBeTruthy();
      expect(dialog.getByText(fill(noticePage.atMost, { count: '4,000' }))).toBeTruthy();
      return dialog;
    };
    const dialog = await send();
    await user.click(dialog.getByRole('button', { name: noticePage.sendIt }));
    expect(await dialog.findByText(shared.textRequired)).toBeTruthy();
    await user.type(dialog.getByLabelText(new RegExp(noticePage.message)), 'Please call us.');
    await user.click(dialog.getByRole('button', { name: noticePage.sendIt }));
    expect(await screen.findByText(new RegExp(`^${noticePage.failed}: `))).toBeTruthy();
    answer = () => ({ mailed: true });
    await user.click(dialog.getByRole('button', { name: noticePage.sendIt }));
    await told(noticePage.sent);
    answer = () => ({ mailed: false });
    const again = await send();
    await user.type(again.getByLabelText(new RegExp(noticePage.message)), 'Please write.');
    await user.click(again.getByRole('button', { name: noticePage.sendIt }));
    await told(noticePage.rung);
    expect(sent('POST')).toEqual(
      ['Please call us.', 'Please call us.', 'Please write.'].map((message) => ({ message })),
    );
  });
});

describe('the administrators’ own place', () => {
  it('shows everybody who looks after how much, and super administrators what they may change', async () => {
    await open('/administrators');
    await screen.findByRole('heading', { level: 1, name: titles.administrators });
    for (const text of [administratorsPage.purpose, administratorsPage.readOnly])
      expect(screen.getByText(text)).toBeTruthy();
    const table = within(await screen.findByRole('table', { name: administratorsPage.work }));
    for (const name of [
      administratorsPage.name,
      administratorsPage.rights,
      administratorsPage.companies,
      administratorsPage.points,
      administratorsPage.tasks,
    ])
      expect(table.getByRole('columnheader', { name })).toBeTruthy();
    expect(table.getAllByText(administratorsPage.plain).length).toBe(2);
    expect(
      table.getByRole('link', { name: `${administratorsPage.tasks}: Sam Ortiz, 1` }).getAttribute('href'),
    ).toContain(`/activity?person=${other.userId}`);
    expect(screen.getByRole('link', { name: administratorsPage.updatePassword })).toBeTruthy();
    await end();
    await open(
      '/administrators',
      { 'GET /api/admin/admin/getAdmins': () => administrators.map((each) => ({ ...each, isOwner: true })) },
      'super',
    );
    expect(await screen.findByRole('region', { name: 'Administrators' })).toBeTruthy();
    expect((await screen.findAllByText(administratorsPage.isSuper)).length).toBeGreaterThan(0);
  });
});
