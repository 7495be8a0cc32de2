import type { FundingDto } from '../funding-rows/index.js';
import type { DrawRequestDto } from '../draw-requests/draw-request.dto.js';
import type { Loan } from './loan.js';

/** The day of the tests' clock. */
export const testDay = '2026-03-02';

/** Approves all of a draw. */
export const approve = async (loan: Loan, { id }: Pick<DrawRequestDto, 'id'>): Promise<DrawRequestDto> =>
  (await loan.admin.call<DrawRequestDto>('PUT', '/draw-requests/accept', { id })).body;

/** Plans the payment of what is approved of a draw. */
export async function schedule(
  loan: Loan,
  { id: drawRequestId, version }: Pick<DrawRequestDto, 'id' | 'version'>,
): Promise<FundingDto> {
  const answer = await loan.admin.call<FundingDto>('POST', '/fundings', {
    drawRequestId,
    version,
    scheduledFor: testDay,
  });
  if (answer.status !== 201) throw new Error(`The funding was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}

/** What is sent for a payment that was made. */
export const payment = ({ id, version }: Pick<FundingDto, 'id' | 'version'>, more: object = {}) => ({
  id,
  version,
  fundedOn: testDay,
  reference: 'Wire 4711',
  payee: 'Maple Builders LLC',
  ...more,
});

/** Approves, plans and pays all of a draw. */
export async function fund(loan: Loan, draw: Pick<DrawRequestDto, 'id'>, more: object = {}): Promise<FundingDto> {
  const funding = await schedule(loan, await approve(loan, draw));
  const answer = await loan.admin.call<FundingDto>('PUT', '/fundings/fund', payment(funding, more));
  if (answer.status !== 200) throw new Error(`The payment was answered ${answer.status}: ${answer.text}`);
  return answer.body;
}
