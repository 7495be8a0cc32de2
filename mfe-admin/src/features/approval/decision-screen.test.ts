import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountedArea } from '@groundwork/web-mount/testing';
import { limitNames } from '@groundwork/domain-capital';
import { fill } from '@groundwork/domain-messages';
import { approval as words } from '@groundwork/domain-messages-admin';
import { figures } from '@groundwork/domain-messages-screens';
import { aSubmittedApplication } from '../../testing/an-application.js';
import area from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end = async () => {};
afterEach(() => end());

const application = aSubmittedApplication({ status: 'approved' });
const id = '0b6f5a52-6f9e-4c39-9b0f-0d6ad2a9b0d1';
const decision = {
  id,
  applicationId: application.id,
  round: 1,
  command: 'approve',
  decidedBy: administrator.id,
  decidedAt: '2024-03-09T15:00:00.000Z',
  note: 'Strong sponsor.',
  missing: ['Survey or Plot Map'],
  overrideReason: 'The title company holds it.',
  exceededLimits: ['loanToCost'],
  limitsReason: 'A reserve of its own.',
  terms: {
    amount: 42_500_000,
    rate: 10.25,
    termMonths: 12,
    interestReserve: 0,
    retainagePercent: 10,
    originationFeePercent: 1.5,
    otherFees: 0,
  },
  snapshotHash: 'a'.repeat(64),
};
const details = {
  ...decision,
  intact: true,
  snapshot: {
    application: {
      ...application,
      properties: [
        { id: 'p', street: '1500 Harvard Street', units: [{ id: 'u1' }, { id: 'u2' }], floorPlans: [] },
        { id: 'q', street: '1502 Harvard Street', units: [], floorPlans: [] },
      ],
    },
    capital: {
      costs: [],
      appraisals: [],
      limits: { loanToCost: 85 },
      points: [{ limit: 'loanToCost', state: 'exceeded', ceiling: 34_000_000, missing: [] }],
    },
    budgets: [
      {
        propertyId: 'p',
        lines: [
          {
            ...{ name: 'Roofing', section: 'Exterior Structure', budgetAmount: 1_673_200 },
            ...{ type: 'hard', note: 'Slate, by the bid of May' },
          },
        ],
      },
    ],
    unitBudgets: [
      {
        propertyId: 'p',
        unitId: 'u2',
        lines: [{ name: 'Flooring', section: 'Interior', budgetAmount: 310_000 }],
      },
    ],
    termSheet: {
      id: 't',
      type: 'build new',
      version: 3,
      date: '2024-03-07T15:00:00.000Z',
      signerName: 'Marisol Bennett',
      contentHash: 'e'.repeat(64),
    },
    documents: [
      {
        fileUploadId: 'f',
        parentType: 'application',
        fileType: 'purchasecontract',
        userFileName: 'contract.pdf',
        status: 'pending',
        sha256: 'b'.repeat(64),
        version: 2,
        uploadedAt: '2024-03-07T15:00:00.000Z',
      },
      {
        fileUploadId: 'g',
        parentType: 'application',
        fileType: 'presalecontract',
        propertyId: 'q',
        userFileName: 'sale.pdf',
        status: 'approved',
        sha256: 'd'.repeat(64),
        version: 1,
        uploadedAt: '2024-03-07T15:00:00.000Z',
      },
    ],
    parties: {
      name: 'Oak Homes LLC',
      owners: [{ id: 'o', name: 'Dana Whitfield', percentOwnership: 60 }],
      people: [],
      contractors: [],
    },
  },
};
const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });

async function open(path: string, answers: Record<string, () => unknown>) {
  const mounted = await mountedArea({
    area,
    user: administrator,
    path,
    answers: {
      'GET /api/admin/drawrequest/selections': () => [],
      [`GET /api/admin/application/single/${application.id}`]: () => application,
      [`GET /api/admin/fileUpload/application/${application.id}`]: () => [],
      ...answers,
    },
  });
  end = mounted.end;
  return { ...mounted, user: userEvent.setup() };
}

