import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, shared } from '@groundwork/domain-messages';
import { borrower, capital } from '@groundwork/domain-messages-borrower';
import { displayInstant } from '@groundwork/domain-time';
import { idOf } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../../testing/borrower.js';
import type { Application, TermSheet } from '../../../data/api.js';
import { anApplication, aTermSheet } from '../../../testing/records.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

/** A text of 1000 px in a frame of 400: jsdom lays nothing out. */
function withHeight(region: HTMLElement, scrollTop: number): void {
  Object.defineProperties(region, {
    scrollHeight: { configurable: true, value: 1000 },
    clientHeight: { configurable: true, value: 400 },
    scrollTop: { configurable: true, value: scrollTop },
  });
}

interface Situation {
  application?: Partial<Application>;
  sheet?: Partial<TermSheet>;
  /** What an acceptance answers; by default it is recorded. */
  accept?: () => unknown;
  /** What the text and the acceptance wait for. */
  readingAfter?: Promise<void>;
  acceptingAfter?: Promise<void>;
}

async function termSheetStep(situation: Situation = {}) {
  const { application, sheet, accept, readingAfter, acceptingAfter } = situation;
  // The layout is there before the step looks at it for the first time.
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, value: 1000 });
  const state = {
    agreed: null as string | null,
    declined: null as string | null,
    content: undefined as string | undefined,
    supervision: null as TermSheet['supervision'],
  };
  const area = await borrowerAt(`/applications/${idOf(1)}?step=6`, {
    [`GET /api/borrower/application/single/${idOf(1)}`]: () =>
      anApplication({ termSheetAgreementTime: state.agreed, ...application }),
    [`GET /api/borrower/termsheet/app/${idOf(1)}/sheet`]: async () => {
      await readingAfter;
      const { agreed: acceptedAt, declined: declinedAt, supervision, content } = state;
      return {
        ...aTermSheet({ acceptedAt, declinedAt, supervision, ...sheet }),
        ...(content ? { content, contentHash: 'b'.repeat(64) } : {}),
      };
    },
    [`PUT /api/borrower/application/update/${idOf(1)}`]: ({ body }) =>
      anApplication({ ...application, ...(body as object) }),
    [`DELETE /api/borrower/termsheet/app/${idOf(1)}`]: () => {
      state.agreed = null;
      return { id: idOf(51) };
    },
    'POST /api/borrower/termsheet/accept': async () => {
      await acceptingAfter;
      const answer = accept?.();
      if (answer) {
        state.content = '<p>Other figures</p>';
        return answer;
      }
      state.agreed = new Date().toISOString();
      state.declined = null;
      return { id: idOf(51) };
    },
    'POST /api/borrower/termsheet/supervision': () => {
      state.supervision = {
        id: idOf(53),
        signerName: 'Marisol Bennett',
        date: '2026-03-07T20:30:00.000Z',
        contentHash: 'b'.repeat(64),
      };
      return state.supervision;
    },
    'POST /api/borrower/termsheet/decline': () => {
      state.declined = '2026-03-07T20:30:00.000Z';
      return { id: idOf(52) };
    },
  });
  end = async () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
    await area.end();
  };
  return area;
}

