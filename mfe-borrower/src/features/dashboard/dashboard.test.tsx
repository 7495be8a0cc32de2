import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyLockedNotice } from '@groundwork/domain-companies';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages, verification } from '@groundwork/domain-messages-borrower';
import { needs, screens, stageWords } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, newcomer, problem } from '../../testing/borrower.js';
import { anApplication, aProfile } from '../../testing/records.js';
import { held } from '../../testing/setup.js';
import { aCompany, anOwnership } from '@groundwork/web-company/testing';

const welcome = fill(borrowerPages.welcome, { lender: 'Groundwork' });
const company = `GET /api/borrower/company/byId/${idOf(2)}`;
const profile = 'GET /api/borrower/userprofile';
const timeline = `GET /api/borrower/notification/timeline/${idOf(2)}`;
const companyFiles = `GET /api/borrower/fileUpload/company/${idOf(2)}`;
const list = (name: string) => `GET /api/borrower/application/${name}/${idOf(2)}`;

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const dashboard = async (answers: Parameters<typeof borrowerAt>[1]) => {
  const area = await borrowerAt('/home', answers);
  end = area.end;
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return area;
};

const summary = (number: number, more: object = {}) => ({
  id: idOf(number),
  projectNumber: 1000 + number,
  companyId: idOf(2),
  name: '',
  street: null,
  status: 'in_progress',
  loanType: 'construction',
  percentageComplete: 33,
  sectionComplete: '11110',
  rejectedSteps: [],
  createdAt: '2024-03-01T15:00:00.000Z',
  ...more,
});

describe('an application that was submitted', () => {
  const submitted = summary(7, {
    name: 'Harvard Street House',
    status: 'submitted',
    submittedAt: '2024-03-07T15:00:00.000Z',
    percentageComplete: 100,
  });

  it('stands on the dashboard as under review, with since when, and leads to what was sent', async () => {
    await dashboard({ [list('underReview')]: () => [submitted] });
    const card = await screen.findByRole('link', { name: /Harvard Street House/ });
    expect(card.getAttribute('href')).toBe(`/review/reviewapplication/${idOf(7)}`);
    expect(card.textContent).toContain('#1007 · Build New · submitted 03/07/2024');
    expect(within(card).getByText('Submitted')).toBeTruthy();
    expect(await within(card).findByText(`${stageWords.withLender}: ${stageWords.moves.decide}`)).toBeTruthy();
    expect(screen.getByText('Under Review')).toBeTruthy();
    const papers = within(screen.getByRole('region', { name: borrowerPages.yourDocuments }));
    for (const sentence of [borrowerPages.personalCard, borrowerPages.financialCard, borrowerPages.closingCard])
      expect(papers.getByText(sentence)).toBeTruthy();
  });

  it('stands in a list below Add A Project', async () => {
    const area = await borrowerAt('/applications', { [list('underReview')]: () => [submitted] });
    end = area.end;
    const table = within(await screen.findByRole('table', { name: 'Applications Under Review' }));
    expect(table.getByRole('link').getAttribute('href')).toBe(`/review/reviewapplication/${idOf(7)}`);
    expect(table.getByText('03/07/2024')).toBeTruthy();
    expect(table.getByText(fill(stageWords.stageOf, { stage: 'Review', n: 4, total: 6 }))).toBeTruthy();
  });
});

