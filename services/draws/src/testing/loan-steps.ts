import { randomUUID } from 'node:crypto';
import { anAdministrator, aSuperAdministrator } from '@groundwork/server-testkit';
import type { ServiceHarness } from '@groundwork/server-testkit';
import type { BudgetChangeDto } from '../budget-changes/budget-change.dto.js';
import type { DrawDraftDto } from '../drafts/draw-draft.dto.js';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { PendingFundingDto } from '../funding/funding-lists.dto.js';
import type { ListedFundingDto } from '../payment-exports/index.js';
import type { LoanInspectionsDto } from '../inspections/inspection.dto.js';
import type { LoanInterestDto } from '../interest/interest.dto.js';
import type { PayoffDto } from '../payoff/payoff.dto.js';
import type { ApprovalLimitDto } from '../second-approvals/approval-limit.dto.js';
import { linesOf, save, start, submit } from './drafts.js';
import { payment, testDay } from './fundings.js';
import { certified } from './loan.js';
import type { Loan } from './loan.js';

export type Caller = Loan['admin'];

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** Somebody does something to a loan of three lines. */
export interface Scene {
  readonly harness: ServiceHarness;
  readonly loan: Loan;
  /** A borrower or an administrator, as the step needs. */
  readonly who: Caller;
  /** Chooses among what there is. */
  readonly pick: number;
  readonly cents: number;
}

/** Gives the status of the answer; undefined where there is nothing to do it to. */
export type Act = (scene: Scene) => Promise<number | undefined>;

export const oneOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

export const drawsOf = async ({ borrower, companyId }: Loan) =>
  (await borrower.call<DrawRequestDto[]>('GET', `/companies/${companyId}/draw-requests`)).body;
export const interestOf = async ({ borrower, applicationId }: Loan) =>
  (await borrower.call<LoanInterestDto>('GET', `/ledgers/${applicationId}/interest`)).body;
export const changesOf = async ({ borrower, applicationId }: Loan) =>
  (await borrower.call<BudgetChangeDto[]>('GET', `/ledgers/${applicationId}/changes`)).body;

const send = async (who: Caller, method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await who.call(method, path, body)).status;

const ask =
  (kind: 'work' | 'release'): Act =>
  ({ loan, who, pick, cents }) =>
    send(who, 'POST', '/draw-requests', {
      applicationId: loan.applicationId,
      kind,
      lineItems: [
        {
          additionalBudgetItemId: loan.lines[pick % 3],
          requestedAmount: kind === 'work' ? cents : cents % 9000,
        },
      ],
      ...certified,
    });

/** The draft of the next draw, begun where there is none. */
const draftOf = async ({ loan, who }: Scene): Promise<DrawDraftDto | undefined> => {
  const [summary] = (await who.call<{ id: string }[]>('GET', `/companies/${loan.companyId}/draw-drafts`)).body;
  if (!summary) return undefined;
  const answer = await who.call<DrawDraftDto>('GET', `/draw-drafts/${summary.id}`);
  return answer.status === 200 ? answer.body : undefined;
};

const write: Act = async (scene) => {
  const { loan, who, pick, cents } = scene;
  const draft = (await draftOf(scene)) ?? (await start({ ...loan, borrower: who }));
  if (!('lineItems' in draft)) return undefined;
  const amounts = [0, 1, 2].map((at) => (at === pick % 3 || at === cents % 3 ? cents : undefined));
  return (await save(who, draft, { lineItems: linesOf(loan, draft, amounts) })).status;
};
const submitDraft: Act = async (scene) => {
  const draft = await draftOf(scene);
  return draft && (await submit(scene.who, draft)).status;
};
const discard: Act = async (scene) => {
  const draft = await draftOf(scene);
  return draft && send(scene.who, 'DELETE', `/draw-drafts/${draft.id}?version=${draft.version}`);
};

const withDraw =
  (act: (scene: Scene, draw: DrawRequestDto) => Promise<number | undefined>): Act =>
  async (scene) => {
    const draw = oneOf(await drawsOf(scene.loan), scene.pick);
    return draw && act(scene, draw);
  };
const withLine = (act: (scene: Scene, line: DrawRequestDto['lineItems'][number]) => Promise<number | undefined>): Act =>
  withDraw((scene, draw) => {
    const line = oneOf(draw.lineItems, scene.pick);
    return line ? act(scene, line) : Promise.resolve(undefined);
  });
