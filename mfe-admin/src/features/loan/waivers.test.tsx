import { afterEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, sentenceOf, waiverRules } from '@groundwork/domain-messages';
import { screens, waivers as words } from '@groundwork/domain-messages-screens';
import { idOf, mountedArea, uploadsAreStored } from '@groundwork/web-mount/testing';
import adminArea from '../../export-app.js';
import { administrator } from '../../testing/administrator.js';

let end: () => Promise<void> = async () => undefined;
afterEach(() => end());

const at = '2026-03-02T15:00:00.000Z';
const loan = {
  applicationId: idOf(1),
  companyId: idOf(2),
  projectNumber: 1042,
  name: 'Harvard Street House',
  loanType: 'construction',
  openedAt: at,
  userId: idOf(3),
  terms: null,
  fundedToDate: 0,
  total: 100_000,
  budgetAmount: 100_000,
  remaining: 100_000,
  pending: 0,
  available: 100_000,
  pendingFunding: 0,
  retainageHeld: 0,
  interestReserve: null,
  interestReservePaidIn: 0,
  interestReserveLeft: 0,
  properties: [],
  lines: [],
  draws: [],
  funding: [],
};
const waiver = (number: number, more: object = {}) => ({
  id: idOf(number),
  applicationId: idOf(1),
  drawRequestId: idOf(70),
  drawNumber: 1,
  party: 'payee',
  claimant: 'Gulf Framing LLC',
  condition: 'conditional',
  extent: 'progress',
  amount: 20_000,
  throughDate: '2026-03-01',
  status: 'requested',
  version: 1,
  signerName: null,
  signerEmail: null,
  sentAt: null,
  signedAt: null,
  means: null,
  paper: null,
  reason: null,
  content: null,
  history: [{ command: 'ask', toStatus: 'requested', reason: null, userId: null, name: null, happenedAt: at }],
  ...more,
});
const sent = { status: 'sent', version: 2, signerName: 'Ann Ortiz', signerEmail: 'ann@gulf.example', sentAt: at };

/** The tab with some waivers; each call that moves one is kept, and answered with the waiver as it stands then. */
async function waiversOf(
  list: ReturnType<typeof waiver>[],
  after: object = {},
  more: Parameters<typeof mountedArea>[0]['answers'] = {},
) {
  const puts = ['send', 'remind', 'revoke', 'hand-in', 'accept', 'return', 'void'];
  const mounted = await mountedArea({
    area: adminArea,
    user: administrator,
    path: `/loans/${idOf(1)}?tab=waivers`,
    answers: {
      [`GET /api/admin/loan/${idOf(1)}`]: () => loan,
      [`GET /api/admin/waivers/loan/${idOf(1)}`]: () => list,
      ...Object.fromEntries(list.map((each) => [`GET /api/admin/waivers/${each.id}`, () => each])),
      ...Object.fromEntries(puts.map((put) => [`PUT /api/admin/waivers/${put}`, () => ({ ...list[0], ...after })])),
      [`GET /api/admin/users/profileByUid/${idOf(3)}`]: () => ({ firstName: 'Maria', lastName: 'Alvarez' }),
      ...more,
    },
  });
  ({ end } = mounted);
  const said = () =>
    mounted.said.flatMap(([event, notice]) => (event === 'notify' ? [(notice as { text: string }).text] : []));
  const open = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Open the conditional waiver/ });
    await userEvent.click(button as HTMLElement);
    return within(await screen.findByRole('dialog'));
  };
  const moves = () => mounted.calls.filter(({ method }) => method === 'PUT');
  return { said, open, moves };
}

it('says that nothing is asked for, and why there are waivers', async () => {
  await waiversOf([]);
  expect(await screen.findByText(words.none)).toBeTruthy();
  expect(screen.getByText(words.lead)).toBeTruthy();
});

