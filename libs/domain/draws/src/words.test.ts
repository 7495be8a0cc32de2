import { textOptions } from '@groundwork/domain-records';
import type { AnyField } from '@groundwork/domain-records';
import { changeStatuses, changeStatusLabels } from './changes/change-status.js';
import { budgetChangeRecord } from './changes/change.record.js';
import { lineDecisionRecord } from './draw.record.js';
import { accountKindLabels, paymentAccountRecord } from './export/index.js';
import {
  inspectionMachine,
  inspectionStatuses,
  inspectionStatusLabels,
  openInspectionStatuses,
} from './inspections/status.js';
import { interestBasisLabels, interestPayerLabels } from './interest/index.js';
import { interestTermsRecord } from './interest/interest.record.js';
import {
  drawRuleLabels,
  drawRules,
  drawRulesRecord,
  loanPaperRecord,
  ruleModeLabels,
} from './rules/draw-rules.record.js';
import { drawStatuses } from './status.js';
import { waiverStatuses, waiverStatusLabels } from './waivers/status.js';

describe('what people read of a draw', () => {
  it.each<[readonly string[], object]>([
    [changeStatuses, changeStatusLabels],
    [inspectionStatuses, inspectionStatusLabels],
    [waiverStatuses, waiverStatusLabels],
    [drawRules, drawRuleLabels],
  ])('has words for each of %j', (values, labels) => expect(Object.keys(labels)).toEqual([...values]));
  it.each<[AnyField, readonly string[]]>([
    [budgetChangeRecord.fields.kind, ['Reallocation between lines', 'Use of contingency', 'Change order']],
    [budgetChangeRecord.fields.source, ["Borrower's equity", 'Contingency', 'Additional funding source']],
    [interestTermsRecord.fields.basis, Object.values(interestBasisLabels)],
    [interestTermsRecord.fields.payer, Object.values(interestPayerLabels)],
    [paymentAccountRecord.fields.kind, Object.values(accountKindLabels)],
    [drawRulesRecord.fields.overBudget, Object.values(ruleModeLabels)],
    [drawRulesRecord.fields.missingWaiver, ['Off', 'Warn', 'Block approval']],
    [loanPaperRecord.fields.paper, ['The building permit', 'The insurance', 'The title date']],
    [lineDecisionRecord.fields.statusId, drawStatuses.map(({ status }) => status)],
  ])('is offered in a choice by its words', (field, labels) => {
    expect(textOptions(field).map(({ label }) => label)).toEqual(labels);
  });
  it('is under way until nothing leads on', () => {
    const { final } = inspectionMachine;
    expect(openInspectionStatuses).toEqual(inspectionStatuses.filter((status) => !final.includes(status)));
  });
});