const revise: Act = async (scene) => {
  const back = (await drawsOf(scene.loan)).find(({ stage, kind }) => stage === 'sent_back' && kind === 'work');
  if (!back) return undefined;
  const { loan, who } = scene;
  const begun = await who.call<DrawDraftDto>('POST', '/draw-drafts', {
    applicationId: loan.applicationId,
    revises: back.id,
  });
  return begun.status > 201 ? begun.status : (await submit(who, begun.body)).status;
};

const requestChange: Act = ({ loan, who, pick, cents }) => {
  const kind = (['reallocation', 'change_order', 'change_order'] as const)[pick % 3];
  const [from, to] = [loan.lines[pick % 3], loan.lines[(pick + 1) % 3]];
  const cut = { additionalBudgetItemId: from, decrease: cents };
  const more = { additionalBudgetItemId: to, increase: cents };
  return send(who, 'POST', '/budget-changes', {
    applicationId: loan.applicationId,
    kind,
    reason: 'It came otherwise',
    ...(kind === 'change_order' ? { source: 'equity' } : {}),
    lineItems: kind === 'reallocation' ? [cut, more] : pick % 2 ? [more] : [cut],
  });
};
const decideChange =
  (command: 'approve' | 'reject' | 'withdraw'): Act =>
  async ({ loan, who, pick }) => {
    const waiting = (await changesOf(loan)).filter(({ status }) => status === 'requested');
    const { id, version } = oneOf(waiting, pick) ?? {};
    return id
      ? send(who, 'PUT', `/budget-changes/${command}`, {
          id,
          version,
          ...(command === 'reject' ? { reason: 'No' } : {}),
        })
      : undefined;
  };

const schedule: Act = async ({ loan, who, pick }) => {
  const pending = (await who.call<PendingFundingDto[]>('GET', '/fundings/pending')).body;
  const own = pending.filter((row) => row.applicationId === loan.applicationId);
  const { drawRequestId, version } = oneOf(own, pick) ?? {};
  return drawRequestId ? send(who, 'POST', '/fundings', { drawRequestId, version, scheduledFor: testDay }) : undefined;
};
const withFunding =
  (stage: 'scheduled' | 'funded', act: (scene: Scene, funding: ListedFundingDto) => Promise<number>): Act =>
  async (scene) => {
    const { loan, who, pick } = scene;
    const path = `/fundings?applicationId=${loan.applicationId}`;
    const list = (await who.call<ListedFundingDto[]>('GET', path)).body;
    const funding = oneOf(
      list.filter((each) => each.stage === stage),
      pick,
    );
    return funding && act(scene, funding);
  };

const correct: Act = async ({ loan, who, pick, cents }) => {
  const current = (await loan.ledger()).lines[pick % 3];
  return send(who, 'POST', `/ledgers/${loan.applicationId}/corrections`, {
    additionalBudgetItemId: current?.additionalBudgetItemId,
    from: current?.amountFundedToDate,
    amountFundedToDate: cents % 20_000,
    reason: 'Counted again',
  });
};
/** A super administrator sets the amount above which two approve, or takes it away. */
export const setLimit = async (harness: ServiceHarness, amount: number | null): Promise<number> => {
  const boss = harness.as(aSuperAdministrator());
  const [latest] = (await boss.call<ApprovalLimitDto[]>('GET', '/approval-limits')).body;
  return send(boss, 'PUT', '/approval-limits', { amount, version: latest?.version ?? 0 });
};
/** Somebody else than who proposed an approval answers it. */
const answerProposal =
  (answer: 'confirm' | 'decline'): Act =>
  async ({ harness, loan, pick }) => {
    const open = (await drawsOf(loan)).filter(({ stage, place }) => stage === 'submitted' && place < 3);
    const { id, version } = oneOf(open, pick) ?? {};
    return id ? send(harness.as(anAdministrator()), 'PUT', `/draw-requests/${answer}`, { id, version }) : undefined;
  };

