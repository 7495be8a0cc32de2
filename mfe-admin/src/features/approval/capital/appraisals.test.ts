import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LimitPoint } from '@groundwork/domain-capital';
import { fill, shared } from '@groundwork/domain-messages';
import { capitalPage } from '@groundwork/domain-messages-admin';
import { figures, screens } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea } from '@groundwork/web-mount/testing';
import area from '../../../export-app.js';
import type { Application, Appraisal } from '../../../data/api.js';
import { aSubmittedApplication, foundPage } from '../../../testing/an-application.js';
import { administrator } from '../../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => end());

const property = { id: idOf(10), budgetTotal: 40_000_000, units: [], floorPlans: [], outsideApplicationWindow: false };
const points: LimitPoint[] = [];
const appraisal = (version: number, more: Partial<Appraisal> = {}): Appraisal => ({
  id: idOf(40 + version),
  propertyId: idOf(10),
  version,
  asIs: null,
  asCompleted: 50_000_000,
  appraiser: 'Kim Lee, MAI',
  appraisedOn: '2024-03-01',
  documentId: null,
  recordedBy: idOf(7),
  recordedAt: '2024-03-07T15:00:00.000Z',
  ...more,
});

const aFile = (number: number, userFileName: string, fileType: string) => ({
  fileUploadId: idOf(number),
  userFileName,
  fileType,
  status: 'submitted',
  comments: null,
  personId: null,
  contentType: 'application/pdf',
  size: 2000,
  uploadedBy: idOf(7),
  uploadedAt: '2024-03-07T15:00:00.000Z',
  version: 1,
  replacedBy: null,
});

interface Server {
  application?: Partial<Application>;
  recorded?: Appraisal[];
  record?: () => Response | undefined;
}

