import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawRules, fill } from '@groundwork/domain-messages';
import { borrower, drawSheet } from '@groundwork/domain-messages-borrower';
import { paymentSheet, screens, signing } from '@groundwork/domain-messages-screens';
import { idOf, signableCanvas } from '@groundwork/web-mount/testing';
import { borrowerAt, problem } from '../../testing/borrower.js';
import { aDraw, grossEntry } from '../../testing/a-draw.js';
import { drafts } from '../../testing/draw-drafts.js';
import { portfolio, totals, draws, ledger } from '../../testing/portfolio.js';
import { aLedger } from '../../testing/records.js';

const releaseSchedule = 'POST /api/borrower/drawrequest/release-schedule';

beforeEach(() => signableCanvas());

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

describe('releases of retainage', () => {
  it('ask for the release of what is held back, never for more, signed and sent once', async () => {
    const user = userEvent.setup();
    const held = { ...aLedger(), retainageHeld: 9000 };
    const lines = held.lines.map((line, at) =>
      at === 1 ? { ...line, retainageHeld: 9000, retainageReleasing: 1000 } : line,
    );
    const loan = { ...portfolio().loans[0], retainageHeld: 9000 };
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: () => ({ ...portfolio(), loans: [loan] }),
      [draws]: () => [],
      [ledger]: () => ({ ...held, lines }),
      [releaseSchedule]: grossEntry,
      'POST /api/borrower/drawrequest': () => ({ ...aDraw(), kind: 'release' }),
    });
    end = area.end;
    const sentTo = (to: string) => area.calls.filter(({ method, path }) => method === 'POST' && path === to);
    const title = fill(drawSheet.requestReleaseOf, { name: 'Harvard Street House' });
    const [button] = await screen.findAllByRole('button', { name: title });
    expect(button?.textContent).toBe(drawSheet.requestRelease);
    await user.click(button as HTMLElement);
    expect(await screen.findByText(drawSheet.releaseLead)).toBeTruthy();
    const dialog = within(screen.getByRole('dialog', { name: title }));
    expect(dialog.getByText(fill(drawSheet.heldOfLine, { amount: '$80.00' }))).toBeTruthy();
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Line 1/ });
    await user.type(amount, '80.01');
    await user.click(dialog.getByRole('button', { name: drawSheet.reviewRelease }));
    expect(await dialog.findByText(fill(drawRules.releaseAtMost, { amount: '$80.00' }))).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '80');
    await user.click(dialog.getByRole('button', { name: drawSheet.reviewRelease }));
    // What is certified is read before: the nine lines as the service would make them of these amounts.
    const certificate = await dialog.findByRole('region', { name: paymentSheet.certificateTitle });
    expect(certificate.textContent).toContain('8. Current payment due$11,400.00');
    await user.click(dialog.getByRole('button', { name: drawSheet.backToAmounts }));
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Line 1/ }).value).toContain('80');
    expect(dialog.queryByText(drawRules.certification)).toBeNull();
    await user.click(dialog.getByRole('button', { name: drawSheet.reviewRelease }));
    await user.click(await dialog.findByRole('button', { name: drawSheet.requestRelease }));
    expect(await dialog.findByText(borrower.esignDrawFirst)).toBeTruthy();
    expect(sentTo('/api/borrower/drawrequest')).toHaveLength(0);
    const amounts = { applicationId: idOf(1), lineItems: [{ additionalBudgetItemId: idOf(1), requestedAmount: 8000 }] };
    expect(sentTo('/api/borrower/drawrequest/release-schedule').map(({ body }) => body)).toEqual([amounts, amounts]);
    await user.type(dialog.getByLabelText(signing.typeYourName), 'Maria Alvarez');
    await user.click(dialog.getByRole('button', { name: 'Accept & Certify' }));
    fireEvent(screen.getByRole('dialog', { name: title }), new Event('cancel', { cancelable: true }));
    const question = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
    await user.click(question.getByRole('button', { name: screens.keepEditing }));
    await user.dblClick(dialog.getByRole('button', { name: drawSheet.requestRelease }));
    await waitFor(() => expect(JSON.stringify(area.said)).toContain(borrower.drawRequestSubmitted));
    expect(sentTo('/api/borrower/drawrequest').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        kind: 'release',
        lineItems: [{ additionalBudgetItemId: idOf(1), requestedAmount: 8000 }],
        signedName: 'Maria Alvarez',
      }),
    ]);
  });

  it('change a release that came back in its own dialog, with what it asked for and what the lender wrote', async () => {
    const user = userEvent.setup();
    const held = { ...aLedger(), retainageHeld: 9000 };
    const lines = held.lines.map((line, at) => (at === 1 ? { ...line, retainageHeld: 9000 } : line));
    const [first] = aDraw().lineItems;
    const lineItems = [{ ...first, additionalBudgetItemId: idOf(1), requestedAmount: 7000 }];
    const back = { ...aDraw(), kind: 'release', stage: 'sent_back', note: 'The roof is on.', lineItems };
    const refusal = fill(drawRules.releaseAtMost, { amount: '$60.00' });
    const answers = [
      problem(422, 'validation.failed', [{ field: 'lineItems.0.requestedAmount', message: refusal }]),
      grossEntry(),
    ];
    const written = { id: idOf(70), audience: 'borrower', note: 'Please wait for the roof.', writtenBy: idOf(7) };
    const area = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: portfolio,
      [draws]: () => [back],
      [ledger]: () => ({ ...held, lines }),
      [`GET /api/borrower/drawrequest/${back.id}/notes`]: () => [{ ...written, writtenAt: back.createdAt }],
      [releaseSchedule]: () => answers.shift() ?? grossEntry(),
      'POST /api/borrower/drawrequest': () => back,
    });
    end = area.end;
    const notes = await screen.findByRole('region', { name: drawSheet.lenderNotes });
    expect(notes.textContent).toContain('Please wait for the roof.');
    expect(screen.queryByRole('button', { name: 'Start Next Draw From This' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Revise And Submit Again' }));
    const title = fill(drawSheet.reviseRelease, { name: back.applicationName });
    expect(await screen.findByText(drawSheet.releaseLead)).toBeTruthy();
    const dialog = within(screen.getByRole('dialog', { name: title }));
    const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Line 1/ });
    expect(amount.value).toContain('70');
    await user.click(dialog.getByRole('button', { name: drawSheet.reviewRelease }));
    expect(await dialog.findByText(refusal)).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '50');
    await user.click(dialog.getByRole('button', { name: drawSheet.reviewRelease }));
    await user.type(await dialog.findByLabelText(signing.typeYourName), 'Maria Alvarez');
    await user.click(dialog.getByRole('button', { name: 'Accept & Certify' }));
    await user.click(dialog.getByRole('button', { name: drawSheet.requestRelease }));
    await waitFor(() => expect(JSON.stringify(area.said)).toContain(borrower.drawRequestSubmitted));
    const sent = area.calls.find(({ method, path }) => method === 'POST' && path === '/api/borrower/drawrequest');
    expect(sent?.body).toMatchObject({
      kind: 'release',
      revises: back.id,
      lineItems: [{ additionalBudgetItemId: idOf(1), requestedAmount: 5000 }],
      note: 'The roof is on.',
    });
  });

  it('has nothing to release where all that is held back is asked for', async () => {
    const user = userEvent.setup();
    const loan = { ...portfolio().loans[0], retainageHeld: 9000 };
    ({ end } = await borrowerAt('/loans', {
      ...drafts(),
      [totals]: () => ({ ...portfolio(), loans: [loan] }),
      [draws]: () => [],
      [ledger]: aLedger,
    }));
    const name = fill(drawSheet.requestReleaseOf, { name: 'Harvard Street House' });
    await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
    expect(await screen.findByText(drawSheet.nothingToRelease)).toBeTruthy();
  });
});
