import { historyEvents, historySides, loanTermsRecord, rejectionCommentRecord } from '@groundwork/domain-applications';
import type { HistoryEvent, HistorySide, LoanTerms, RejectionComment } from '@groundwork/domain-applications';
import { Answer, dtoOf } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

/** Something that happened to an application. */
export class HappenedDto {
  @Answer.id() id!: string;
  @Answer.choice([...historyEvents]) event!: HistoryEvent;
  @Answer.whole() round!: number;
  @Answer.instant() at!: string;
  @Answer.choice([...historySides]) side!: HistorySide;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'of the lender for the lender alone' })
  userId!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'a condition, an item of the closing' })
  subject!: string | null;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ type: [dtoOf(rejectionCommentRecord)], description: 'the sections that were rejected' })
  sections!: readonly RejectionComment[];
  @ApiProperty({ type: dtoOf(loanTermsRecord), nullable: true, description: 'as they were decided' })
  terms!: LoanTerms | null;
  @ApiProperty({ type: String, nullable: true, description: 'for the lender alone' }) note!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'for the lender alone' }) overrideReason!: string | null;
}

export class HistoryPageDto {
  @ApiProperty({ type: [HappenedDto] }) items!: HappenedDto[];
  @ApiProperty({ type: String, nullable: true, description: 'give it back for the next page; null at the end' })
  nextCursor!: string | null;
}
