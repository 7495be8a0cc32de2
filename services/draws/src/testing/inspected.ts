import { randomUUID } from 'node:crypto';
import type { Loan } from './loan.js';

interface Answered {
  readonly id: string;
  readonly version: number;
}

/** An inspection of a loan, from its request to its accepted report: percent complete by the place of the line. */
export async function inspected(loan: Loan, percents: readonly number[], inspectedAt: string): Promise<void> {
  const taken = async (method: 'POST' | 'PUT', path: string, body: object): Promise<Answered> => {
    const answer = await loan.admin.call<Answered>(method, path, body);
    if (answer.status > 201) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`);
    return answer.body;
  };
  const { id } = await taken('POST', '/inspections', { applicationId: loan.applicationId });
  const lines = percents.map((percentComplete, at) => ({ additionalBudgetItemId: loan.lines[at], percentComplete }));
  const { version } = await taken('PUT', '/inspections/report', { id, reportId: randomUUID(), inspectedAt, lines });
  await taken('PUT', '/inspections/accept', { id, version });
}

/** From now on a line can be drawn as far as it was inspected. */
export const capByInspection = (loan: Loan) =>
  loan.admin.call('PUT', '/inspections/caps', { applicationId: loan.applicationId, version: 0, capsDraws: true });
