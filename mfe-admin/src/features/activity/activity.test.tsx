import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, sentenceOf, shared } from '@groundwork/domain-messages';
import { admin, desk, digestSetting, titles } from '@groundwork/domain-messages-admin';
import { needs, screens } from '@groundwork/domain-messages-screens';
import { addDays, formatMonthDayYear, systemClock, today } from '@groundwork/domain-time';
import { mountedArea } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import area from '../../export-app.js';
import type { Activity, Task } from '../../data/api.js';
import { administrator } from '../../testing/administrator.js';
import { colleaguesOf } from './persons.js';

const idOf = (number: number) => `0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9d${String(number).padStart(3, '0')}`;
const day = today(systemClock);
const at = '2026-03-02T15:00:00.000Z';
const other = { userId: idOf(2), firstName: 'Sam', lastName: 'Ortiz', email: 'sam@example.com' };
const task = (number: number, more: Partial<Task> = {}): Task => ({
  id: idOf(number),
  userId: administrator.id,
  taskName: `Task ${number}`,
  comment: '',
  completed: false,
  dueOn: null,
  about: null,
  cause: null,
  createdBy: administrator.id,
  createdAt: at,
  completedAt: null,
  completedBy: null,
  version: 1,
  ...more,
});
const activity: Activity = {
  id: idOf(50),
  userId: administrator.id,
  activityCategoryId: 'draws',
  name: 'Draw request 7',
  status: 'Approved',
  comments: 'Whole',
  date: at,
  about: { kind: 'draw', id: idOf(7) },
};
const application = { kind: 'application', id: idOf(30), name: 'Heights #1042', companyId: idOf(31) } as const;

let end = async () => {};
afterEach(async () => {
  await end();
  sessionStorage.clear();
  localStorage.clear();
});

const administrators = [
  { ...administrator, userId: administrator.id, id: administrator.id },
  { ...other, id: other.userId },
].map((each) => ({ ...each, userProfile: each, isOwner: false, isSuper: false, tasks: [] }));

async function open(path: string, answers: Record<string, (call: SentCall) => unknown> = {}) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      'GET /api/admin/brokers': () => [],
      'GET /api/admin/drawrequest/waiting': () => ({ waivers: [], proposals: [], changes: [], inspections: [] }),
      'GET /api/admin/admin/getAdmins': () => administrators,
      'GET /api/admin/admin/companyAdmins': () => [],
      'GET /api/admin/admin/tasks': () => [],
      'GET /api/admin/admin/activities': () => [],
      'GET /api/admin/admin/categories': () => [{ id: 'draws', name: 'Draws' }],
      [`GET /api/admin/users/profileByUid/${administrator.id}`]: () => administrator,
      [`GET /api/admin/users/profileByUid/${other.userId}`]: () => other,
      ...answers,
    },
  });
  end = mounted.end;
  return {
    ...mounted,
    user: userEvent.setup(),
    sent: (method: string, ending = '') =>
      mounted.calls
        .filter((call) => call.method === method && call.path.includes(ending))
        .map((call) => ({ ...call, query: Object.fromEntries(call.query) })),
    told: (text: string, kind?: string) =>
      waitFor(() =>
        expect(mounted.said).toContainEqual(['notify', expect.objectContaining({ text, ...(kind ? { kind } : {}) })]),
      ),
  };
}

const problem = (status: number, code: string, more: object = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'No', status, code, ...more }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
const firstButton = async (name: string) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement;

