import {
  budgetChangeDecisionRecord,
  budgetChangeRecord,
  budgetChangeRejectionRecord,
  changeKinds,
  changeSources,
  changeStatuses,
} from '@groundwork/domain-draws';
import type { ChangeKind, ChangeSource, ChangeStatus } from '@groundwork/domain-draws';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { SupportingDocumentDto } from '../draw-requests/index.js';

export class RequestBudgetChangeDto extends recordDto(budgetChangeRecord) {}
export class BudgetChangeDecisionDto extends recordDto(budgetChangeDecisionRecord) {}
export class BudgetChangeRejectionDto extends recordDto(budgetChangeRejectionRecord) {}

export class BudgetChangeLineDto {
  @Answer.id() additionalBudgetItemId!: string;
  @Answer.text() name!: string;
  @Answer.text() section!: string;
  /** The change adds it to the budget. */
  @Answer.flag() isNew!: boolean;
  @ApiProperty({ type: 'integer', description: 'Cents; negative where the line is cut.' }) amount!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Its value when it was applied, cents.' })
  before!: number | null;
}

/** A change of the budget, from who asked for it to who decided. */
export class BudgetChangeDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @ApiProperty({ type: 'integer', description: 'From 1 within its loan.' }) number!: number;
  @Answer.choice(changeKinds) kind!: ChangeKind;
  @ApiProperty({ enum: changeSources, nullable: true }) source!: ChangeSource | null;
  @ApiProperty({ type: String, nullable: true }) sourceName!: string | null;
  @Answer.text() reason!: string;
  @ApiProperty({ type: [SupportingDocumentDto] }) supportingDocuments!: SupportingDocumentDto[];
  @ApiProperty({ type: 'integer', description: 'By how much the budget grows, cents.' }) net!: number;
  @ApiProperty({ type: 'integer', description: 'Sum of what is added, cents.' }) added!: number;
  @Answer.choice(changeStatuses) status!: ChangeStatus;
  @Answer.whole() version!: number;
  @Answer.id() requestedBy!: string;
  @Answer.choice(['borrower', 'administrator']) requestedAs!: 'borrower' | 'administrator';
  @Answer.instant() requestedAt!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) decidedBy!: string | null;
  @Answer.laterInstant() decidedAt!: string | null;
  @ApiProperty({ type: String, nullable: true }) decisionNote!: string | null;
  @ApiProperty({ type: [BudgetChangeLineDto] }) lineItems!: BudgetChangeLineDto[];
}
