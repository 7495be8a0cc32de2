import { createHash, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { EventType } from '@groundwork/domain-events';
import { automaticRules, fill, shared, waiverRules } from '@groundwork/domain-messages';
import { HOUR } from '@groundwork/domain-time';
import type { Neighbour, ServiceHarness } from '@groundwork/server-testkit';
import {
  aBorrower,
  anAdministrator,
  aNeighbour,
  codeAfterLink,
  nobody,
  signedOnce,
  signsWithCode,
} from '@groundwork/server-testkit';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import { LedgerEntity } from '../ledger/ledger.entity.js';
import { anIdentity, startDraws } from '../testing/harness.js';
import type { BorrowerWaitingDto } from '../waiting/waiting.dto.js';
import {
  AccessLinks,
  FREE_LINKS,
  LetterCountRetention,
  LINK_LIFE,
  LinkFailureRetention,
} from '@groundwork/server-links';
import type { DrawFindingsDto } from '../rules/draw-rules.dto.js';
import { fund } from '../testing/fundings.js';
import { anOpenLoan, certified } from '../testing/loan.js';
import type { Loan } from '../testing/loan.js';
import type { OpenedWaiverDto, WaiverDto, WaiverSummaryDto } from './waiver.dto.js';

let harness: ServiceHarness;
let neighbour: Neighbour;
let identity: Neighbour;
const text =
  '<p>{{claimant}} waives {{amount}} through {{throughDate}}, draw {{drawNumber}}: {{owner}}, {{propertyAddresses}}</p>';
const kinds = ['conditional_progress', 'unconditional_progress', 'conditional_final', 'unconditional_final'];
const scan = randomUUID();

beforeAll(async () => {
  neighbour = await aNeighbour();
  for (const kind of kinds)
    neighbour.answers.set(`/waiver-masters/${kind}/in-force?state=Texas`, {
      id: randomUUID(),
      kind,
      state: null,
      version: 4,
      content: text,
      contentHash: 'a'.repeat(64),
      lastEditedBy: null,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
  identity = await anIdentity();
  const services = {
    agreements: neighbour.url,
    companies: neighbour.url,
    files: neighbour.url,
    identity: identity.url,
  };
  harness = await startDraws({ services });
}, 60_000);
afterAll(async () => {
  await harness?.close();
  await neighbour?.close();
  await identity?.close();
});

async function aLoan(): Promise<Loan> {
  const loan = await anOpenLoan(harness);
  neighbour.answers.set(`/internal/companies/${loan.companyId}`, {
    companyId: loan.companyId,
    organizationName: 'Bluff Oak',
    legalEntityName: 'Bluff Oak <b>Homes</b> LLC',
  });
  return loan;
}

const invoice = (payee: string, amount: number, number = 'A-1') => ({ payee, number, amount });
/** A draw of 300.00 on the roof, 200.00 of it billed by Gulf Framing, 100.00 by Acme Lumber. */
async function aDraw(loan: Loan): Promise<DrawRequestDto> {
  const invoices = [invoice('Gulf Framing LLC', 20_000), invoice('Acme Lumber', 10_000, 'B-7')];
  const answer = await loan.borrower.call<DrawRequestDto>('POST', '/draw-requests', {
    applicationId: loan.applicationId,
    lineItems: [{ additionalBudgetItemId: loan.lines[0], requestedAmount: 30_000, invoices }],
    ...certified,
  });
  expect(answer.status).toBe(201);
  return answer.body;
}

const waiversOf = async (loan: Loan) =>
  (await loan.borrower.call<WaiverSummaryDto[]>('GET', `/ledgers/${loan.applicationId}/waivers`)).body;
const standing = async (loan: Loan) =>
  (await waiversOf(loan))
    .filter(({ status }) => status !== 'void')
    .map(({ claimant, condition, amount, status }) => `${claimant ?? 'contractor'} ${condition} ${amount} ${status}`)
    .sort();
async function ofPayee(loan: Loan, condition = 'conditional'): Promise<WaiverSummaryDto> {
  const found = (await waiversOf(loan)).find(
    (each) => each.claimant === 'Gulf Framing LLC' && each.condition === condition && each.status !== 'void',
  );
  if (!found) throw new Error('There is no such waiver.');
  return found;
}
const sending = ({ id, version }: Pick<WaiverSummaryDto, 'id' | 'version'>, more: object = {}) => ({
  id,
  version,
  claimant: 'Gulf Framing LLC',
  signerName: 'Renée Ortiz',
  signerEmail: `${id}@gulf.example`,
  throughDate: '2026-03-01',
  extent: 'progress',
  ...more,
});
/** The tokens of letters, the newest last. */
const tokens = async (id: string): Promise<string[]> =>
  (await harness.sent('waiver.link_sent')).flatMap(({ payload }) => (payload.waiverId === id ? [payload.code] : []));

/** What was told of a waiver, once for each time that it happened. */
const told = async (type: Extract<EventType, `waiver.${string}`>, id: string) =>
  (await harness.sent(type)).flatMap(({ aggregateId, payload }) => (aggregateId === id ? [payload] : []));
const factsOf = ({ applicationId, companyId }: Loan) => ({
  applicationId,
  companyId,
  name: 'Maple Street Homes',
  borrowerId: expect.any(String),
  claimant: 'Gulf Framing LLC',
  amount: 20_000,
});

async function aSentWaiver(loan: Loan) {
  await aDraw(loan);
  const waiver = await ofPayee(loan);
  const sent = await loan.borrower.call<WaiverDto>('PUT', '/waivers/send', sending(waiver));
  expect(sent.status).toBe(200);
  return { waiver: sent.body, token: (await tokens(waiver.id)).at(-1) ?? '' };
}
const anyone = () => harness.as({ ...nobody, address: `198.51.100.${Math.floor(Math.random() * 250)}` });
const open = (token: string) => anyone().call<OpenedWaiverDto>('POST', '/waiver-link/open', { token });
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex');
async function signed(token: string, more: object = {}) {
  const { content } = (await open(token)).body;
  return { token, contentHash: hashOf(content), signature: 'RENEE ORTIZ', ...more };
}

describe('the waivers of a draw', () => {
  test('are asked for by its figures: of the contractor and of each payee, and unconditional once it is paid', async () => {
    const loan = await aLoan();
    const draw = await aDraw(loan);
    expect(await standing(loan)).toEqual([
      'Acme Lumber conditional 10000 requested',
      'Gulf Framing LLC conditional 20000 requested',
      'contractor conditional 30000 requested',
    ]);
    expect((await waiversOf(loan))[0]).toMatchObject({ drawNumber: 1, extent: 'progress', throughDate: '2026-03-02' });
    await fund(loan, draw);
    expect(await standing(loan)).toEqual([
      'Acme Lumber conditional 10000 requested',
      'Acme Lumber unconditional 10000 requested',
      'Gulf Framing LLC conditional 20000 requested',
      'Gulf Framing LLC unconditional 20000 requested',
      'contractor conditional 30000 requested',
      'contractor unconditional 30000 requested',
    ]);
  });

  test('follow an approval of less, a withdrawal and a reversal; what was sent is void and asked for anew', async () => {
    const loan = await aLoan();
    const draw = await aDraw(loan);
    const contractor = (await waiversOf(loan)).find(({ party }) => party === 'contractor');
    await loan.borrower.call(
      'PUT',
      '/waivers/send',
      sending(contractor ?? { id: '', version: 0 }, { claimant: 'Bluff Oak' }),
    );
    const [line] = draw.lineItems;
    const approved = await loan.admin.call('PUT', '/draw-requests/item/approve', {
      id: line?.id,
      approvedAmount: 25_000,
      reductionReason: 'Less roof',
    });
    expect(approved.status).toBe(200);
    expect(await standing(loan)).toContain('Bluff Oak conditional 25000 requested');
    // A loan from before its contractor was told: its certificates name whom the waivers name.
    await harness.service.database.manager.update(LedgerEntity, loan.applicationId, { contractor: null });
    const { id: next } = await loan.draw([100]);
    const told = (await harness.sent('draw.certified')).find(({ aggregateId }) => aggregateId === next);
    expect(JSON.parse(told?.payload.content ?? '{}')).toMatchObject({ contractor: 'Bluff Oak' });
    const old = (await waiversOf(loan)).find(({ status }) => status === 'void');
    expect(old?.reason).toBe(fill(waiverRules.amountChanged, { amount: '$250.00' }));
    const token = (await tokens(old?.id ?? ''))[0] ?? '';
    expect((await open(token)).status).toBe(410);

    const other = await aLoan();
    const back = await aDraw(other);
    await other.borrower.call('PUT', '/draw-requests/withdraw', { id: back.id, version: back.version });
    expect(await standing(other)).toEqual([]);
    expect((await waiversOf(other))[0]?.reason).toBe(waiverRules.notNeeded);

    const third = await aLoan();
    const funding = await fund(third, await aDraw(third));
    await third.admin.call('PUT', '/fundings/reverse', {
      id: funding.id,
      version: funding.version,
      reversedOn: '2026-03-02',
      reason: 'Wrong account',
    });
    expect((await standing(third)).filter((each) => each.includes(' unconditional '))).toEqual([]);
  });

  test('that are missing of a draw before are told by a rule, the unconditional one once it was paid', async () => {
    const loan = await aLoan();
    const first = await aDraw(loan);
    const second = await loan.draw([5_000]);
    const found = async () => {
      const answer = await loan.admin.call<DrawFindingsDto>('GET', `/draw-requests/${second.id}/rules`);
      return answer.body.findings.filter(({ rule }) => rule === 'missingWaiver').map(({ sentence }) => sentence);
    };
    const sentence = (condition: string, claimants: readonly string[]) =>
      fill(automaticRules.waiversMissing, {
        date: '03/02/2026',
        waivers: claimants.map((claimant) => fill(automaticRules.waiverOf, { claimant, condition })).join(', '),
      });
    const all = [automaticRules.theContractor, 'Gulf Framing LLC', 'Acme Lumber'];
    expect(await found()).toEqual([sentence('conditional', all)]);
    await fund(loan, first);
    expect(await found()).toEqual([sentence('unconditional', all)]);
    const waiver = await ofPayee(loan, 'unconditional');
    await loan.borrower.call('PUT', '/waivers/send', sending(waiver));
    const token = (await tokens(waiver.id))[0] ?? '';
    expect((await anyone().call('POST', '/waiver-link/sign', await signed(token))).status).toBe(200);
    expect(await found()).toEqual([sentence('unconditional', [all[0] ?? '', 'Acme Lumber'])]);
  });
});

describe('a waiver that is signed by its link', () => {
  test('is signed with a code that went to the address of the link, where the lender asks for one', async () => {
    const loan = await aLoan();
    const { waiver, token } = await aSentWaiver(loan);
    const body = await signed(token);
    const done = await signsWithCode(harness, identity, (headers) =>
      anyone().call('POST', '/waiver-link/sign', body, { headers }),
    );
    expect(done.question).toMatchObject({ kind: 'waiver', email: `${waiver.id}@gulf.example` });
    expect(done.question.signer).toMatch(/^link:[0-9a-f-]{36}$/);
    expect(done.signed.status).toBe(200);
    expect(done).toMatchObject(signedOnce(done.signed));
    const [event] = (await harness.sent('waiver.signed')).filter(({ payload }) => payload.waiverId === waiver.id);
    expect(event?.payload.proof).toBe(codeAfterLink);
  });

  test('shows the text as it will be kept, with every value as text, and goes with its evidence to the chain', async () => {
    const loan = await aLoan();
    const { waiver, token } = await aSentWaiver(loan);
    const opened = (await open(token)).body;
    expect(opened).toMatchObject({
      status: 'sent',
      claimant: 'Gulf Framing LLC',
      signerName: 'Renée Ortiz',
      amount: 20_000,
    });
    expect(opened.content).toBe(
      '<p>Gulf Framing LLC waives $200.00 through 03/01/2026, draw 1: Bluff Oak &lt;b&gt;Homes&lt;/b&gt; LLC, 12 Maple Street, Houston, TX 77002</p>',
    );
    const browser = { headers: { 'user-agent': 'Signer of a test' } };
    const answer = await anyone().call<OpenedWaiverDto>('POST', '/waiver-link/sign', await signed(token), browser);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ status: 'signed', signedAt: harness.clock.now().toISOString() });
    const [event] = (await harness.sent('waiver.signed')).filter(({ payload }) => payload.waiverId === waiver.id);
    expect(event?.payload).toMatchObject({
      type: 'conditional_progress',
      version: 4,
      content: opened.content,
      contentHash: hashOf(opened.content),
      signature: 'RENEE ORTIZ',
      signerName: 'Renée Ortiz',
      email: `${waiver.id}@gulf.example`,
      userAgent: 'Signer of a test',
      drawing: null,
    });
    const { history } = (await loan.admin.call<WaiverDto>('GET', `/waivers/${waiver.id}`)).body;
    expect(history.map(({ command, name }) => [command, name])).toEqual([
      ['ask', null],
      ['send', null],
      ['sign', 'Renée Ortiz'],
    ]);
  });

  test('is signed once: a second, a double and a concurrent one find it signed, and the link still shows it', async () => {
    const loan = await aLoan();
    const { waiver, token } = await aSentWaiver(loan);
    const body = await signed(token);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => anyone().call('POST', '/waiver-link/sign', body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const key = { headers: { 'idempotency-key': randomUUID() } };
    const late = await anyone().problem('POST', '/waiver-link/sign', body, key);
    expect(late).toMatchObject({ status: 409, detail: waiverRules.notSent });
    expect((await anyone().problem('POST', '/waiver-link/refuse', { token, reason: 'No' })).status).toBe(409);
    expect((await harness.sent('waiver.signed')).filter(({ payload }) => payload.waiverId === waiver.id)).toHaveLength(
      1,
    );
    expect((await open(token)).body.status).toBe('signed');
    const early = await anyone().problem('POST', '/waiver-link/pdf', { token });
    expect(early).toMatchObject({ status: 404, detail: waiverRules.notRecorded });
  });

  test('takes the named signer alone, the text that was read, and a drawing that is one', async () => {
    const { token } = await aSentWaiver(await aLoan());
    const sign = async (more: object) => anyone().problem('POST', '/waiver-link/sign', await signed(token, more));
    expect((await sign({ signature: 'MALLORY ORTIZ' })).errors).toEqual([
      { field: 'signature', message: fill(shared.signatureMismatch, { name: 'RENÉE ORTIZ' }) },
    ]);
    expect((await sign({ signature: '<b>RENEE ORTIZ</b>' })).status).toBe(422);
    expect(await sign({ contentHash: 'b'.repeat(64) })).toMatchObject({ status: 409, detail: waiverRules.readAnew });
    const huge = `data:image/png;base64,${'A'.repeat(250_000)}`;
    expect((await sign({ drawing: huge })).status).toBe(422);
    for (const drawing of ['data:image/svg+xml;base64,AAAA', bomb(), 'data:image/png;base64,iVBORw0KGgo='])
      expect((await sign({ drawing })).errors).toEqual([{ field: 'drawing', message: shared.signatureFirst }]);
    const drawn = await anyone().call('POST', '/waiver-link/sign', await signed(token, { drawing: picture(4, 2) }));
    expect(drawn.status).toBe(200);
  });

  test('has a link that opens nothing once it is expired, revoked, replaced or of another thing, and cannot be guessed', async () => {
    const loan = await aLoan();
    const { waiver, token } = await aSentWaiver(loan);
    const reminded = await loan.admin.call<WaiverDto>('PUT', '/waivers/remind', {
      id: waiver.id,
      version: waiver.version,
    });
    expect(reminded.status).toBe(200);
    const newer = (await tokens(waiver.id)).at(-1) ?? '';
    expect([(await open(token)).status, (await open(newer)).status]).toEqual([410, 200]);
    const other = await aSentWaiver(await aLoan());
    // Another waiver's text under this link is another text.
    const contractor = (await waiversOf(loan)).find(({ party }) => party === 'contractor');
    await loan.borrower.call('PUT', '/waivers/send', sending(contractor ?? waiver));
    const [ofContractor = ''] = await tokens(contractor?.id ?? '');
    const swapped = { ...(await signed(ofContractor)), token: newer };
    expect((await anyone().problem('POST', '/waiver-link/sign', swapped)).status).toBe(409);
    const revoked = await loan.borrower.call<WaiverDto>('PUT', '/waivers/revoke', {
      id: waiver.id,
      version: reminded.body.version,
    });
    expect(revoked.body.status).toBe('requested');
    expect((await open(newer)).status).toBe(410);
    harness.clock.advance(LINK_LIFE + 1);
    expect((await open(other.token)).status).toBe(410);

    const guesser = harness.as({ ...nobody, address: '203.0.113.99' });
    for (let at = 0; at < FREE_LINKS; at += 1)
      expect((await guesser.problem('POST', '/waiver-link/open', { token: `guess${at}` })).status).toBe(410);
    const fresh = await aSentWaiver(await aLoan());
    const waits = await guesser.problem('POST', '/waiver-link/open', { token: fresh.token });
    expect(waits).toMatchObject({ status: 429, detail: waiverRules.tooManyLinks });
    expect((await open(fresh.token)).status).toBe(200);
    const rows = await harness.service.database.rows<{ hash: string }>('SELECT token_hash AS hash FROM access_link');
    expect(rows.map(({ hash }) => hash)).toContain(hashOf(fresh.token));
    expect(JSON.stringify(rows)).not.toContain(fresh.token);
  });

  test('a waiver that nobody signed before its link ended waits for whoever sends it, until it is sent once more', async () => {
    const loan = await aLoan();
    const { waiver } = await aSentWaiver(loan);
    const waiting = async () => {
      const path = `/companies/${loan.companyId}/waiting`;
      const { waivers } = (await loan.borrower.call<BorrowerWaitingDto>('GET', path)).body;
      return waivers.map(({ state, count }) => `${count} ${state}`).sort();
    };
    expect(await waiting()).toEqual(['2 missing']);
    harness.clock.advance(LINK_LIFE + 1);
    expect(await waiting()).toEqual(['1 linkEnded', '2 missing']);
    const { id, version } = waiver;
    expect((await loan.borrower.call('PUT', '/waivers/remind', { id, version })).status).toBe(200);
    expect(await waiting()).toEqual(['2 missing']);
  });

  test('is refused with a reason, and can be sent again', async () => {
    const loan = await aLoan();
    const { waiver, token } = await aSentWaiver(loan);
    expect((await anyone().problem('POST', '/waiver-link/refuse', { token, reason: '  ' })).errors).toEqual([
      { field: 'reason', message: waiverRules.refusalNeedsReason },
    ]);
    await anyone().call('POST', '/waiver-link/refuse', { token, reason: 'The amount is wrong' });
    const refused = (await loan.admin.call<WaiverDto>('GET', `/waivers/${waiver.id}`)).body;
    expect(refused).toMatchObject({ status: 'refused', reason: 'The amount is wrong' });
    expect(await told('waiver.refused', waiver.id)).toMatchObject([
      { ...factsOf(loan), signerName: 'Renée Ortiz', reason: 'The amount is wrong' },
    ]);
    expect((await loan.borrower.call<WaiverDto>('PUT', '/waivers/send', sending(refused))).body.status).toBe('sent');
  });

  test('floods no mailbox', async () => {
    const loan = await aLoan();
    let { waiver } = await aSentWaiver(loan);
    const signerEmail = `${randomUUID()}@flood.example`;
    const answers = [];
    for (let at = 0; at < 21; at += 1) {
      const answer = await loan.borrower.call<WaiverDto>('PUT', '/waivers/send', sending(waiver, { signerEmail }));
      answers.push(answer.status);
      if (answer.status === 200) waiver = answer.body;
    }
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await loan.borrower.problem('PUT', '/waivers/send', sending(waiver, { signerEmail }))).detail).toBe(
      waiverRules.tooManyLetters,
    );
  });

  test('floods none by many that are sent at once either', async () => {
    const links = harness.service.app.get(AccessLinks, { strict: false });
    const email = `${randomUUID()}@flood.example`;
    const letter = (at: number) => ({
      purpose: 'waiver' as const,
      subjectId: randomUUID(),
      email: at % 2 ? email : email.toUpperCase(),
      sentBy: randomUUID(),
    });
    const sent = await Promise.allSettled(
      Array.from({ length: 24 }, (_, at) =>
        harness.service.database.transaction((manager) => links.issue(manager, letter(at))),
      ),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    const refused = sent.filter((one) => one.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { detail: string }).detail)).toEqual(
      Array(4).fill(waiverRules.tooManyLetters),
    );

    harness.clock.advance(HOUR);
    for (const retention of [LetterCountRetention, LinkFailureRetention])
      expect(await harness.service.app.get(retention, { strict: false }).sweep()).toBeGreaterThan(0);
    for (const table of ['letter_count', 'link_failure'])
      expect(await harness.service.database.rows(`SELECT * FROM ${table}`)).toEqual([]);
  });
});