describe('the banner of the company set-up', () => {
  it('counts, names and links every step but the S-1 uploads, and the driver’s license, and offers the first that is not started', async () => {
    await dashboard({
      [company]: () =>
        aCompany({
          statuses: { generalInformation: 'complete', borrowerEntity: 'started', structure: 'started' },
          sectionComplete: '1000000000',
        }),
      [profile]: () => aProfile({ identityVerified: false }),
    });
    expect(await screen.findByText(borrowerPages.setupBannerLead)).toBeTruthy();
    const banner = within(await screen.findByRole('region', { name: welcome }));
    expect(banner.getByText('1 of 11 items completed')).toBeTruthy();
    const rows = within(banner.getByRole('table', { name: borrowerPages.setupSteps }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(11);
    const link = (index: number) => within(rows[index] as HTMLElement).getByRole('link');
    expect([link(0).textContent, link(0).getAttribute('href')]).toEqual(['Start', '/setupCompany/0']);
    expect([link(1).textContent, link(1).getAttribute('href')]).toEqual(['Continue', '/setupCompany/1']);
    // The S-1 uploads, step 4, are not in the list: the numbers are those of the wizard.
    expect(link(4).getAttribute('href')).toBe('/setupCompany/5');
    expect((rows[0] as HTMLElement).textContent).toContain('Completed');
    expect((rows[1] as HTMLElement).textContent).toContain('Started');
    expect((rows[2] as HTMLElement).textContent).toContain('Not Started');
    expect(link(10).getAttribute('href')).toBe('/home#identity');
    expect(banner.queryByText('S1 Uploads')).toBeNull();
    expect(banner.getAllByRole('link')[0]?.textContent).toBe('Continue: Owner(s) of Borrower Entity');
    expect(banner.getAllByRole('link')[0]?.getAttribute('href')).toBe('/setupCompany/2');
  });

  it('leads somebody without a company into a set-up of which nothing is started', async () => {
    const area = await borrowerAt('/home', {}, undefined, newcomer);
    end = area.end;
    const banner = within(await screen.findByRole('region', { name: welcome }));
    expect(banner.getByText('1 of 11 items completed')).toBeTruthy();
    expect(
      banner
        .getAllByRole('link', { name: 'Start: General Business Information' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/setupCompany/0', '/setupCompany/0']);
    expect(banner.getAllByText('Not Started').length).toBeGreaterThanOrEqual(10);
    expect(screen.getByText(borrower.noPendingItems)).toBeTruthy();
    expect(screen.getByText(borrower.noActiveLoans)).toBeTruthy();
    expect(screen.queryByText(borrowerPages.myTimeline)).toBeNull();
    expect(area.calls.map(({ path }) => path)).toEqual(['/api/borrower/userprofile']);
  });

  it('of a locked company says why it waits, and offers to read it and not to go on', async () => {
    await dashboard({
      [company]: () =>
        aCompany({ statuses: { generalInformation: 'started' }, sectionComplete: '0000000000', locked: true }),
    });
    const banner = within(await screen.findByRole('region', { name: welcome }));
    expect(banner.getByText(companyLockedNotice)).toBeTruthy();
    expect(banner.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      Array(10).fill(borrowerPages.open),
    );
  });

  it('is gone once everything that is asked for is complete', async () => {
    await dashboard({ [company]: () => aCompany({ sectionComplete: '1111110111' }) });
    expect(await screen.findByText(borrower.noPendingItems)).toBeTruthy();
    expect(screen.queryByRole('region', { name: welcome })).toBeNull();
  });

  it('says that it is away, and the dashboard, which waited for it, goes on', async () => {
    const answer = held(() => problem(503, 'upstream.unavailable'));
    ({ end } = await borrowerAt('/home', { [company]: answer.answer }));
    expect(await screen.findByText(borrower.loadingDashboard)).toBeTruthy();
    answer.release();
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(await screen.findByText(borrowerPages.setupUnavailable)).toBeTruthy();
    expect(await screen.findByText(borrower.noPendingItems)).toBeTruthy();
    expect(screen.queryByText(borrower.loadingDashboard)).toBeNull();
  });
});

describe('documents of the company that were rejected', () => {
  const stored = (number: number, more: object) => ({
    fileUploadId: idOf(number),
    userFileName: `file-${number}.pdf`,
    fileType: 'w9',
    status: 'rejected',
    comments: null,
    personId: null,
    ...more,
  });

  it('need the borrower, each with its reason and the way to its place', async () => {
    await dashboard({
      [companyFiles]: () => [
        stored(40, { comments: 'The signature is missing' }),
        stored(41, { comments: 'An older one' }),
        stored(42, { fileType: 's1', personId: idOf(60) }),
        stored(43, { fileType: 's1', personId: idOf(61), status: 'pending' }),
        stored(44, { fileType: 's1', personId: idOf(61) }),
      ],
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    const links = await section.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [fill(borrowerPages.needDocument, { document: 'W-9' }), '/closing'],
      [fill(borrowerPages.needDocument, { document: 'S-1' }), '/setupCompany/4'],
    ]);
    expect(section.getByText('The signature is missing')).toBeTruthy();
    expect(section.getAllByText(needs.urgency.returned)).toHaveLength(2);
    expect(await screen.findByText(borrowerPages.nothingOnItsWay)).toBeTruthy();
    expect(screen.queryByText(borrower.noPendingItems)).toBeNull();
  });

  it('that cannot be had are not told as none', async () => {
    await dashboard({ [companyFiles]: () => problem(503, 'upstream.unavailable') });
    expect(await screen.findByText(borrower.errorFetchingProjectData)).toBeTruthy();
    expect(screen.queryByText(borrower.noPendingItems)).toBeNull();
  });
});

describe('the Add Project card', () => {
  it('leads to a new project, and to one in progress by its number', async () => {
    await dashboard({ [list('inProgress')]: () => [summary(11, { name: 'Harvard Street House' })] });
    expect((await screen.findByRole('link', { name: borrower.addNewProject })).getAttribute('href')).toBe(
      '/applications',
    );
    expect(await screen.findByRole('option', { name: 'Harvard Street House #1011' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: borrowerPages.goOnWith })).toBeTruthy();
  });
});

describe('applications that cannot be had', () => {
  it('are said to have failed, list by list', async () => {
    const area = await borrowerAt('/applications', {
      [list('awaiting')]: () => problem(503, 'upstream.unavailable'),
    });
    end = area.end;
    expect(await screen.findAllByText(borrower.errorFetchingApplications)).toHaveLength(1);
  });
});

it('what cannot be told of an application that awaits its documents is said to be unknown', async () => {
  const area = await borrowerAt('/applications', {
    [list('awaiting')]: () => [summary(14, { name: 'House 14', status: 'awaiting' })],
    [`GET /api/borrower/application/single/${idOf(14)}`]: () => problem(503, 'upstream.unavailable'),
  });
  end = area.end;
  expect(await screen.findAllByText(borrowerPages.itemsUnknown)).not.toHaveLength(0);
});

describe('what is pending', () => {
  it('has a card for each: its name, else its street, else its id, with its percentage, leading to its own page', async () => {
    const user = userEvent.setup();
    await dashboard({
      [list('inProgress')]: () => [
        summary(11, { name: 'Harvard Street House' }),
        summary(12, { street: '514 Rutland Street', percentageComplete: 0 }),
        summary(13),
      ],
      [list('awaiting')]: () => [summary(14, { name: 'Items', status: 'awaiting' })],
    });
    const cards = within(await screen.findByRole('list', { name: 'Applications' }));
    expect(cards.getAllByRole('link').map((card) => card.getAttribute('href'))).toEqual(
      [11, 12, 13].map((number) => `/applications/${idOf(number)}`),
    );
    expect(
      cards.getByRole('progressbar', { name: 'Harvard Street House: complete' }).getAttribute('aria-valuenow'),
    ).toBe('33');
    expect(cards.getByRole('progressbar', { name: '514 Rutland Street: complete' })).toBeTruthy();
    expect(cards.getByRole('progressbar', { name: `${idOf(13)}: complete` })).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'Items' }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe(`/items/${idOf(14)}`);
    const groups = () => [...document.querySelectorAll('details')].map(({ open }) => open);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    await waitFor(() => expect(groups()).toEqual([false, false]));
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    await waitFor(() => expect(groups()).toEqual([true, true]));
  });
});

describe('applications needing attention', () => {
  it('show what the chosen one needs, in two tabs, and hand it in', async () => {
    const user = userEvent.setup();
    const awaiting = [14, 15].map((number) => summary(number, { name: `House ${number}`, status: 'awaiting' }));
    const { calls, said } = await dashboard({
      [list('awaiting')]: () => awaiting,
      ...Object.fromEntries(
        awaiting.flatMap(({ id, name }) => [
          [
            `GET /api/borrower/application/single/${id}`,
            () => anApplication({ id, name, status: 'awaiting', properties: [] }),
          ],
          [`GET /api/borrower/fileUpload/application/${id}`, () => []],
        ]),
      ),
      [`GET /api/borrower/entityowners/company/${idOf(2)}`]: () => anOwnership(),
      [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [],
      [`PUT /api/borrower/application/submit/${idOf(15)}`]: () => anApplication({ id: idOf(15), status: 'submitted' }),
    });
    const panel = within(await screen.findByRole('region', { name: verification.needingAttention }));
    await user.selectOptions(panel.getByRole('combobox'), idOf(15));
    expect((await panel.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      verification.neededDocuments,
      verification.financialVerification,
    ]);
    expect(await panel.findByText(/still needed: .*At least one owner, At least one property/)).toBeTruthy();
    await user.click(panel.getByRole('tab', { name: verification.financialVerification }));
    expect(await panel.findByText(verification.noOwners)).toBeTruthy();
    await user.click(panel.getByRole('button', { name: borrower.submitForReview }));
    // With items missing it asks, and names them.
    const question = within(screen.getByRole('alertdialog', { name: borrowerPages.submitWithoutTitle }));
    expect(question.getByText(borrowerPages.submitWithout)).toBeTruthy();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Survey or Plot Map',
      'Construction Drawings',
      'Spec Sheet',
      'Tax Return',
      'Financial Statement',
      'Bank Statements',
      'At least one owner',
      'At least one property',
    ]);
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.click(question.getByRole('button', { name: borrowerPages.submitAnyway }));
    await waitFor(() => expect(location.pathname).toBe('/applications'));
    expect(said).toContainEqual(['notify', { kind: 'success', text: borrower.documentsSubmitted }]);
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
      `/api/borrower/application/submit/${idOf(15)}`,
    ]);
  });

  it('are not handed in before it is known what they need, and it is read again where it could not be', async () => {
    const user = userEvent.setup();
    let isAway = true;
    await dashboard({
      [list('awaiting')]: () => [summary(14, { name: 'House 14', status: 'awaiting' })],
      [`GET /api/borrower/application/single/${idOf(14)}`]: () => anApplication({ id: idOf(14), status: 'awaiting' }),
      [`GET /api/borrower/fileUpload/application/${idOf(14)}`]: () =>
        isAway ? problem(503, 'upstream.unavailable') : [],
      [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [],
      [`GET /api/borrower/entityowners/company/${idOf(2)}`]: () => anOwnership(),
    });
    const panel = within(await screen.findByRole('region', { name: verification.needingAttention }));
    const submit = () => panel.queryByRole<HTMLButtonElement>('button', { name: borrower.submitForReview });
    expect(await panel.findByText(borrowerPages.neededUnknown)).toBeTruthy();
    expect(panel.getByText(borrowerPages.submitOnceKnown)).toBeTruthy();
    expect(submit()).toBeNull();
    isAway = false;
    const alert = panel.getByText(borrowerPages.neededUnknown).closest('[role=alert]') as HTMLElement;
    await user.click(within(alert).getByRole('button', { name: screens.tryAgain }));
    await waitFor(() => expect(submit()?.disabled).toBe(false));
    await user.click(submit() as HTMLElement);
    expect(await screen.findByRole('alertdialog', { name: borrowerPages.submitWithoutTitle })).toBeTruthy();
  });

  it('wait with what is sent while it is being read what they need', async () => {
    let answer: (files: unknown[]) => void = () => undefined;
    await dashboard({
      [list('awaiting')]: () => [summary(14, { name: 'House 14', status: 'awaiting' })],
      [`GET /api/borrower/application/single/${idOf(14)}`]: () => anApplication({ id: idOf(14), status: 'awaiting' }),
      [`GET /api/borrower/fileUpload/application/${idOf(14)}`]: () =>
        new Promise<unknown[]>((resolve) => (answer = resolve)),
      [`GET /api/borrower/fileUpload/company/${idOf(2)}`]: () => [],
      [`GET /api/borrower/entityowners/company/${idOf(2)}`]: () => anOwnership(),
    });
    const panel = within(await screen.findByRole('region', { name: verification.needingAttention }));
    const submit = await panel.findByRole<HTMLButtonElement>('button', { name: borrower.submitForReview });
    expect(submit.disabled).toBe(true);
    answer([]);
    await waitFor(() => expect(submit.disabled).toBe(false));
  });

  it('are not there while nothing awaits', async () => {
    await dashboard({});
    expect(await screen.findByText(borrower.noPendingItems)).toBeTruthy();
    expect(screen.queryByText(verification.needingAttention)).toBeNull();
  });
});

describe('my timeline', () => {
  const entry = (number: number, more: object = {}) => ({
    id: idOf(number),
    subject: 'Harvard Street House',
    message: `Event ${number}`,
    applicationId: idOf(1),
    happenedAt: '2024-03-07T18:05:00.000Z',
    ...more,
  });

  it('tells what happened, and more on request', async () => {
    const user = userEvent.setup();
    const { calls } = await dashboard({
      [timeline]: ({ query }) =>
        query.get('before') === idOf(31)
          ? { entries: [entry(32, { subject: '', applicationId: null })], more: false }
          : { entries: [entry(30), entry(31)], more: true },
    });
    const list_ = await screen.findByRole('list', { name: borrowerPages.myTimeline });
    expect(within(list_).getAllByRole('listitem')).toHaveLength(2);
    expect(within(list_).getAllByText('03/07/2024 02:05 PM')).toHaveLength(2);
    // What both entries are about is named once, above the newest.
    const [link, ...others] = within(list_).getAllByRole('link');
    expect(link?.getAttribute('href')).toBe(`/review/reviewapplication/${idOf(1)}`);
    expect(others).toEqual([]);
    await user.click(screen.getByRole('button', { name: borrowerPages.timelineEarlier }));
    expect(await screen.findByText('Event 32')).toBeTruthy();
    expect(within(list_).getByText(borrowerPages.timelineApplication)).toBeTruthy();
    expect(screen.queryByRole('button', { name: borrowerPages.timelineEarlier })).toBeNull();
    expect(calls.filter(({ path }) => path.includes('/timeline/'))).toHaveLength(2);
  });

  it('says that it cannot be shown, and is read again', async () => {
    let isAway = true;
    await dashboard({
      [timeline]: () => (isAway ? problem(503, 'upstream.unavailable') : { entries: [entry(30)], more: false }),
    });
    const alert = (await screen.findByText(borrowerPages.timelineUnavailable)).closest('[role=alert]') as HTMLElement;
    isAway = false;
    await userEvent.click(within(alert).getByRole('button', { name: screens.tryAgain }));
    expect(await screen.findByText('Event 30')).toBeTruthy();
  });

  it('shows nothing while nothing has happened', async () => {
    await dashboard({});
    expect(await screen.findByText(borrower.noPendingItems)).toBeTruthy();
    expect(screen.queryByText(borrowerPages.myTimeline)).toBeNull();
  });
});

describe('the figures of the home', () => {
  const totals = { total: 120_000_000, fundedToDate: 40_000_000, available: 70_000_000, pending: 0, remaining: 0 };
  const loan = { applicationId: idOf(9), name: 'Elm House', loanType: 'construction', properties: [], ...totals };
  const draw = {
    applicationId: idOf(9),
    applicationName: 'Elm House',
    projectNumber: 9,
    createdAt: '2024-03-01T15:00:00.000Z',
  };
  const activeTotals = `GET /api/borrower/application/activetotals/${idOf(2)}`;

  it('stand first where a loan runs, with one list of what waits', async () => {
    await dashboard({
      [activeTotals]: () => ({ companyId: idOf(2), ...totals, loans: [{ ...loan, closedOn: null, terms: null }] }),
      [list('awaiting')]: () => [summary(7, { name: 'Harvard Street House', status: 'awaiting', itemsNeeded: 2 })],
      [list('inProgress')]: () => [
        summary(8, { name: 'Rutland', rejectedSteps: ['budget', 'borrower'], updatedAt: '2024-03-05T15:00:00.000Z' }),
      ],
      [`GET /api/borrower/drawrequest/company/${idOf(2)}`]: () => [
        { ...draw, id: idOf(70), stage: 'sent_back' },
        { ...draw, id: idOf(71), stage: 'submitted' },
      ],
      [`GET /api/borrower/drawrequest/drafts/${idOf(2)}`]: () => [
        { id: idOf(72), applicationId: idOf(9), drawRequestId: idOf(70), changedAt: '2024-03-01T15:00:00.000Z' },
        { id: idOf(73), applicationId: idOf(9), drawRequestId: null, changedAt: '2024-03-02T15:00:00.000Z' },
      ],
    });
    const glance = within(await screen.findByRole('region', { name: borrowerPages.atAGlance }));
    await waitFor(() =>
      expect(glance.getByRole('group', { name: 'Commitments' }).textContent).toContain('$1,200,000.00'),
    );
    const section = within(screen.getByRole('region', { name: needs.title }));
    const links = await section.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [borrowerPages.needDraw, `/loans/${idOf(9)}?draw=${idOf(70)}`],
      [fill(borrowerPages.needSection, { section: 'Budget' }), `/applications/${idOf(8)}?step=2`],
      [fill(borrowerPages.needSection, { section: 'Borrower' }), `/applications/${idOf(8)}?step=4`],
      [borrowerPages.needItems, `/items/${idOf(7)}`],
      [borrowerPages.needDraft, `/loans/${idOf(9)}?draw=new`],
    ]);
  });

  it('list lien waivers of draws and papers that end, until the paper was handed in anew', async () => {
    const running = { applicationId: idOf(9), name: 'Elm House', projectNumber: 9 };
    const waivers = { ...running, drawRequestId: idOf(70), drawNumber: 2, since: '2024-03-01T15:00:00.000Z' };
    const paper = { ...running, expiresOn: '2024-03-20', writtenAt: '2024-01-02T15:00:00.000Z' };
    const file = (number: number, fileType: string, uploadedAt: string, status = 'pending') => ({
      fileUploadId: idOf(number),
      fileType,
      status,
      uploadedAt,
    });
    await dashboard({
      [activeTotals]: () => ({ companyId: idOf(2), ...totals, loans: [{ ...loan, closedOn: null, terms: null }] }),
      [`GET /api/borrower/drawrequest/company/${idOf(2)}`]: () => [],
      [`GET /api/borrower/drawrequest/drafts/${idOf(2)}`]: () => [],
      [`GET /api/borrower/drawrequest/waiting/${idOf(2)}`]: () => ({
        waivers: [
          { ...waivers, state: 'missing', count: 3 },
          { ...waivers, state: 'returned', count: 1 },
          { ...waivers, state: 'linkEnded', count: 2 },
        ],
        papers: ['insurance', 'building_permit', 'title'].map((kind) => ({ ...paper, paper: kind })),
      }),
      [`GET /api/borrower/fileUpload/application/${idOf(9)}`]: () => [
        file(80, 'insurance', '2023-12-01T15:00:00.000Z', 'approved'),
        file(81, 'building_permit', '2024-03-01T15:00:00.000Z'),
        file(82, 'title', '2024-03-01T15:00:00.000Z', 'rejected'),
      ],
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    const links = await section.findAllByRole('link');
    const documents = `/loans/${idOf(9)}?tab=documents`;
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [fill(borrowerPages.needPaper, { paper: 'Insurance' }), documents],
      [fill(borrowerPages.needPaper, { paper: 'Title' }), documents],
      [fill(borrowerPages.needWaiversAgain, { n: 2, count: 1 }), `/loans/${idOf(9)}?tab=waivers`],
      [fill(borrowerPages.needWaiversUnsigned, { n: 2, count: 2 }), `/loans/${idOf(9)}?tab=waivers`],
      [fill(borrowerPages.needWaivers, { n: 2, count: 3 }), `/loans/${idOf(9)}?tab=waivers`],
    ]);
    expect(section.getAllByText('Elm House #9')).toHaveLength(5);
  });

  it('list a closing until all of its papers are in', async () => {
    const stored = (fileType: string, status = 'pending') => ({
      fileUploadId: fileType,
      fileType,
      status,
      personId: null,
      comments: null,
    });
    const condition = { id: idOf(90), name: 'Payoff letter', comment: '', completed: false };
    const closing = (
      number: number,
      files: object[],
      dueOn: string | null = null,
      approvalConditions: object[] = [],
    ) => ({
      [`GET /api/borrower/application/single/${idOf(number)}`]: () => ({ id: idOf(number), approvalConditions }),
      [`GET /api/borrower/application/closing/${idOf(number)}`]: () => ({
        applicationId: idOf(number),
        open: ['insurance', 'title'],
        items: ['insurance', 'title'].map((kind) => ({ kind, completed: false, dueOn, fileUploadId: null })),
      }),
      [`GET /api/borrower/fileUpload/application/${idOf(number)}`]: () => files,
    });
    await dashboard({
      [list('inClosing')]: () => [
        summary(7, { name: 'Elm' }),
        summary(8, { name: 'Oak' }),
        summary(9, { name: 'Fir' }),
      ],
      [companyFiles]: () => [stored('w9'), stored('authorization')],
      ...closing(7, [stored('insurance'), stored('title', 'approved')]),
      ...closing(8, [stored('insurance')], '2024-03-20'),
      ...closing(9, [stored('insurance'), stored('title')], null, [condition, { ...condition, completed: true }]),
    });
    const section = within(await screen.findByRole('region', { name: needs.title }));
    const links = await section.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [fill(borrowerPages.needClosing, { documents: 'Title' }), `/closing/${idOf(8)}`],
      [fill(borrowerPages.needConditions, { conditions: 'Payoff letter' }), `/closing/${idOf(9)}`],
    ]);
    expect(section.getByText(fill(needs.dueOn, { date: '03/20/2024' }))).toBeTruthy();
  });

  it('say that something is missing where the papers of a closing are away', async () => {
    await dashboard({
      [list('inClosing')]: () => [summary(7, { name: 'Elm' })],
      [companyFiles]: () => [],
      [`GET /api/borrower/application/closing/${idOf(7)}`]: () => problem(503, 'upstream.unavailable'),
      [`GET /api/borrower/fileUpload/application/${idOf(7)}`]: () => [],
    });
    expect(await screen.findByText(needs.incomplete)).toBeTruthy();
    expect(screen.queryByText(needs.none)).toBeNull();
  });

  it('are left out where no loan runs, and nothing is needed where nothing waits', async () => {
    await dashboard({});
    expect(await screen.findByText(needs.none)).toBeTruthy();
    expect(screen.queryByRole('region', { name: borrowerPages.atAGlance })).toBeNull();
  });
});
