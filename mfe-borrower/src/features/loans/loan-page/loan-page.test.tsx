import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@groundwork/domain-messages';
import { borrower, borrowerPages } from '@groundwork/domain-messages-borrower';
import { changePage, inspections, loanPage } from '@groundwork/domain-messages-screens';
import { idOf } from '@groundwork/web-mount/testing';
import type { SentCall } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../../testing/borrower.js';
import type { Loan } from '../../../data/api.js';
import { aLedger, anApplication } from '../../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const call = `GET /api/borrower/loan/${idOf(1)}`;

/** The ledger of the records as the page of its loan. */
function aLoan(more: Partial<Loan> = {}): Loan {
  const ledger = aLedger();
  return {
    ...ledger,
    openedAt: '2026-01-02T15:00:00.000Z',
    userId: idOf(3),
    interestReserve: null,
    interestReservePaidIn: 0,
    interestReserveLeft: 0,
    lines: ledger.lines.map((line) => ({ ...line, percentComplete: 50 })),
    draws: [
      {
        id: idOf(70),
        number: 1,
        statusId: 1,
        place: 1,
        stage: 'submitted',
        kind: 'work',
        round: 1,
        requestedAmount: 90_000,
        approvedAmount: 0,
        lineCount: 3,
        createdAt: '2026-03-02T15:00:00.000Z',
        decidedAt: null,
        scheduledFor: null,
        fundedOn: null,
        userId: idOf(3),
      },
    ],
    funding: [{ day: '2026-01-02', amount: 60_000 }],
    plan: null,
    ...more,
  };
}

const people = {
  [`GET /api/borrower/users/company/${idOf(2)}`]: () => [{ id: idOf(3), firstName: 'Maria', lastName: 'Alvarez' }],
  [`GET /api/borrower/people/company/${idOf(2)}`]: () => ({ owners: [], otherPeople: [], thirdPartyContractors: [] }),
  [`GET /api/borrower/application/single/${idOf(1)}`]: () => anApplication(),
};

async function open(answers: Parameters<typeof borrowerAt>[1], path = `/loans/${idOf(1)}`) {
  const area = await borrowerAt(path, { ...people, ...answers });
  end = area.end;
  return area;
}