describe('the decisions on an application', () => {
  const review = `/admin/reviewapplication/${application.id}`;
  const list = `GET /api/admin/application/decisions/${application.id}`;
  const shown = async (answer: () => unknown) => {
    const { user } = await open(review, { [list]: answer });
    await user.click(await screen.findByText(words.decisions));
  };

  it('are listed with terms, reasons and the way to what they were taken upon', async () => {
    await shown(() => [decision]);
    const one = within(await screen.findByRole('region', { name: 'Approved' }));
    expect(one.getByText('Strong sponsor.')).toBeTruthy();
    expect(one.getByText(/^Decided without: Survey or Plot Map\. The title company holds it\.$/)).toBeTruthy();
    expect(one.getByText(new RegExp(fill(words.withoutItems, { items: 'Survey or Plot Map' })))).toBeTruthy();
    const above = fill(words.aboveLimits, { limits: limitNames.loanToCost });
    expect(one.getByText(`${above}. A reserve of its own.`)).toBeTruthy();
    expect(one.getByText('$425,000.00')).toBeTruthy();
    expect(one.getByText('10.25%')).toBeTruthy();
    expect(one.getByRole('link', { name: words.decidedUpon }).getAttribute('href')).toBe(`/admin/decision/${id}`);
  });

  it('are none yet', async () => {
    await shown(() => []);
    expect(await screen.findByText(words.noDecisions)).toBeTruthy();
  });

  it('could not be read', async () => {
    await shown(away);
    expect(await screen.findByText(words.decisionsUnavailable)).toBeTruthy();
  });
});