/** A promise, and what keeps it. */
function gate(): [Promise<void>, () => void] {
  let open: () => void = () => undefined;
  const after = new Promise<void>((keep) => (open = keep));
  return [after, () => open()];
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const acceptButton = () => button('Accept Term Sheet');
const submit = () => button(borrower.submitFinal);
const region = () => screen.findByRole('region', { name: 'Term Sheet' });

async function readToTheEnd(): Promise<void> {
  const text = await region();
  withHeight(text, 600);
  fireEvent.scroll(text);
}

describe('the term sheet', () => {
  it('is accepted only when it was read to its end, named by what was shown; then the final submit is open', async () => {
    const [readingAfter, read] = gate();
    const [acceptingAfter, accept] = gate();
    const { calls } = await termSheetStep({ readingAfter, acceptingAfter });
    const user = userEvent.setup();
    expect(await screen.findByText(borrower.preparingTermSheet)).toBeTruthy();
    read();
    const text = await region();
    expect(screen.queryByText(borrower.preparingTermSheet)).toBeNull();
    expect(acceptButton().disabled).toBe(true);
    expect(screen.getByText(borrower.scrollToTheEnd)).toBeTruthy();
    withHeight(text, 500);
    fireEvent.scroll(text);
    expect(acceptButton().disabled).toBe(true);
    await readToTheEnd();
    expect(acceptButton().disabled).toBe(false);
    expect(submit().disabled).toBe(true);
    await user.click(acceptButton());
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: borrower.acceptingTermSheet })).disabled).toBe(
      true,
    );
    accept();
    await waitFor(() => expect(screen.getByText(/You accepted this term sheet on .* EST/)).toBeTruthy());
    await waitFor(() => expect(submit().disabled).toBe(false));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      applicationId: idOf(1),
      type: 'build new',
      version: 3,
      contentHash: aTermSheet().contentHash,
    });
  });

  it('whose text has changed meanwhile is shown anew and has to be read again', async () => {
    const { said } = await termSheetStep({
      accept: () => problem(409, 'state.version_conflict', [], shared.termSheetReadAnew),
    });
    const user = userEvent.setup();
    await readToTheEnd();
    await user.click(acceptButton());
    expect(await screen.findByText('Other figures')).toBeTruthy();
    await waitFor(() => expect(acceptButton().disabled).toBe(true));
    expect(screen.queryByText(/You accepted/)).toBeNull();
    const text = `${borrower.errorAcceptingTermSheet}: ${shared.termSheetReadAnew}`;
    expect(said).toContainEqual(['notify', { kind: 'error', text }]);
  });

  it('is declined only when it was read to its end; that is recorded although it was never accepted', async () => {
    const { calls } = await termSheetStep();
    const user = userEvent.setup();
    await region();
    expect(button('Decline').disabled).toBe(true);
    await readToTheEnd();
    await user.click(button('Decline'));
    const declined = fill(borrower.termSheetDeclined, { date: '03/07/2026 04:30 PM EST' });
    expect((await screen.findByText(/You declined/)).textContent).toContain(declined);
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/borrower/termsheet/decline',
        { applicationId: idOf(1), type: 'build new', version: 3, contentHash: aTermSheet().contentHash },
      ],
    ]);
    expect(submit().disabled).toBe(true);
    expect(acceptButton().disabled).toBe(false);
  });

  it('that was accepted can be withdrawn, and says what is newer by now', async () => {
    const agreed = new Date().toISOString();
    const { calls } = await termSheetStep({
      application: { termSheetAgreementTime: agreed },
      sheet: { acceptedAt: agreed, latestVersion: 4, figuresChanged: true },
    });
    expect(await screen.findByText(fill(borrower.termSheetNewer, { version: 4 }))).toBeTruthy();
    expect(button(borrower.termSheetPdf).disabled).toBe(false);
    expect(screen.getByText(borrower.termSheetFiguresChanged)).toBeTruthy();
    await userEvent.click(button('Withdraw'));
    await waitFor(() => expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  });

  it('that was accepted lets the application be sent off, which is told, and leads to the list', async () => {
    const agreed = new Date().toISOString();
    const { calls, said } = await termSheetStep({
      application: { termSheetAgreementTime: agreed, brokerUsed: 'no' },
      sheet: { acceptedAt: agreed },
    });
    await region();
    await userEvent.click(submit());
    await waitFor(() => expect(said).toContainEqual(['notify', { kind: 'success', text: borrower.finalSubmitted }]));
    await waitFor(() => expect(location.pathname).toBe('/applications'));
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      expect.objectContaining({ status: 'awaiting', brokerUsed: 'no' }),
    ]);
  });

  it('of a day ago says that it is to be read again', async () => {
    await termSheetStep({ application: { staleTermsheet: true } });
    expect(await screen.findByText(shared.termSheetStale)).toBeTruthy();
  });

  it('whose figures have changed says which, on every step, and is to be accepted again', async () => {
    const termSheetChanges = ['Requested loan amount', 'Total of the budgets'];
    const changed = fill(shared.termSheetChanged, { figures: termSheetChanges.join(', ') });
    await termSheetStep({ application: { staleTermsheet: true, termSheetChanges } });
    await readToTheEnd();
    expect(screen.getByText(changed)).toBeTruthy();
    expect(screen.queryByText(shared.termSheetStale)).toBeNull();
    expect([submit().disabled, acceptButton().disabled]).toEqual([true, false]);
    await userEvent.click(screen.getByRole('link', { name: capital.requestedLoanAmount }));
    await screen.findByRole('heading', { name: 'Budget', level: 2 });
    expect(screen.getByText(changed)).toBeTruthy();
  });

  it('of a line of credit has its costs and the supervision acknowledged, in the words of its terms', async () => {
    const supervisoryText = 'A supervisor visits the site at least once a week.';
    const agreed = new Date().toISOString();
    const { calls } = await termSheetStep({
      application: { lineOfCredit: true, termSheetAgreementTime: agreed, brokerUsed: 'no' },
      sheet: { type: 'lineOfCredit', supervisoryText, supervisoryHash: 'b'.repeat(64), acceptedAt: agreed },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: borrower.lineOfCreditCosts }));
    const words = screen.getByRole<HTMLInputElement>('checkbox', { name: supervisoryText });
    await user.click(words);
    // Ticked once it is kept, with the words that were shown.
    await waitFor(() => expect(words.checked).toBe(true));
    const by = { name: 'Marisol Bennett', date: displayInstant('2026-03-07T20:30:00.000Z', { zone: 'EST' }) };
    expect(await screen.findByText(fill(borrower.supervisionAcknowledged, by))).toBeTruthy();
    expect(calls.find(({ path }) => path.endsWith('/termsheet/supervision'))?.body).toEqual({
      applicationId: expect.any(String),
      contentHash: 'b'.repeat(64),
    });
    await user.click(button('Save'));
    await waitFor(() =>
      expect(calls.find(({ method, path }) => method === 'PUT' && path.includes('/update/'))?.body).toMatchObject({
        costAck: true,
        supervisoryAck: true,
      }),
    );
  });

  it('of a line of credit takes no tick for one whose words are not on record', async () => {
    const supervisoryText = 'A supervisor visits the site every day.';
    await termSheetStep({
      application: { lineOfCredit: true, supervisoryAck: true },
      sheet: { type: 'lineOfCredit', supervisoryText, supervisoryHash: 'c'.repeat(64), supervision: null },
    });
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: supervisoryText })).checked).toBe(false);
    // What is open names it, though the application has its tick.
    expect(screen.getByRole('link', { name: /supervision/i })).toBeTruthy();
  });

  it('of a renovation has its costs acknowledged; of a new building nothing', async () => {
    await termSheetStep({ application: { loanType: 'renovation' } });
    expect(await screen.findByRole('checkbox', { name: borrower.renovationCosts })).toBeTruthy();
    await end();
    await termSheetStep();
    await region();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
