import { Inject, Injectable } from '@nestjs/common';
import { decisionWords } from '@groundwork/domain-applications';
import { csv } from '@groundwork/server-paper';
import type { CsvColumn } from '@groundwork/server-paper';
import { ServiceClients } from '@groundwork/server-service';
import { accountName } from '../shared/account-name.js';
import type { ReportDecisionsDto, ReportedDecisionDto } from './decision-report.dto.js';
import { DecisionReport } from './decision-report.service.js';

/** Most decisions of one file. */
const longest = 10_000;

/** With the name of whoever decided; empty where the account is gone. */
type NamedDecision = ReportedDecisionDto & { readonly decider: string };

const columns: readonly CsvColumn<NamedDecision>[] = [
  ['Project number', ({ projectNumber }) => projectNumber],
  ['Project', ({ name }) => name],
  ['Borrower', ({ companyName }) => companyName],
  ['Submitted at (UTC)', ({ submittedAt }) => submittedAt],
  ['Decided at (UTC)', ({ decidedAt }) => decidedAt],
  ['Days', ({ days }) => days],
  ['Decision', ({ command }) => decisionWords[command]],
  ['Decided by', ({ decider }) => decider],
  ['Decided by the account', ({ decidedBy }) => decidedBy],
  ['Notice of adverse action due on', ({ noticeDueOn }) => noticeDueOn],
  ['Notice of adverse action sent at (UTC)', ({ noticeSentAt }) => noticeSentAt],
  ['Notice of adverse action sent on paper on', ({ noticeSentOn }) => noticeSentOn],
];

/** The decisions of these days as RFC 4180, a decision a row. */
@Injectable()
export class ExportDecisions {
  constructor(
    private readonly report: DecisionReport,
    @Inject(ServiceClients) private readonly services: ServiceClients,
  ) {}

  async execute({ from, to }: ReportDecisionsDto): Promise<Buffer> {
    const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
    const rows = await this.report.read(days, longest);
    const ids = [...new Set(rows.map(({ decidedBy }) => decidedBy))];
    const names = new Map(
      await Promise.all(ids.map(async (id) => [id, (await accountName(this.services, id)) ?? ''] as const)),
    );
    const named = rows.map((row) => ({ ...row, decider: names.get(row.decidedBy) ?? '' }));
    return Buffer.from(csv(columns, named), 'utf8');
  }
}