describe('the page of an active project', () => {
  it('is reached from My Portfolio, and says where its money stands', async () => {
    const { lines: _lines, ...loan } = aLedger();
    const portfolio = { ...loan, companyId: idOf(2), loans: [loan] };
    await open(
      {
        [call]: () => aLoan(),
        [`GET /api/borrower/application/activetotals/${idOf(2)}`]: () => portfolio,
        [`GET /api/borrower/drawrequest/company/${idOf(2)}`]: () => [],
        [`GET /api/borrower/drawrequest/drafts/${idOf(2)}`]: () => [],
      },
      '/loans',
    );
    const [link] = await screen.findAllByRole('link', { name: 'Harvard Street House' });
    await userEvent.click(link as HTMLElement);
    expect(await screen.findByRole('list', { name: '1500 Harvard Street · Site Work' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Available To Draw' }).textContent).toContain('$1,500.00');
    expect(screen.getByRole('button', { name: 'Request Draw' })).toBeTruthy();
    expect(screen.getByRole('button', { name: loanPage.calendarFile })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'My Portfolio' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Portfolio' })).toBeTruthy();
  });

  it('names documents by draw and line, people, and what happened; the lender is one to the borrower', async () => {
    const file = { fileUploadId: idOf(50), userFileName: 'roof.jpg', requestedAt: '2026-03-02T15:00:00.000Z' };
    const nothing = { number: null, amount: null, name: null, day: null, reason: null, doneBy: null, userId: null };
    const step = { ...nothing, drawRequestId: idOf(70), at: '2026-03-03T15:00:00.000Z' };
    const { calls } = await open({
      [call]: () => aLoan(),
      [`GET /api/borrower/waivers/loan/${idOf(1)}`]: () => problem(503, 'upstream.unavailable'),
      [`GET /api/borrower/drawrequest/changes/${idOf(1)}`]: () => [],
      [`${call}/files`]: ({ query }: SentCall) => ({
        items: [{ ...file, drawRequestId: idOf(70), line: query.has('before') ? 'HVAC' : 'Roofing' }],
        next: query.has('before') ? null : idOf(70),
      }),
      [`${call}/events`]: ({ query }: SentCall) =>
        query.has('before')
          ? { items: [{ ...step, id: idOf(80), event: 'draw.request', side: 'borrower', userId: idOf(3) }], next: null }
          : { items: [{ ...step, id: idOf(81), event: 'draw.approve', number: 2, side: 'lender' }], next: 'later' },
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'Documents' }));
    expect(await screen.findByText('Draw 1 · Roofing · 03/02/2026')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Earlier draws' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Earlier draws' })).toBeNull());
    expect(calls.filter(({ path }) => path.endsWith('/files'))).toHaveLength(2);
    // A group of nothing is not there; one that could not be read says so, and the others stand.
    expect(screen.queryByRole('region', { name: loanPage.ofChanges })).toBeNull();
    const away = await screen.findByRole('region', { name: loanPage.ofWaivers });
    expect(within(away).getByText(loanPage.notLoaded)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'People' }));
    const card = await screen.findByRole('region', { name: 'People' });
    await waitFor(() => expect(card.textContent).toContain('Draws requested byMaria Alvarez'));
    await userEvent.click(screen.getByRole('tab', { name: 'History' }));
    await userEvent.click(await screen.findByRole('button', { name: loanPage.earlier }));
    await waitFor(() => expect(screen.queryByRole('button', { name: loanPage.earlier })).toBeNull());
    const told = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(told[0]?.textContent).toContain(fill(loanPage.approved, { n: 1, lines: '2 lines' }));
    expect(told[0]?.textContent).toContain(loanPage.theLender);
    expect(told[1]?.textContent).toContain('Maria Alvarez');
  });

  it('has a place for each of its papers that ends, and says where that cannot be told', async () => {
    const path = `/loans/${idOf(1)}?tab=documents`;
    const paper = { name: 'Harvard Street House', projectNumber: 1042, writtenAt: '2024-01-02T15:00:00.000Z' };
    const waiting = `GET /api/borrower/drawrequest/waiting/${idOf(2)}`;
    await open(
      {
        [call]: () => aLoan(),
        [`GET /api/borrower/fileUpload/application/${idOf(1)}`]: () => [],
        [waiting]: () => ({
          waivers: [],
          papers: [
            { ...paper, applicationId: idOf(1), paper: 'insurance', expiresOn: '2024-03-20' },
            { ...paper, applicationId: idOf(1), paper: 'title', expiresOn: '9998-03-20' },
            { ...paper, applicationId: idOf(4), paper: 'building_permit', expiresOn: '2024-03-20' },
          ],
        }),
      },
      path,
    );
    const ending = within(await screen.findByRole('region', { name: borrowerPages.papersThatEnd }));
    expect(ending.getByText(borrowerPages.papersThatEndLead)).toBeTruthy();
    const insurance = within(await ending.findByRole('region', { name: 'Insurance' }));
    expect(insurance.getByText(fill(borrowerPages.paperEnded, { date: '03/20/2024' }))).toBeTruthy();
    expect(await insurance.findByLabelText(/^Upload Insurance/)).toBeTruthy();
    expect(ending.getByText(fill(borrowerPages.paperEnds, { date: '03/20/9998' }))).toBeTruthy();
    expect(ending.queryByRole('region', { name: 'Building Permit' })).toBeNull();
    await end();
    await open({ [call]: () => aLoan(), [waiting]: () => problem(503, 'upstream.unavailable') }, path);
    expect(await screen.findByText(borrowerPages.papersUnknown)).toBeTruthy();
  });

  it('opens the draw that its address names, a new one too; of one that is not there it says so, and closes', async () => {
    const answers = {
      [call]: () => aLoan(),
      [`GET /api/borrower/drawrequest/single/${idOf(71)}`]: () => problem(404, 'resource.notFound'),
    };
    await open(answers, `/loans/${idOf(1)}?draw=${idOf(71)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Draw request' }));
    expect(await dialog.findByText(borrower.drawsUnavailable)).toBeTruthy();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Request Draw' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await end();
    await open(answers, `/loans/${idOf(1)}?draw=new`);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('lists every document of the loan by what it belongs to, with its date, whose it is, where it stands and its way', async () => {
    const at = '2026-03-02T15:00:00.000Z';
    const aFile = (number: number, fileType: string, more: object = {}) => ({
      fileUploadId: idOf(number),
      userFileName: `${fileType}.pdf`,
      fileType,
      status: 'approved',
      comments: null,
      personId: null,
      propertyId: null,
      contentType: 'application/pdf',
      size: 9,
      uploadedBy: idOf(4),
      uploadedAt: at,
      version: 1,
      replacedBy: null,
      ...more,
    });
    const [property] = aLedger().properties;
    const support = { fileUploadId: idOf(55), userFileName: 'roof.jpg' };
    const change = {
      id: idOf(90),
      number: 2,
      status: 'approved',
      requestedAt: at,
      requestedBy: idOf(3),
      lineItems: [],
    };
    const waiver = {
      ...{ id: idOf(91), applicationId: idOf(1), drawRequestId: idOf(70), drawNumber: 1, party: 'payee', version: 3 },
      ...{ claimant: 'Gulf Framing LLC', condition: 'conditional', extent: 'progress', amount: 9000, status: 'signed' },
      ...{
        throughDate: '2026-03-02',
        signerName: 'Gus Frame',
        signerEmail: 'g@gulf.example',
        sentAt: at,
        signedAt: at,
      },
      ...{ means: 'link', paper: null, reason: null },
    };
    const paperless = { ...waiver, id: idOf(92), status: 'requested', signedAt: null, signerName: null };
    const inspection = { id: idOf(93), version: 4, status: 'accepted', origin: 'lender', requestedAt: at, note: null };
    await open(
      {
        [call]: () => aLoan(),
        [`${call}/files`]: () => ({
          items: [{ ...support, requestedAt: at, drawRequestId: idOf(70), line: null }],
          next: null,
        }),
        [`GET /api/borrower/application/single/${idOf(1)}`]: () => ({ ...anApplication(), termSheetAgreementTime: at }),
        [`GET /api/borrower/fileUpload/application/${idOf(1)}`]: () => [
          aFile(50, 'presalecontract', { propertyId: property?.propertyId }),
          aFile(51, 'building_permit'),
          aFile(52, 'drawRequestDocument'),
          aFile(53, 'inspectionPhoto'),
        ],
        [`GET /api/borrower/users/profileByUid/${idOf(4)}`]: () => ({ firstName: 'Luis', lastName: 'Ortiz' }),
        [`GET /api/borrower/application/closing/${idOf(1)}`]: () => ({
          applicationId: idOf(1),
          open: [],
          items: [
            { kind: 'building_permit', completed: true, fileUploadId: idOf(51), tickedBy: idOf(9), tickedAt: at },
            { kind: 'insurance', completed: false, fileUploadId: null, tickedBy: null, tickedAt: null },
          ],
        }),
        [`GET /api/borrower/drawrequest/changes/${idOf(1)}`]: () => [
          { ...change, supportingDocuments: [{ fileUploadId: idOf(56), userFileName: 'extra.pdf' }] },
        ],
        [`GET /api/borrower/inspections/loan/${idOf(1)}`]: () => ({
          lines: [],
          inspections: [{ ...inspection, scheduledFor: '2026-03-01', inspectorName: 'Ines Prado', reason: null }],
        }),
        [`GET /api/borrower/waivers/loan/${idOf(1)}`]: () => [waiver, paperless],
        [`GET /api/borrower/waivers/${idOf(91)}/pdf`]: () => problem(409, 'evidence.broken'),
      },
      `/loans/${idOf(1)}?tab=documents`,
    );
    const rowsOf = (group: string) =>
      within(screen.getByRole('list', { name: group }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await screen.findByRole('list', { name: loanPage.ofWaivers });
    await waitFor(() => expect(rowsOf(loanPage.ofApplication)).toHaveLength(2));
    await waitFor(() =>
      expect(rowsOf(loanPage.ofApplication)[1]).toMatch(
        new RegExp(`^presalecontract.pdfPresale Contract, ${property?.street} · 03/02/2026 · Luis OrtizApproved`),
      ),
    );
    expect(rowsOf(loanPage.ofApplication)[0]).toBe(
      `${loanPage.termSheet}${loanPage.accepted} · 03/02/2026${loanPage.paper}`,
    );
    expect(rowsOf(loanPage.ofClosing)).toEqual([
      expect.stringMatching(/^building_permit.pdfPermits · 03\/02\/2026 · .*Completed/),
    ]);
    expect(rowsOf(loanPage.ofDraws)).toEqual([
      expect.stringMatching(
        new RegExp(`^${fill(loanPage.certificateOf, { n: 1 })}03/02/2026 · .*Pending${loanPage.paper}$`),
      ),
    ]);
    expect(screen.getByText('Draw 1 · the whole draw · 03/02/2026')).toBeTruthy();
    expect(rowsOf(loanPage.ofInspections)).toEqual([
      `${fill(loanPage.reportOf, { day: '03/01/2026' })}03/02/2026 · Ines Prado${loanPage.accepted}${loanPage.paper}`,
    ]);
    expect(rowsOf(loanPage.ofWaivers)).toEqual([
      expect.stringMatching(
        /^Conditional waiver on progress payment, Gulf Framing LLCDraw 1 · 03\/02\/2026 · Gus FrameSigned/,
      ),
    ]);
    expect(rowsOf(loanPage.ofChanges)).toEqual([expect.stringMatching(/^extra.pdfChange 2 · .*Approved/)]);
    // What the portal can show opens there.
    expect(screen.getAllByRole('button', { name: /^View / }).length).toBeGreaterThan(0);
  });

  it('has changes of the budget and inspections as tabs that an address opens and the keyboard walks', async () => {
    await open(
      {
        [call]: () => aLoan(),
        [`GET /api/borrower/drawrequest/ledger/${idOf(1)}`]: () => aLedger(),
        [`GET /api/borrower/drawrequest/changes/${idOf(1)}`]: () => [],
        [`GET /api/borrower/inspections/loan/${idOf(1)}`]: () => ({
          applicationId: idOf(1),
          capsDraws: false,
          settingVersion: 0,
          lines: [],
          inspections: [],
        }),
      },
      `/loans/${idOf(1)}?tab=changes`,
    );
    expect(await screen.findByRole('button', { name: changePage.ask })).toBeTruthy();
    screen.getByRole('tab', { name: changePage.title, selected: true }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByText(inspections.none)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: inspections.title, selected: true }));
  });

  it('says that it could not be read, and that the service is away', async () => {
    await open({ [call]: () => problem(403, 'access.denied') });
    expect(await screen.findByText(loanPage.notLoaded)).toBeTruthy();
    await end();
    await open({ [call]: () => problem(503, 'upstream.unavailable') });
    expect(await screen.findByText(borrower.drawsUnavailable)).toBeTruthy();
  });
});