it('sends a waiver to whoever signs it, each field complained about where it is', async () => {
  const { open, said, moves } = await waiversOf([waiver(80, { party: 'contractor', claimant: null })], sent);
  expect((await screen.findAllByText(words.contractor)).length).toBeGreaterThan(0);
  const dialog = await open();
  expect(await dialog.findByText(words.sendLead)).toBeTruthy();
  expect(dialog.getByText(words.paperLead)).toBeTruthy();
  expect(dialog.getByText(words.portal)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send Waiver' }));
  await waitFor(() => expect(dialog.getByLabelText(/Name of the signer/).getAttribute('aria-invalid')).toBe('true'));
  expect(moves()).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Contractor or payee/), 'Bluff Oak Builders');
  await userEvent.type(dialog.getByLabelText(/Name of the signer/), 'Ann Ortiz');
  await userEvent.type(dialog.getByLabelText(/Email of the signer/), 'ann@gulf.example');
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  const question = within(await screen.findByRole('alertdialog', { name: screens.loseTypedQuestion }));
  await userEvent.click(question.getByRole('button', { name: screens.keepEditing }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Waiver' }));
  await waitFor(() => expect(said()).toEqual([fill(words.sent, { email: 'ann@gulf.example' })]));
  expect(moves().map(({ body }) => body)).toEqual([
    {
      id: idOf(80),
      version: 1,
      claimant: 'Bluff Oak Builders',
      signerName: 'Ann Ortiz',
      signerEmail: 'ann@gulf.example',
      throughDate: '2026-03-01',
      extent: 'progress',
    },
  ]);
});

it('reminds, revokes, and makes void with a reason', async () => {
  const { open, said, moves } = await waiversOf([waiver(80, { ...sent, content: '<p>All of it</p>' })]);
  const dialog = await open();
  expect(await dialog.findByText('All of it')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Remind' }));
  await waitFor(() => expect(said()).toContain(fill(words.reminded, { email: 'ann@gulf.example' })));
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke Link' }));
  const question = within(await screen.findByRole('alertdialog', { name: words.revokeLink }));
  expect(question.getByText(words.revokeLead)).toBeTruthy();
  expect(moves().some(({ path }) => path.endsWith('/revoke'))).toBe(false);
  await userEvent.click(question.getByRole('button', { name: 'Revoke Link' }));
  await waitFor(() => expect(said()).toContain(words.revoked));
  await userEvent.click(dialog.getByRole('button', { name: 'Make Void' }));
  expect(await screen.findByText(words.voidLead)).toBeTruthy();
  const confirm = () => screen.getAllByRole('button', { name: 'Make Void' }).at(-1) as HTMLElement;
  await userEvent.click(confirm());
  expect(await screen.findByText(waiverRules.voidNeedsReason)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Reason/), 'Wrong payee');
  await userEvent.click(confirm());
  await waitFor(() => expect(said()).toContain(words.voided));
  expect(moves().at(-1)?.body).toEqual({ id: idOf(80), version: 2, reason: 'Wrong payee' });
});

it('reviews a paper', async () => {
  const paper = { fileUploadId: idOf(90), userFileName: 'waiver.pdf' };
  const { open, said } = await waiversOf([waiver(80, { status: 'handedIn', version: 3, paper })]);
  const dialog = await open();
  expect(await dialog.findByText(/waiver\.pdf/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Return Paper' }));
  await userEvent.type(await screen.findByLabelText(/Reason/), 'Page two is missing');
  await userEvent.click(screen.getAllByRole('button', { name: 'Return Paper' }).at(-1) as HTMLElement);
  await waitFor(() => expect(said()).toContain(words.returned));
  await userEvent.click(dialog.getByRole('button', { name: 'Accept Paper' }));
  await waitFor(() => expect(said()).toContain(words.accepted));
});

it('keeps the reason that was typed where it could not be sent, and says so', async () => {
  const paper = { fileUploadId: idOf(90), userFileName: 'waiver.pdf' };
  const list = [waiver(80, { status: 'handedIn', version: 3, paper })];
  const away = () => Response.json({ status: 503, code: 'upstream.unavailable' }, { status: 503 });
  const { open } = await waiversOf(list, {}, { 'PUT /api/admin/waivers/return': away });
  const dialog = await open();
  await userEvent.click(await dialog.findByRole('button', { name: 'Return Paper' }));
  await userEvent.type(await screen.findByLabelText(/Reason/), 'Page two is missing');
  await userEvent.click(screen.getAllByRole('button', { name: 'Return Paper' }).at(-1) as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toBe(sentenceOf('upstream.unavailable'));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Page two is missing');
});

it('hands a scan in once it is stored', async () => {
  const end = uploadsAreStored({ fileUploadId: idOf(90) });
  try {
    const { open, said, moves } = await waiversOf([waiver(80)]);
    await open();
    const scan = new File(['%PDF-1.7'], 'waiver.pdf', { type: 'application/pdf' });
    await waitFor(() => expect(document.querySelector('input[type=file]')).toBeTruthy());
    await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, scan);
    await waitFor(() => expect(said()).toContain(words.handedIn));
    expect(moves().map(({ body }) => body)).toEqual([{ id: idOf(80), version: 1, fileUploadId: idOf(90) }]);
  } finally {
    end();
  }
});

it('says of a paper that was accepted that it was signed on paper', async () => {
  const { open } = await waiversOf([waiver(80, { status: 'signed', version: 4, means: 'paper', signedAt: at })]);
  const dialog = await open();
  expect(await dialog.findByText(new RegExp(words.onPaper))).toBeTruthy();
});

it('tells who signed, and shows void ones on demand', async () => {
  const history = [
    { command: 'send', toStatus: 'sent', reason: null, userId: idOf(3), name: null, happenedAt: at },
    { command: 'sign', toStatus: 'signed', reason: null, userId: null, name: 'Ann Ortiz', happenedAt: at },
  ];
  const signed = { ...sent, status: 'signed', means: 'link', signedAt: at, history };
  const voided = waiver(81, { claimant: 'Acme', status: 'void', means: null });
  const { open } = await waiversOf([waiver(80, signed), voided]);
  await screen.findAllByText('Gulf Framing LLC');
  expect(screen.queryByText('Acme')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Void waivers too' }));
  expect((await screen.findAllByText('Acme')).length).toBeGreaterThan(0);
  const dialog = await open();
  expect(await dialog.findByText(new RegExp(words.byLink))).toBeTruthy();
  expect(dialog.getByText(fill(words.signerOfLink, { name: 'Ann Ortiz' }))).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeTruthy();
  await waitFor(() => expect(dialog.getByText('Maria Alvarez')).toBeTruthy());
});

it('says when the list cannot be had', async () => {
  ({ end } = await mountedArea({
    area: adminArea,
    user: administrator,
    path: `/loans/${idOf(1)}?tab=waivers`,
    answers: { [`GET /api/admin/loan/${idOf(1)}`]: () => loan },
  }));
  expect(await screen.findByText(words.failed)).toBeTruthy();
});
