import { drawRules, drawRulesRecord, loanPaperRecord, loanPapers, ruleOverrideRecord } from '@groundwork/domain-draws';
import type { DrawRule, LoanPaper } from '@groundwork/domain-draws';
import { id, orNull, required, whole } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { loanChanges } from '../ledger/index.js';
import type { LoanChange } from '../ledger/index.js';

/** The rules as they are to be from now on. */
export class SaveDrawRulesDto extends recordDto(drawRulesRecord) {
  @DtoField(required(whole('', { description: 'the version that the save is based on; 0 for the portal’s own' })))
  version!: number;
}

/** A version of the rules. */
export class DrawRulesDto extends recordDto(drawRulesRecord) {
  @Answer.text() id!: string;
  @Answer.whole() version!: number;
  @DtoField(orNull(id('', { description: 'nobody: it came with the portal' }))) editedBy!: string | null;
  @Answer.laterInstant() editedAt!: string | null;
}

export class SaveLoanPaperDto extends recordDto(loanPaperRecord) {}
export class OverrideDrawRuleDto extends recordDto(ruleOverrideRecord) {}

/** The day on which a paper ends, and who wrote it down. */
export class LoanPaperDto {
  @Answer.choice(loanPapers) paper!: LoanPaper;
  @ApiProperty({ type: String, format: 'date' }) expiresOn!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: the closing’s checklist said it.' })
  userId!: string | null;
  @Answer.instant() writtenAt!: string;
}

export class OverrideDto {
  @Answer.text() reason!: string;
  @Answer.id() userId!: string;
  @Answer.instant() overriddenAt!: string;
}

/** What a rule finds as things stand. */
export class FindingDto {
  @Answer.choice(drawRules) rule!: DrawRule;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null where it is about the loan.' })
  additionalBudgetItemId!: string | null;
  @Answer.text() sentence!: string;
  @ApiProperty({ type: Boolean, description: 'It bars an approval unless it is overridden.' }) isBarring!: boolean;
  @ApiProperty({ type: OverrideDto, nullable: true }) override!: OverrideDto | null;
}

/** What was found at a time, as it was kept with the submission. */
export class RuleRunDto {
  @Answer.whole() round!: number;
  @Answer.choice(loanChanges) cause!: LoanChange;
  @Answer.instant() ranAt!: string;
  @ApiProperty({ type: [String] }) sentences!: string[];
}

/** The rules of a draw: as of now, and what they found before. */
export class DrawFindingsDto {
  @Answer.id() drawRequestId!: string;
  @ApiProperty({ type: [FindingDto] }) findings!: FindingDto[];
  @ApiProperty({ type: [RuleRunDto], description: 'The newest first.' }) runs!: RuleRunDto[];
  @ApiProperty({ type: [LoanPaperDto], description: 'The newest of each paper.' }) papers!: LoanPaperDto[];
}
