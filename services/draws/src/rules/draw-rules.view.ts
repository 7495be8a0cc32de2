import { firstDrawRules, isBarring } from '@groundwork/domain-draws';
import type { DrawRequestEntity } from '../draw-requests/index.js';
import type { DrawFindingsDto, DrawRulesDto, LoanPaperDto } from './draw-rules.dto.js';
import type { DrawRulesEntity } from './draw-rules.entity.js';
import type { Found } from './draw-findings.service.js';
import type { LoanPaperEntity } from './loan-paper.entity.js';
import type { RuleOverrideEntity } from './rule-override.entity.js';
import type { RuleRunEntity } from './rule-run.entity.js';

/** Without a version of the lender's the portal's own hold. */
export const drawRulesView = (row?: DrawRulesEntity): DrawRulesDto => ({
  ...firstDrawRules,
  ...row?.rules,
  id: row?.id ?? 'portal',
  version: row?.version ?? 0,
  editedBy: row?.editedBy ?? null,
  editedAt: row?.editedAt.toISOString() ?? null,
});

/** The newest of each paper. */
export function loanPapersView(rows: readonly LoanPaperEntity[]): LoanPaperDto[] {
  const newest = new Map([...rows].reverse().map((row) => [row.paper, row]));
  return [...newest.values()].map(({ paper, expiresOn, userId, writtenAt }) => ({
    paper,
    expiresOn,
    userId,
    writtenAt: writtenAt.toISOString(),
  }));
}

interface Kept {
  readonly runs: readonly RuleRunEntity[];
  readonly overrides: readonly RuleOverrideEntity[];
  readonly papers: readonly LoanPaperEntity[];
}

const overrideView = (row: RuleOverrideEntity | undefined) =>
  row ? { reason: row.reason, userId: row.userId, overriddenAt: row.overriddenAt.toISOString() } : null;

export const drawFindingsView = (
  { id }: Pick<DrawRequestEntity, 'id'>,
  { findings, rules }: Found,
  { runs, overrides, papers }: Kept,
): DrawFindingsDto => ({
  drawRequestId: id,
  findings: findings.map((finding) => ({
    ...finding,
    isBarring: isBarring(finding, rules),
    override: overrideView(
      overrides.find(({ rule, sentence }) => rule === finding.rule && sentence === finding.sentence),
    ),
  })),
  runs: runs.map((run) => ({
    round: run.round,
    cause: run.cause,
    ranAt: run.ranAt.toISOString(),
    sentences: run.findings.map(({ sentence }) => sentence),
  })),
  papers: loanPapersView(papers),
});