/** An inspection finds a line complete as far as it says, and is accepted. */
const inspect: Act = async ({ harness, loan, who, pick, cents }) => {
  const begun = await who.call<Versioned>('POST', '/inspections', { applicationId: loan.applicationId });
  if (begun.status > 201) return begun.status;
  const found = await who.call<Versioned>('PUT', '/inspections/report', {
    id: begun.body.id,
    reportId: randomUUID(),
    inspectedAt: harness.clock.now().toISOString(),
    lines: [{ additionalBudgetItemId: loan.lines[pick % 3], percentComplete: cents % 101 }],
  });
  if (found.status > 201) return found.status;
  return send(who, 'PUT', '/inspections/accept', { id: begun.body.id, version: found.body.version });
};
/** From now on draws are capped by inspections, or no longer. */
const caps: Act = async ({ loan: { applicationId }, who }) => {
  const path = `/ledgers/${applicationId}/inspections`;
  const { capsDraws, settingVersion: version } = (await who.call<LoanInspectionsDto>('GET', path)).body;
  return send(who, 'PUT', '/inspections/caps', { applicationId, version, capsDraws: !capsDraws });
};
/** The clock moves on, and the month that is over is stated. */
const state: Act = async ({ harness, loan, who }) => {
  const { nextMonth: month, nextFrom } = await interestOf(loan);
  if (nextFrom && harness.clock.now().toISOString() < `${nextFrom}T15`) harness.clock.set(`${nextFrom}T15:00:00.000Z`);
  return send(who, 'POST', `/ledgers/${loan.applicationId}/interest-statements`, { month });
};
const repay: Act = ({ loan, who, cents }) =>
  send(who, 'POST', `/ledgers/${loan.applicationId}/payments`, {
    receivedOn: testDay,
    amount: 1 + (cents % 3000),
    reference: 'Check',
  });
const payOff: Act = async ({ harness, loan, who }) => {
  const receivedOn = harness.clock.now().toISOString().slice(0, 10);
  const path = `/ledgers/${loan.applicationId}/payoff`;
  const { total } = (await who.call<PayoffDto>('GET', `${path}?day=${receivedOn}`)).body;
  const retainageReason = 'Paid by the owner';
  return send(who, 'POST', path, { receivedOn, amount: total, reference: 'Sale', retainageReason });
};

/** What the borrower paid comes back: interest, or what ended the loan, which runs on then. */
const reversePayment: Act = async ({ harness, loan, who, pick }) => {
  const { payments } = await interestOf(loan);
  const recorded = payments.filter(({ stage }) => stage === 'recorded');
  const { id, version } = oneOf(recorded, pick) ?? {};
  const reversedOn = harness.clock.now().toISOString().slice(0, 10);
  return id ? send(who, 'PUT', '/loan-payments/reverse', { id, version, reversedOn, reason: 'No funds' }) : undefined;
};

/** What a borrower does. */
export const borrowing = {
  ask: ask('work'),
  release: ask('release'),
  write,
  submitDraft,
  discard,
  revise,
  withdraw: withDraw(({ who }, { id, version }) => send(who, 'PUT', '/draw-requests/withdraw', { id, version })),
  requestChange,
  withdrawChange: decideChange('withdraw'),
} satisfies Record<string, Act>;

/** What an administrator does. */
export const lending = {
  approve: withLine(({ who }, { id }) => send(who, 'PUT', '/draw-requests/item/approve', { id })),
  lower: withLine(({ who }, { id, requestedAmount }) =>
    send(who, 'PUT', '/draw-requests/item/approve', {
      id,
      approvedAmount: Math.ceil(requestedAmount / 2),
      reductionReason: 'Half',
    }),
  ),
  accept: withDraw(({ who }, { id }) => send(who, 'PUT', '/draw-requests/accept', { id })),
  reject: withLine(({ who }, { id }) => send(who, 'PUT', '/draw-requests/item/reject', { id, rejectReason: 'No' })),
  hold: withDraw(({ who, pick }, { id, lineItems }) => {
    const line = oneOf(lineItems, pick);
    const changed = line ? [{ id: line.id, statusId: line.statusId === 2 ? 1 : 2 }] : [];
    return send(who, 'PUT', '/draw-requests/save', { id, lineItems: changed });
  }),
  sendBack: withDraw(({ who }, { id }) => send(who, 'PUT', '/draw-requests/send-back', { id, reason: 'Later' })),
  approveChange: decideChange('approve'),
  rejectChange: decideChange('reject'),
  schedule,
  fund: withFunding('scheduled', ({ who, cents }, funding) => {
    const fees = { feesNetted: Math.min(funding.amount, cents % 5000), reserveNetted: cents % 700 };
    return send(who, 'PUT', '/fundings/fund', payment(funding, fees));
  }),
  cancel: withFunding('scheduled', ({ who }, { id, version }) => send(who, 'PUT', '/fundings/cancel', { id, version })),
  reverse: withFunding('funded', ({ who }, { id, version }) =>
    send(who, 'PUT', '/fundings/reverse', { id, version, reversedOn: testDay, reason: 'It came back' }),
  ),
  correct,
  limit: ({ harness, cents }) => setLimit(harness, cents % 3 === 0 ? null : Math.ceil(cents / 4)),
  confirm: answerProposal('confirm'),
  decline: answerProposal('decline'),
  inspect,
  caps,
  state,
  repay,
  reversePayment,
  payOff,
} satisfies Record<string, Act>;