describe('a waiver that was signed on paper', () => {
  const handIn = ({ id, version }: WaiverSummaryDto, fileUploadId = scan) => ({ id, version, fileUploadId });

  test('is handed in by the borrower and reviewed by the lender; the link of before is closed', async () => {
    const loan = await aLoan();
    neighbour.answers.set('/internal/files/lookup', [
      { fileUploadId: scan, userFileName: 'waiver.pdf', companyId: loan.companyId },
    ]);
    const { waiver, token } = await aSentWaiver(loan);
    const handed = (await loan.borrower.call<WaiverDto>('PUT', '/waivers/hand-in', handIn(waiver))).body;
    expect(handed).toMatchObject({ status: 'handedIn', paper: { fileUploadId: scan, userFileName: 'waiver.pdf' } });
    expect((await open(token)).status).toBe(410);
    const { id } = handed;
    expect((await loan.borrower.problem('PUT', '/waivers/accept', { id, version: handed.version })).status).toBe(403);
    const noReason = await loan.admin.problem('PUT', '/waivers/return', { id, version: handed.version });
    expect(noReason.errors).toEqual([{ field: 'reason', message: waiverRules.returnNeedsReason }]);
    const back = { id, version: handed.version, reason: 'Page two is missing' };
    const returned = (await loan.admin.call<WaiverDto>('PUT', '/waivers/return', back)).body;
    expect(returned).toMatchObject({ status: 'requested', reason: 'Page two is missing' });
    const again = (await loan.borrower.call<WaiverDto>('PUT', '/waivers/hand-in', handIn(returned))).body;
    const twice = await Promise.all(
      [1, 2].map(() => loan.admin.call('PUT', '/waivers/accept', { id, version: again.version })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    const accepted = (await loan.admin.call<WaiverDto>('GET', `/waivers/${id}`)).body;
    expect(accepted).toMatchObject({ status: 'signed', means: 'paper' });
    const handedIn = { ...factsOf(loan), doneBy: expect.any(String), doneAs: 'borrower' };
    expect(await told('waiver.handed_in', id)).toMatchObject([handedIn, handedIn]);
    expect(await told('waiver.decided', id)).toMatchObject([
      { ...factsOf(loan), status: 'returned', decidedBy: loan.adminId, reason: 'Page two is missing' },
      { status: 'accepted', decidedBy: loan.adminId, reason: '' },
    ]);
    // What was signed and does not count is asked for anew.
    const wrong = { id, version: accepted.version, reason: 'Not this project' };
    expect((await loan.admin.problem('PUT', '/waivers/void', { id, version: accepted.version })).status).toBe(422);
    expect((await loan.admin.call<WaiverDto>('PUT', '/waivers/void', wrong)).body.status).toBe('void');
    expect(await ofPayee(loan)).toMatchObject({ status: 'requested', signerName: 'Renée Ortiz' });
  });

  test('is a file of the own company', async () => {
    const loan = await aLoan();
    neighbour.answers.set('/internal/files/lookup', [
      { fileUploadId: scan, userFileName: 'waiver.pdf', companyId: randomUUID() },
    ]);
    const { waiver } = await aSentWaiver(loan);
    const foreign = await loan.borrower.problem('PUT', '/waivers/hand-in', handIn(waiver));
    expect(foreign.errors).toEqual([{ field: 'fileUploadId', message: shared.choice }]);
  });
});

test('waivers are those of the own company alone', async () => {
  const loan = await aLoan();
  const { waiver } = await aSentWaiver(loan);
  const stranger = harness.as(aBorrower(randomUUID()));
  expect((await stranger.call('GET', `/ledgers/${loan.applicationId}/waivers`)).status).toBe(403);
  expect((await stranger.call('GET', `/waivers/${waiver.id}`)).status).toBe(403);
  expect((await stranger.call('PUT', '/waivers/send', sending(waiver))).status).toBe(403);
  const moved = { id: waiver.id, version: waiver.version, reason: 'x' };
  for (const command of ['remind', 'revoke', 'accept', 'return', 'void'])
    expect((await stranger.call('PUT', `/waivers/${command}`, moved)).status).toBe(403);
  expect((await loan.borrower.call('PUT', '/waivers/void', moved)).status).toBe(403);
  expect((await harness.as(anAdministrator()).call('GET', `/waivers/${waiver.id}`)).status).toBe(200);
  const stale = { ...moved, version: waiver.version - 1 };
  expect((await loan.borrower.call('PUT', '/waivers/remind', stale)).status).toBe(409);
});

const chunk = (name: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
};
/** A PNG that says to be so large, and holds these pixels. */
function png(width: number, height: number, pixels: Buffer): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  const bytes = Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
const picture = (width: number, height: number) => png(width, height, Buffer.alloc(height * (width * 4 + 1)));
/** Small as it is sent, 60 MB when it is unpacked. */
const bomb = () => png(10, 10, Buffer.alloc(60_000_000));