/** The capital of an application whose $400,000 project wants $360,000; a record makes the next appraisal. */
async function capitalSection({ application: more, recorded = [], record }: Server = {}) {
  const application = aSubmittedApplication({
    requestedLoanAmount: 36_000_000,
    properties: [{ ...property, street: '12 Oak Lane' }],
    ...more,
  });
  const state = { recorded };
  const mounted = await mountedArea({
    area,
    user: administrator,
    path: `/approval?application=${application.id}`,
    answers: {
      'GET /api/admin/application/search': () => foundPage([application]),
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/users/profileByUid/${idOf(7)}`]: () => ({ firstName: 'Carolyn', lastName: 'Whitfield' }),
      [`GET /api/admin/application/single/${application.id}`]: () => application,
      [`GET /api/admin/fileUpload/application/${application.id}`]: () => [
        aFile(60, 'report.pdf', 'appraisal'),
        aFile(61, 'survey.pdf', 'survey'),
      ],
      [`GET /api/admin/application/capital/${application.id}`]: () => ({
        applicationId: application.id,
        costs: [{ propertyId: idOf(10), total: 40_000_000, land: 9_000_000, hard: 25_000_000, contingency: 0 }],
        appraisals: state.recorded.slice(0, 1),
        limits: { loanToCompletedValue: 70 },
        points,
      }),
      [`GET /api/admin/application/appraisals/${application.id}`]: () => state.recorded,
      [`POST /api/admin/application/appraisal/${application.id}`]: ({ body }) => {
        const refusal = record?.();
        if (refusal) return refusal;
        const stored = appraisal(state.recorded.length + 1, body as Partial<Appraisal>);
        state.recorded = [{ ...stored, version: state.recorded.length + 1 }, ...state.recorded];
        return state.recorded[0];
      },
    },
  });
  end = mounted.end;
  const user = userEvent.setup();
  await user.click(await screen.findByText(capitalPage.capital));
  const values = within(await screen.findByRole('region', { name: capitalPage.appraisedValues }));
  const posts = () => mounted.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...mounted, state, user, values, posts };
}

const enter = (property = '12 Oak Lane') => fill(capitalPage.enterAppraisalOf, { property });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: capitalPage.saveAppraisal });
const ratios = () => screen.getByRole('region', { name: capitalPage.figures }).textContent;

describe('the appraised values', () => {
  it('are entered with their document, once, and the figures beside them stand on them', async () => {
    const { user, values, posts, said } = await capitalSection();
    expect(values.getByText(capitalPage.notAppraised)).toBeTruthy();
    expect(values.getByText(capitalPage.enterAppraisal)).toBeTruthy();
    expect(ratios()).not.toContain(figures.byAppraisal);
    await user.click(values.getByRole('button', { name: enter() }));
    const dialog = within(await screen.findByRole('dialog', { name: enter() }));
    for (const text of [capitalPage.appraisalLead, capitalPage.oneValueIsEnough, capitalPage.appraiserHint])
      expect(dialog.getByText(text)).toBeTruthy();
    await user.type(field('Value as completed'), '500,000');
    await user.type(field('Appraiser'), 'Kim Lee, MAI');
    await user.type(field('Date of the appraisal'), '2024-03-01');
    const documents = dialog.getByRole('combobox', {
      name: /^Document/,
      description: capitalPage.appraisalDocumentHint,
    });
    expect(
      within(documents)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([capitalPage.noDocument, 'report.pdf']);
    await user.selectOptions(documents, 'report.pdf');
    await user.dblClick(save());
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: capitalPage.appraisalSaved }]));
    expect(posts()).toEqual([
      {
        propertyId: idOf(10),
        version: 0,
        asIs: null,
        asCompleted: 50_000_000,
        appraiser: 'Kim Lee, MAI',
        appraisedOn: '2024-03-01',
        documentId: idOf(60),
      },
    ]);
    await waitFor(() => expect(ratios()).toContain(`72.00%${figures.byAppraisal}`));
    expect(screen.queryByRole('dialog')).toBeNull();
    const said2 = screen.getByRole('region', { name: capitalPage.appraisedValues }).textContent;
    for (const text of ['$500,000.00', '03/01/2024', 'report.pdf', capitalPage.enteredAt, capitalPage.enteredBy])
      expect(said2).toContain(text);
    expect(values.queryByText(capitalPage.everyAppraisal)).toBeNull();
  });

  it('are refused at their fields, and nothing typed is lost', async () => {
    const { user, values, posts } = await capitalSection();
    await user.click(values.getByRole('button', { name: enter() }));
    await user.type(field('Appraiser'), 'Kim Lee');
    await user.type(field('Date of the appraisal'), '2099-01-01');
    await user.click(save());
    expect(await screen.findByText(shared.appraisedValueNeeded)).toBeTruthy();
    expect(screen.getByText(shared.appraisedAhead)).toBeTruthy();
    expect([field('Appraiser').value, posts()]).toEqual(['Kim Lee', []]);
  });

  it('that another administrator entered meanwhile are compared first', async () => {
    let refused = false;
    const theirs = appraisal(2, { asCompleted: 52_000_000 });
    const { user, values, posts } = await capitalSection({
      recorded: [appraisal(1)],
      record: () => {
        if (refused) return undefined;
        refused = true;
        return Response.json({ status: 409, code: 'state.version_conflict', current: theirs }, { status: 409 });
      },
    });
    await user.click(values.getByRole('button', { name: enter() }));
    await user.clear(field('Value as completed'));
    await user.type(field('Value as completed'), '510,000');
    await user.click(save());
    const conflict = within(await screen.findByRole('alertdialog', { name: screens.conflictTitle }));
    expect(conflict.getByText('$520,000.00')).toBeTruthy();
    await user.click(conflict.getByRole('button', { name: screens.saveChoice }));
    await waitFor(() => expect(posts().map((body) => (body as Appraisal).version)).toEqual([1, 2]));
  });

  it('of then stay to be read', async () => {
    const { user } = await capitalSection({
      recorded: [appraisal(2, { asCompleted: 47_000_000 }), appraisal(1, { appraiser: 'Ana Ruiz' })],
    });
    await user.click(screen.getByText(capitalPage.everyAppraisal));
    const table = within(await screen.findByRole('table', { name: capitalPage.everyAppraisal }));
    expect(table.getByRole('columnheader', { name: capitalPage.appraisedProperty })).toBeTruthy();
    const [, newest, first] = table.getAllByRole('row');
    expect(newest?.textContent).toContain('12 Oak Lane—$470,000.00Kim Lee, MAI03/01/2024');
    expect(first?.textContent).toContain('Ana Ruiz');
  });

  it('that cannot be loaded say so; a property without a street is named by its number', async () => {
    const { user, values, state } = await capitalSection({
      recorded: [appraisal(2)],
      application: { properties: [property] },
    });
    state.recorded = Response.json({ status: 503, code: 'unavailable' }, { status: 503 }) as never;
    expect(values.getByRole('heading', { name: 'Property 1' })).toBeTruthy();
    await user.click(screen.getByText(capitalPage.everyAppraisal));
    expect(await screen.findByText(capitalPage.appraisalsUnavailable)).toBeTruthy();
  });

  it('of a decided application are not changed any more', async () => {
    const { values } = await capitalSection({ application: { status: 'rejected' }, recorded: [appraisal(1)] });
    expect(values.queryByRole('button', { name: enter() })).toBeNull();
    expect(values.getByText('Kim Lee, MAI')).toBeTruthy();
  });
});
