import { Injectable } from '@nestjs/common';
import { decisionWords } from '@groundwork/domain-applications';
import { csv } from '@groundwork/server-paper';
import type { CsvColumn } from '@groundwork/server-paper';
import type { ReportDecisionsDto, ReportedDecisionDto } from './decision-report.dto.js';
import { DecisionReport } from './decision-report.service.js';

/** Most decisions of one file. */
const longest = 10_000;

const columns: readonly CsvColumn<ReportedDecisionDto>[] = [
  ['Project number', ({ projectNumber }) => projectNumber],
  ['Project', ({ name }) => name],
  ['Borrower', ({ companyName }) => companyName],
  ['Submitted at (UTC)', ({ submittedAt }) => submittedAt],
  ['Decided at (UTC)', ({ decidedAt }) => decidedAt],
  ['Days', ({ days }) => days],
  ['Decision', ({ command }) => decisionWords[command]],
  ['Decided by the account', ({ decidedBy }) => decidedBy],
  ['Notice of adverse action due on', ({ noticeDueOn }) => noticeDueOn],
  ['Notice of adverse action sent at (UTC)', ({ noticeSentAt }) => noticeSentAt],
];

/** The decisions of these days as RFC 4180, a decision a row. */
@Injectable()
export class ExportDecisions {
  constructor(private readonly report: DecisionReport) {}

  async execute({ from, to }: ReportDecisionsDto): Promise<Buffer> {
    const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
    return Buffer.from(csv(columns, await this.report.read(days, longest)), 'utf8');
  }
}