describe('Activity', () => {
  it('shows the own tasks and activities first, with whose, until when, and the way to the very place', async () => {
    const { sent } = await open('/activity', {
      'GET /api/admin/admin/tasks': () => [
        task(1, { dueOn: addDays(day, -1), comment: 'By telephone', about: application }),
        task(2, { dueOn: day, userId: other.userId }),
        task(3, { cause: 'review', userId: '', about: application }),
      ],
      'GET /api/admin/admin/activities': () => [activity],
    });
    await screen.findByRole('heading', { level: 1, name: titles.activity });
    expect(screen.getByText(desk.purpose)).toBeTruthy();
    const tasks = await screen.findByRole('table', { name: desk.tasks });
    const late = fill(desk.dueWithWord, { date: formatMonthDayYear(addDays(day, -1)), word: desk.overdue });
    for (const text of [late, fill(desk.dueWithWord, { date: formatMonthDayYear(day), word: desk.dueToday })])
      expect(within(tasks).getByText(text)).toBeTruthy();
    for (const text of ['By telephone', desk.byItself, desk.nobodyYet, desk.noDate, 'Sam Ortiz'])
      expect(await within(tasks).findByText(text)).toBeTruthy();
    expect(within(tasks).getAllByRole('link', { name: application.name })[0]?.getAttribute('href')).toContain(
      `/admin/reviewapplication/${application.id}`,
    );
    for (const name of [desk.task, desk.assignedTo, desk.dueOn, desk.about, desk.done])
      expect(within(tasks).getByRole('columnheader', { name })).toBeTruthy();
    const activities = await screen.findByRole('table', { name: desk.activities });
    expect(within(activities).getByRole('link', { name: activity.name }).getAttribute('href')).toContain(
      `/draws?draw=${idOf(7)}`,
    );
    for (const name of [desk.when, desk.person, desk.category, desk.activity, desk.status, desk.comments])
      expect(within(activities).getByRole('columnheader', { name })).toBeTruthy();
    expect(sent('GET', '/admin/tasks')[0]?.query).toEqual({ state: 'open' });
    expect(sent('GET', '/admin/activities')[0]?.query).toEqual({});
  });

  it('is filtered by person, category, state and what it is about, and the address keeps it', async () => {
    const companyAdmins = [administrator.id, other.userId].map((userId, index) => ({
      id: idOf(60 + index),
      companyId: idOf(31),
      userId,
      isPoint: false,
      user: null,
    }));
    const { user, sent } = await open('/activity', { 'GET /api/admin/admin/companyAdmins': () => companyAdmins });
    const person = await screen.findByRole('combobox', { name: desk.person });
    await within(person).findByRole('option', { name: desk.ofMyCompanies });
    for (const name of [desk.mine, desk.mineAndNobodys, desk.everybody])
      expect(within(person).getByRole('option', { name })).toBeTruthy();
    expect(within(person).getByRole('group', { name: desk.othersOfMyCompanies })).toBeTruthy();
    expect(await screen.findByText(desk.noTasksYet)).toBeTruthy();
    expect(screen.getByText(desk.noActivities)).toBeTruthy();
    await user.selectOptions(person, 'Sam Ortiz');
    await user.selectOptions(screen.getByRole('combobox', { name: desk.whichTasks }), desk.overdueOnes);
    await user.selectOptions(screen.getByRole('combobox', { name: desk.about }), 'Draw request');
    await user.selectOptions(screen.getByRole('combobox', { name: desk.category }), 'Draws');
    expect(await screen.findByText(desk.noTasks)).toBeTruthy();
    expect(sent('GET', '/admin/tasks').at(-1)?.query).toEqual({
      userId: other.userId,
      state: 'overdue',
      about: 'draw',
    });
    expect(sent('GET', '/admin/activities').at(-1)?.query).toEqual({ userId: other.userId, categoryId: 'draws' });
    for (const name of [desk.open, desk.doneOnes, desk.all, desk.aboutAnything, desk.everyCategory])
      expect(screen.getAllByRole('option', { name }).length).toBeGreaterThan(0);
  });

  it('has colleagues of whoever looks after a company alone, and a group of the others', async () => {
    const of = (companyId: string, userId: string) => ({ id: userId, companyId, userId, isPoint: false, user: null });
    const admins = [of('a', 'me'), of('a', 'first'), of('b', 'second'), of('c', 'me'), of('c', 'first')];
    expect(colleaguesOf('me', admins)).toEqual(['me', 'first']);
    expect(colleaguesOf('nobody', admins)).toEqual(['nobody']);
    await open('/activity');
    const person = await screen.findByRole('combobox', { name: desk.person });
    expect(await within(person).findByRole('group', { name: desk.otherAdministrators })).toBeTruthy();
    expect(within(person).queryByRole('option', { name: desk.ofMyCompanies })).toBeNull();
  });

  it('says what could not be loaded', async () => {
    await open('/activity', {
      'GET /api/admin/admin/tasks': () => problem(503, 'upstream.unavailable'),
      'GET /api/admin/admin/activities': () => problem(503, 'upstream.unavailable'),
    });
    expect(await screen.findByText(desk.tasksFailed)).toBeTruthy();
    expect(await screen.findByText(desk.activitiesFailed)).toBeTruthy();
    await end();
    await open('/activity', { 'GET /api/admin/admin/categories': () => problem(503, 'upstream.unavailable') });
    expect(await screen.findByText(desk.categoriesFailed)).toBeTruthy();
  }, 40_000);
});