describe('a decision', () => {
  const single = `GET /api/admin/application/decision/${id}`;

  it('shows the application, its budget, documents with their hashes and parties as they were', async () => {
    await open(`/admin/decision/${id}`, {
      [single]: () => details,
      [`GET /api/admin/people/company/${application.companyId}`]: () => ({
        owners: [],
        otherPeople: [],
        thirdPartyContractors: [],
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Decision: Nicholson Trail House' })).toBeTruthy();
    expect(screen.getByRole('region', { name: words.limitsThen }).textContent).toContain(
      'At most 85% of the total cost',
    );
    expect(screen.getByText(words.decisionIntact)).toBeTruthy();
    const budget = within(screen.getByRole('table', { name: 'Budget of 1500 Harvard Street' }));
    expect(budget.getByText('Roofing')).toBeTruthy();
    // The line, its section and the whole.
    expect(budget.getAllByText('$16,732.00')).toHaveLength(3);
    expect(budget.getByText('Slate, by the bid of May')).toBeTruthy();
    expect(budget.getByText('hard')).toBeTruthy();
    const units = within(screen.getByRole('table', { name: 'Budget of 1500 Harvard Street, Unit 2' }));
    expect(units.getByText('Flooring')).toBeTruthy();
    expect(units.getAllByText('$3,100.00')).toHaveLength(3);
    const sheet = within(screen.getByRole('region', { name: words.termSheetThen }));
    expect(sheet.getByText('Build New, version 3')).toBeTruthy();
    expect(sheet.getByText(/^Marisol Bennett, 03\/07\/2024/)).toBeTruthy();
    expect(sheet.getByText('e'.repeat(64))).toBeTruthy();
    const documents = within(screen.getByRole('table', { name: words.documentsThen }));
    expect(documents.getByText('Purchase Contract')).toBeTruthy();
    expect(documents.getByText('Presale Contract: 1502 Harvard Street')).toBeTruthy();
    expect(documents.getByText('b'.repeat(64))).toBeTruthy();
    expect(documents.getByText('In review')).toBeTruthy();
    const parties = within(screen.getByRole('region', { name: words.partiesThen }));
    expect(parties.getByText('Dana Whitfield (60%)')).toBeTruthy();
    // What was decided is the first of the page, and each table stands under a name that is seen.
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Approved',
      words.limitsThen,
      words.termSheetThen,
      'Budget',
      figures.unitBudgets,
      words.documentsThen,
      words.conditionsThen,
    ]);
    expect(screen.getByText(words.noConditionsThen)).toBeTruthy();
    expect(screen.queryByText(words.closingThen)).toBeNull();
    expect(screen.queryByText(words.rejectedThen)).toBeNull();
  });

  it('shows the conditions and the checklist of the closing as they stood, with whoever found them in order', async () => {
    const ticked = { completedBy: administrator.id, completedAt: '2024-03-08T15:00:00.000Z' };
    const item = { completed: true, dueOn: null, expiresOn: null, comment: null, fileUploadId: null };
    const snapshot = {
      ...details.snapshot,
      application: {
        ...details.snapshot.application,
        approvalConditions: [
          { id: 'c1', name: 'Soil report', comment: 'By an engineer', completed: true, ...ticked },
          { id: 'c2', name: 'Survey update', comment: null, completed: false },
        ],
      },
      people: [{ id: administrator.id, name: 'Carolyn Whitfield' }],
      closing: [
        { ...item, kind: 'title', fileUploadId: 'f', tickedBy: administrator.id, tickedAt: ticked.completedAt },
        { ...item, kind: 'insurance', completed: false, dueOn: '2024-03-20', expiresOn: '2025-03-01' },
      ],
    };
    await open(`/admin/decision/${id}`, {
      [single]: () => ({ ...details, command: 'completeClosing', snapshot }),
    });
    const rowsOf = async (name: string) =>
      within(await screen.findByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    await screen.findAllByText(/Carolyn Whitfield/);
    const found = `${words.inOrderThen}${fill(words.tickedOff, { date: '03/08/2024' })} Carolyn Whitfield`;
    expect(await rowsOf(words.conditionsThen)).toEqual([
      `Soil report${found}By an engineer`,
      `Survey update${words.openThen}`,
    ]);
    expect(screen.getAllByRole('columnheader', { name: words.standingThen })).toHaveLength(2);
    expect(await rowsOf(words.closingThen)).toEqual([
      `Insurance${words.openThen}03/20/202403/01/2025`,
      `Title${found}contract.pdf`,
    ]);
  });

  it('of a rejection says which sections were rejected, and why', async () => {
    const rejectionComments = [{ step: 'budget', value: 'The roof is missing.' }];
    const snapshot = { ...details.snapshot, application: { ...details.snapshot.application, rejectionComments } };
    await open(`/admin/decision/${id}`, { [single]: () => ({ ...details, command: 'reject', terms: null, snapshot }) });
    const sections = within(await screen.findByRole('region', { name: words.rejectedThen }));
    expect(sections.getByText('Budget').nextElementSibling?.textContent).toBe('The roof is missing.');
  });

  it('says that there were no documents', async () => {
    const bare = { ...details, snapshot: { ...details.snapshot, documents: [] } };
    await open(`/admin/decision/${id}`, { [single]: () => bare });
    expect(await screen.findByText(words.noDocumentsThen)).toBeTruthy();
  });

  it('says which words of a supervision were acknowledged, and that no term sheet stood', async () => {
    const supervision = {
      date: '2024-03-07T15:00:00.000Z',
      signerName: 'Marisol Bennett',
      contentHash: 'c'.repeat(64),
    };
    const snapshot = {
      ...details.snapshot,
      termSheet: null,
      application: { ...details.snapshot.application, supervision },
    };
    await open(`/admin/decision/${id}`, { [single]: () => ({ ...details, snapshot }) });
    expect(await screen.findByText('c'.repeat(64))).toBeTruthy();
    await end();
    const none = { ...details.snapshot, termSheet: null };
    await open(`/admin/decision/${id}`, { [single]: () => ({ ...details, snapshot: none }) });
    expect(await screen.findByText(words.noTermSheetThen)).toBeTruthy();
    await end();
    // A decision from before says nothing of it.
    await open(`/admin/decision/${id}`, {
      [single]: () => ({ ...details, snapshot: { ...none, termSheet: undefined } }),
    });
    expect(await screen.findByRole('heading', { name: words.documentsThen })).toBeTruthy();
    expect(screen.queryByText(words.noTermSheetThen)).toBeNull();
  });

  it('says that somebody has touched its record', async () => {
    await open(`/admin/decision/${id}`, { [single]: () => ({ ...details, intact: false }) });
    expect(await screen.findByText(words.decisionTouched)).toBeTruthy();
  });
});
