import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { DrawDraftDto } from '../drafts/draw-draft.dto.js';
import { certified } from './loan.js';
import type { Loan } from './loan.js';

type Caller = Loan['borrower'];

/** Begins a draft of a loan's next draw, or of the revision of one that came back. */
export const start = async (loan: Loan, more: { from?: string; revises?: string } = {}): Promise<DrawDraftDto> =>
  (await loan.borrower.call<DrawDraftDto>('POST', '/draw-drafts', { applicationId: loan.applicationId, ...more })).body;

/** Lines as a screen sends them: by their place in the loan, each on the version that the draft has. */
export const linesOf = (loan: Loan, draft: DrawDraftDto, amounts: readonly (number | null | undefined)[], more = {}) =>
  amounts.flatMap((requestedAmount, at) => {
    const additionalBudgetItemId = loan.lines[at] ?? '';
    const stored = draft.lineItems.find((line) => line.additionalBudgetItemId === additionalBudgetItemId);
    return requestedAmount === undefined
      ? []
      : [{ additionalBudgetItemId, version: stored?.version ?? 0, requestedAmount, ...more }];
  });

export const save = (caller: Caller, draft: DrawDraftDto, body: object) =>
  caller.call<DrawDraftDto>('PUT', `/draw-drafts/${draft.id}`, { lineItems: [], ...body });

/** A draft with amounts, saved. */
export async function aDraft(loan: Loan, amounts: readonly (number | null | undefined)[]): Promise<DrawDraftDto> {
  const draft = await start(loan);
  const answer = await save(loan.borrower, draft, { lineItems: linesOf(loan, draft, amounts) });
  if (answer.status !== 200) throw new Error(`The draft was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

export const submit = (caller: Caller, { id, version }: Pick<DrawDraftDto, 'id' | 'version'>, headers = {}) =>
  caller.call<DrawRequestDto>('POST', `/draw-drafts/${id}/submit`, { version, ...certified }, { headers });