describe('a task', () => {
  it('is added once, given to an administrator, with a day and what it is about', async () => {
    const { user, sent, told } = await open('/activity', {
      'GET /api/admin/application/search': () => ({
        items: [{ id: application.id, name: 'Heights', projectNumber: 1042, companyName: 'Gulf Coast' }],
        nextCursor: 'more',
        count: 1,
        countIsBound: false,
      }),
      'POST /api/admin/admin/updatTasks': () => task(9),
    });
    await user.click(await firstButton(desk.newTask));
    const dialog = within(await screen.findByRole('dialog', { name: desk.newTask }));
    await user.click(dialog.getByRole('button', { name: desk.addTask }));
    expect(await dialog.findByText(shared.textRequired)).toBeTruthy();
    await user.type(dialog.getByLabelText(/^Task/), 'Order the survey');
    await user.selectOptions(dialog.getByLabelText('Assigned to'), 'Sam Ortiz');
    await user.type(dialog.getByLabelText('Due on'), addDays(day, 3));
    await user.selectOptions(dialog.getByLabelText(desk.about), 'Application');
    await user.click(dialog.getByRole('button', { name: desk.addTask }));
    expect(await dialog.findByText(shared.fieldRequired)).toBeTruthy();
    await user.click(dialog.getByRole('combobox', { name: desk.whichApplication }));
    expect(await dialog.findByText(desk.more)).toBeTruthy();
    await user.click(await dialog.findByRole('option', { name: /Heights #1042/ }));
    await user.dblClick(dialog.getByRole('button', { name: desk.addTask }));
    await told(desk.added);
    expect(sent('POST', '/updatTasks').map(({ body }) => body)).toEqual([
      {
        taskName: 'Order the survey',
        comment: '',
        userId: other.userId,
        dueOn: addDays(day, 3),
        about: { kind: 'application', id: application.id },
      },
    ]);
  });

  it.each([
    ['Company', desk.whichCompany, 'GET /api/admin/company/getAll', () => []],
    [
      'Draw request',
      desk.whichDraw,
      'GET /api/admin/drawrequest/search',
      () => ({ items: [], nextCursor: null, stoppedAfter: null }),
    ],
    ['Broker', desk.whichBroker, 'GET /api/admin/brokers', () => []],
  ] as const)('is about a %s that is looked for, and says that nothing matches', async (kind, label, path, answer) => {
    const { user } = await open('/activity', { [path]: answer });
    await user.click(await firstButton(desk.newTask));
    const dialog = within(await screen.findByRole('dialog', { name: desk.newTask }));
    expect(dialog.getByRole('option', { name: desk.aboutNothing })).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText(desk.about), kind);
    const box = dialog.getByRole('combobox', { name: label });
    expect([desk.searchApplication, desk.searchBroker, desk.searchDraw]).toContain(box.getAttribute('placeholder'));
    await user.click(box);
    expect((await dialog.findAllByText(desk.nothingMatches)).length).toBeGreaterThan(0);
  });

  it('is finished at once, on the version that was seen; a press that is refused says why', async () => {
    let refused = true;
    const { user, sent, told } = await open('/activity', {
      'GET /api/admin/admin/tasks': () => [task(1), task(2, { completed: true })],
      'POST /api/admin/admin/updatTasks': () => (refused ? problem(503, 'upstream.unavailable') : task(1)),
    });
    const box = async (text: string) => (await screen.findAllByRole('checkbox', { name: text }))[0] as HTMLElement;
    await user.click(await box(fill(desk.markDone, { task: 'Task 1' })));
    await waitFor(() => expect(sent('POST')).toHaveLength(1));
    await waitFor(async () =>
      expect((await box(fill(desk.markDone, { task: 'Task 1' }))).hasAttribute('aria-disabled')).toBe(false),
    );
    refused = false;
    await user.click(await box(fill(desk.markDone, { task: 'Task 1' })));
    await told(fill(desk.finished, { task: 'Task 1' }));
    await user.click(await box(fill(desk.markOpen, { task: 'Task 2' })));
    await told(fill(desk.reopened, { task: 'Task 2' }));
    expect(sent('POST').map(({ body }) => body)).toEqual([
      { id: idOf(1), taskName: 'Task 1', version: 1, completed: true },
      { id: idOf(1), taskName: 'Task 1', version: 1, completed: true },
      { id: idOf(2), taskName: 'Task 2', version: 1, completed: false },
    ]);
  });

  it('that is nobody’s is taken; one that made itself is neither ticked nor deleted', async () => {
    const own = task(1, { userId: '', cause: 'review', about: application });
    const { user, sent, told } = await open('/activity', {
      'GET /api/admin/admin/tasks': () => [own],
      'POST /api/admin/admin/updatTasks': () => own,
    });
    await user.click(await firstButton(fill(desk.takeOf, { task: 'Task 1' })));
    await told(fill(desk.taken, { task: 'Task 1' }));
    expect(sent('POST')[0]?.body).toEqual({ id: own.id, taskName: 'Task 1', version: 1, userId: administrator.id });
    expect(screen.getAllByRole('checkbox')[0]?.hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: fill(desk.deleteOf, { task: 'Task 1' }) })).toBeNull();
    await user.click(await firstButton(fill(desk.editOf, { task: 'Task 1' })));
    const dialog = within(await screen.findByRole('dialog', { name: desk.editTask }));
    expect(dialog.getByText(desk.byItself)).toBeTruthy();
    expect(dialog.queryByLabelText(/^Task/)).toBeNull();
  });

  it('is kept when its dialog is left; what somebody else changed meanwhile is shown beside what was typed', async () => {
    const theirs = task(1, { version: 5, comment: 'They called back' });
    const { user, sent, told } = await open('/activity', {
      'GET /api/admin/admin/tasks': () => [task(1)],
      [`GET /api/admin/admin/tasks/${idOf(1)}/changes`]: () =>
        (['made', 'changed', 'assigned', 'done', 'reopened', 'closed', 'removed'] as const).map((command, index) => ({
          id: idOf(70 + index),
          command,
          actorId: index === 0 ? other.userId : null,
          userId: null,
          dueOn: null,
          happenedAt: at,
        })),
      'POST /api/admin/admin/updatTasks': ({ body }) =>
        (body as { version: number }).version === 5
          ? task(1)
          : problem(409, 'state.version_conflict', { current: theirs }),
    });
    const edit = async () => {
      await user.click(await firstButton(fill(desk.editOf, { task: 'Task 1' })));
      return within(await screen.findByRole('dialog', { name: desk.editTask }));
    };
    const comment = (dialog: Awaited<ReturnType<typeof edit>>) => dialog.getByLabelText<HTMLTextAreaElement>('Comment');
    await user.type(comment(await edit()), 'By telephone');
    // What Escape does to a dialog.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = await edit();
    await user.click(dialog.getByRole('button', { name: screens.restoreDraft }));
    expect(comment(dialog).value).toBe('By telephone');
    await user.click(dialog.getByText(desk.whatHappened));
    for (const word of Object.values(desk.happened)) expect(await dialog.findByText(word)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: desk.saveTask }));
    const conflict = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(conflict.getByText('They called back')).toBeTruthy();
    await user.click(conflict.getAllByRole('button').at(-1) as HTMLElement);
    await told(desk.saved);
    expect(sent('POST').map(({ body }) => body)).toMatchObject([
      { version: 1, comment: 'By telephone' },
      { version: 5, comment: 'By telephone' },
    ]);
  });

  it('has no history while it cannot be had', async () => {
    const { user } = await open('/activity', {
      'GET /api/admin/admin/tasks': () => [task(1)],
      [`GET /api/admin/admin/tasks/${idOf(1)}/changes`]: () => problem(503, 'upstream.unavailable'),
    });
    await user.click(await firstButton(fill(desk.editOf, { task: 'Task 1' })));
    await user.click(await screen.findByText(desk.whatHappened));
    expect(await screen.findByText(desk.happenedFailed)).toBeTruthy();
  }, 30_000);

  it('is deleted after a question, and a refusal is told', async () => {
    let refused = true;
    const { user, sent, told } = await open('/activity', {
      'GET /api/admin/admin/tasks': () => [task(1)],
      'POST /api/admin/admin/removeTask': () => (refused ? problem(404, 'resource.not_found') : null),
    });
    await user.click(await firstButton(fill(desk.deleteOf, { task: 'Task 1' })));
    const dialog = within(await screen.findByRole('alertdialog', { name: desk.deleteQuestion }));
    expect(dialog.getByText(fill(desk.deleteWarning, { task: 'Task 1' }))).toBeTruthy();
    const confirm = () => user.click(dialog.getByRole('button', { name: desk.deleteTask }));
    await confirm();
    expect((await dialog.findByRole('alert')).textContent).toContain(desk.couldNotDelete);
    refused = false;
    await confirm();
    await told(desk.deleted);
    expect(sent('POST').map(({ body }) => body)).toEqual([{ id: idOf(1) }, { id: idOf(1) }]);
  });

  it('that cannot be saved says so below the screen', async () => {
    const { user, said } = await open('/activity', {
      'GET /api/admin/admin/tasks': () => [task(1, { userId: '' })],
      'POST /api/admin/admin/updatTasks': () => problem(409, 'rule.violated', { detail: 'It closes by itself.' }),
    });
    await user.click(await firstButton(fill(desk.takeOf, { task: 'Task 1' })));
    await waitFor(() => expect(JSON.stringify(said)).toContain(desk.couldNotSave));
  });
});

describe('what needs the administrator', () => {
  const brokerOf = (agreements: object[]) => ({ id: idOf(40), firstName: 'Priya', lastName: 'Raman', agreements });
  const agreement = (number: number, more: object) => ({
    id: idOf(number),
    status: '1',
    clientName: `Client ${number}`,
    brokerSignedAt: '2026-03-01T15:00:00.000Z',
    ...more,
  });

  it('stands in one list, the most urgent first and each once, with the way to its very place', async () => {
    const named = { ...application, id: idOf(61), name: 'Dennison Double Lot #1011' };
    const { sent } = await open('/admin', {
      'GET /api/admin/admin/tasks': () => [
        task(1, { taskName: 'far', dueOn: addDays(day, 30) }),
        task(2, { taskName: 'waiting', cause: 'review', userId: '', about: application }),
        task(3, { taskName: 'late', dueOn: addDays(day, -2) }),
        task(4, { taskName: 'now', dueOn: day }),
        task(5, { taskName: 'soon', dueOn: addDays(day, 2) }),
        task(6, { taskName: `Review ${named.name}`, cause: 'review', dueOn: addDays(day, 3), about: named }),
      ],
      'GET /api/admin/brokers': () => [
        brokerOf([agreement(41, {}), agreement(42, { brokerSignedAt: null }), agreement(43, { status: '3' })]),
      ],
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    expect(section.getByText(needs.lead)).toBeTruthy();
    await section.findByText('late');
    const items = section
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link'))
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(items).toEqual([
      ['late', '/activity'],
      ['now', '/activity'],
      ['soon', '/activity'],
      [`Review ${named.name}`, `/admin/reviewapplication/${named.id}`],
      [fill(desk.decideAgreement, { client: 'Client 41' }), `/brokers?broker=${idOf(40)}&agreement=${idOf(41)}`],
      ['waiting', `/admin/reviewapplication/${application.id}`],
      ['far', '/activity'],
    ]);
    const { returned: _returned, ...shown } = needs.urgency;
    for (const word of Object.values(shown)) expect(section.getAllByText(word)).toBeTruthy();
    expect(section.getByText(fill(needs.dueOn, { date: formatMonthDayYear(addDays(day, -2)) }))).toBeTruthy();
    expect(section.getByText(desk.nobodyYet)).toBeTruthy();
    expect(section.getByText(application.name)).toBeTruthy();
    // What the first line names the second does not say again.
    expect(section.queryByText(named.name)).toBeNull();
    expect(section.getByRole('link', { name: desk.allTasks }).getAttribute('href')).toContain('/activity');
    expect(sent('GET', '/admin/tasks')[0]?.query).toEqual({ userId: `${administrator.id},nobody`, state: 'open' });
    expect(screen.getByText(admin.selectCompany)).toBeTruthy();
  });

  it('has lien waivers on paper, papers that end, inspections without a report, and what waits for a second administrator, but not for who proposed it', async () => {
    const loan = { applicationId: idOf(30), name: 'Heights', projectNumber: 1042 };
    const proposal = (number: number, proposedBy: string) => ({
      ...loan,
      drawRequestId: idOf(number),
      approvedAmount: 12_000_000,
      proposedBy,
      proposedAt: '2026-03-02T16:00:00.000Z',
    });
    const drawTask = (number: number, draw: number) =>
      task(number, {
        taskName: `draw ${draw}`,
        cause: 'draw',
        about: { ...application, kind: 'draw', id: idOf(draw) },
      });
    await open('/admin', {
      'GET /api/admin/admin/tasks': () => [
        drawTask(1, 71),
        drawTask(2, 72),
        drawTask(3, 73),
        task(4, { taskName: 'insurance', cause: 'paper', dueOn: addDays(day, 20), about: application }),
      ],
      'GET /api/admin/drawrequest/waiting': () => ({
        waivers: [
          {
            ...loan,
            drawRequestId: idOf(70),
            drawNumber: 3,
            state: 'handedIn',
            count: 2,
            since: '2026-03-02T14:00:00.000Z',
          },
        ],
        proposals: [proposal(71, other.userId), proposal(72, administrator.id)],
        changes: [{ ...loan, id: idOf(74), number: 5, amount: 5_000_100, requestedAt: '2026-03-02T17:00:00.000Z' }],
        inspections: [
          { ...loan, id: idOf(75), inspectorName: 'Ann Reed', linkEndedAt: '2026-03-02T18:00:00.000Z' },
          { ...loan, id: idOf(76), inspectorName: null, linkEndedAt: '2026-03-02T18:30:00.000Z' },
        ],
      }),
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    await section.findByText('insurance');
    const items = section.getAllByRole('listitem').map((item) => within(item).getByRole('link'));
    expect(items.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [fill(desk.reviewWaivers, { n: 3, count: 2 }), `/loans/${idOf(30)}?tab=waivers`],
      ['draw 73', `/draws?draw=${idOf(73)}`],
      [fill(desk.confirmProposal, { amount: '$120,000.00' }), `/draws?draw=${idOf(71)}`],
      [fill(desk.decideChange, { number: 5, amount: '$50,001.00' }), `/draws/${idOf(30)}/changes`],
      [fill(desk.sendInspectionLink, { inspector: 'Ann Reed' }), `/inspections/${idOf(75)}`],
      [fill(desk.sendInspectionLink, { inspector: desk.theInspector }), `/inspections/${idOf(76)}`],
      ['insurance', `/loans/${application.id}`],
    ]);
    expect(section.getAllByText('Heights #1042').length).toBeGreaterThanOrEqual(3);
  });

  it('says what is there where loans are away', async () => {
    await open('/admin', {
      'GET /api/admin/admin/tasks': () => [task(1)],
      'GET /api/admin/drawrequest/waiting': () => problem(403, 'access.denied'),
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    expect(await section.findByText(needs.incomplete)).toBeTruthy();
    expect(section.getByText('Task 1')).toBeTruthy();
  });

  it('shows the rest of a long list when it is asked for', async () => {
    const { user } = await open('/admin', {
      'GET /api/admin/admin/tasks': () => Array.from({ length: 15 }, (_, number) => task(number)),
      'GET /api/admin/brokers': () => [],
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    await user.click(await section.findByRole('button', { name: fill(needs.more, { n: 3 }) }));
    expect(section.getAllByRole('listitem')).toHaveLength(15);
    expect(section.queryByRole('button')).toBeNull();
    // Who asked by keyboard goes on at the first of the rest.
    const thirteenth = section.getAllByRole('listitem')[12] as HTMLElement;
    expect(document.activeElement).toBe(within(thirteenth).getByRole('link'));
    expect(section.getByText(fill(screens.lastShown, { n: 3 }))).toBeTruthy();
  });

  it('may be nothing', async () => {
    await open('/admin', { 'GET /api/admin/brokers': () => [] });
    expect(await screen.findByText(needs.none)).toBeTruthy();
  });

  it('says that half of it is missing, and what is there, and asks again', async () => {
    let away = true;
    const { user } = await open('/admin', {
      'GET /api/admin/admin/tasks': () => [task(1)],
      'GET /api/admin/brokers': () => (away ? problem(403, 'access.denied') : []),
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    expect(await section.findByText(needs.incomplete)).toBeTruthy();
    expect(section.getByText('Task 1')).toBeTruthy();
    away = false;
    await user.click(section.getByRole('button', { name: screens.tryAgain }));
    await waitFor(() => expect(section.queryByText(needs.incomplete)).toBeNull());
  });
});

it('turns the letter of the day off and on in the own account, and says from which hour it comes and what was not saved', async () => {
  let refused = false;
  const { user, sent, told } = await open('/account', {
    'GET /api/admin/digest': () => ({ isOn: true, hour: 13 }),
    'PUT /api/admin/digest': ({ body }) =>
      refused ? problem(503, 'upstream.unavailable') : { ...(body as object), hour: 13 },
  });
  const card = within(await screen.findByRole('region', { name: digestSetting.title }));
  const box = () =>
    card.findByRole<HTMLInputElement>('checkbox', { name: fill(digestSetting.wanted, { hour: '1:00 PM' }) });
  expect([(await box()).checked, Boolean(card.getByText(digestSetting.about))]).toEqual([true, true]);
  for (const [isOn, words] of [
    [false, digestSetting.turnedOff],
    [true, digestSetting.turnedOn],
  ] as const) {
    await user.click(await box());
    await told(words);
    expect((await box()).checked).toBe(isOn);
    // Nor while it was saved did the focus leave it.
    expect(document.activeElement).toBe(await box());
  }
  expect(sent('PUT', '/digest').map(({ body }) => body)).toEqual([{ isOn: false }, { isOn: true }]);
  refused = true;
  await user.click(await box());
  await told(sentenceOf('upstream.unavailable'), 'error');
  expect((await box()).checked).toBe(true);
});

it('says that the setting of the letter of the day could not be loaded', async () => {
  await open('/account', { 'GET /api/admin/digest': () => problem(503, 'upstream.unavailable') });
  expect(await screen.findByText(digestSetting.failed)).toBeTruthy();
});
