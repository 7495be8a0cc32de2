import {
  adverseNoticeRecord,
  adverseNoticeStatuses,
  adverseReasonKeys,
  MOST_REASONS,
  noticeOnPaperRecord,
  paperWayKeys,
  withdrawnOnPaperRecord,
} from '@groundwork/domain-applications';
import type { AdverseLetter, AdverseNoticeStatus, AdverseReason, PaperWay } from '@groundwork/domain-applications';
import { required, whole } from '@groundwork/domain-records';
import { shared } from '@groundwork/domain-messages';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import { PagedDto } from '../applications/index.js';

/** A notice as it is written. */
export class WriteNoticeDto extends recordDto(adverseNoticeRecord) {
  @ApiProperty({ enum: [...adverseReasonKeys], isArray: true, maxItems: MOST_REASONS })
  @IsArray()
  @ArrayMaxSize(adverseReasonKeys.length)
  @IsIn(adverseReasonKeys, { each: true, message: shared.choice })
  reasons!: AdverseReason[];
}

/** A notice that is sent, as its letter was shown. */
export class SendNoticeDto extends WriteNoticeDto {
  @DtoField(required(whole('', { description: 'the version that was read' }))) version!: number;
  @ApiProperty({ type: String, description: 'SHA-256 of the letter that was shown, in hex' })
  @Matches(/^[0-9a-f]{64}$/)
  contentHash!: string;
}

const list = { type: 'array', items: { type: 'string' } } as const;

/** A notice that went out on paper, or what was wrong with the entry that says so. */
export class NoticeOnPaperDto extends recordDto(noticeOnPaperRecord) {
  @DtoField(required(whole('', { description: 'the version that was read' }))) version!: number;
}

/** That what is on record as sent on paper never was. */
export class WithdrawOnPaperDto extends recordDto(withdrawnOnPaperRecord) {
  @DtoField(required(whole('', { description: 'the version that was read' }))) version!: number;
}

/** An entry of a notice that went out on paper; the last one holds. */
export class OnPaperEntryDto {
  @Answer.whole() number!: number;
  @ApiProperty({ type: String, format: 'date' }) sentOn!: string;
  @ApiProperty({ enum: [...paperWayKeys] }) how!: PaperWay;
  @Answer.text() sentByName!: string;
  @ApiProperty({ type: String, nullable: true }) reference!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'what was wrong with the entry before' })
  reason!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, description: 'the number of the entry that it takes back' })
  withdraws!: number | null;
  @Answer.id() recordedBy!: string;
  @Answer.instant() recordedAt!: string;
}

/** A letter in its parts. */
export class AdverseLetterDto {
  @Answer.text() title!: string;
  @ApiProperty({ type: 'array', items: list, description: 'label and value a line' })
  facts!: AdverseLetter['facts'];
  @Answer.text() intro!: string;
  @Answer.text() reasonsHeading!: string;
  @ApiProperty({ type: [String] }) reasons!: readonly string[];
  @Answer.text() creditorHeading!: string;
  @ApiProperty({ type: [String] }) creditor!: readonly string[];
  @Answer.text() question!: string;
  @Answer.text() noticeHeading!: string;
  @Answer.text() notice!: string;
}

/** The letter as it would be sent now, and its hash. */
export class ShownLetterDto {
  @ApiProperty({ type: AdverseLetterDto }) letter!: AdverseLetterDto;
  @Answer.text() contentHash!: string;
}

/** A notice with the application that it is about. */
export class AdverseNoticeDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @Answer.whole() projectNumber!: number;
  @Answer.text() name!: string;
  @Answer.id() companyId!: string;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @Answer.whole() round!: number;
  @Answer.whole() version!: number;
  @ApiProperty({ enum: [...adverseNoticeStatuses] }) status!: AdverseNoticeStatus;
  @Answer.id() decidedBy!: string;
  @Answer.instant() decidedAt!: string;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'when the completed application came in' })
  completedOn!: string | null;
  @ApiProperty({ type: String, format: 'date' }) dueOn!: string;
  @ApiProperty({ enum: [...adverseReasonKeys], isArray: true, description: 'empty until it is sent' })
  reasons!: readonly AdverseReason[];
  @ApiProperty({ type: String, nullable: true }) otherReason!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) sentBy!: string | null;
  @Answer.laterInstant() sentAt!: string | null;
  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'of one that went out on paper, without a letter here',
  })
  sentOn!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'SHA-256 of the letter' }) contentHash!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'SHA-256 of its PDF' }) paperHash!: string | null;
  @Answer.laterInstant() closedAt!: string | null;
  @ApiProperty({ enum: ['resubmitted'], nullable: true }) closedWhy!: 'resubmitted' | null;
}

/** A notice with what who writes it begins with. */
export class AdverseNoticeDetailsDto extends AdverseNoticeDto {
  @ApiProperty({ type: String, description: 'of the notice, else of the last one that was sent' })
  creditorAddress!: string;
  @ApiProperty({ type: String }) creditorPhone!: string;
  @ApiProperty({ type: String }) agency!: string;
  @ApiProperty({ type: AdverseLetterDto, nullable: true, description: 'as it was sent' })
  letter!: AdverseLetterDto | null;
  @ApiProperty({ type: [OnPaperEntryDto], description: 'in their order; none of one that the portal sent' })
  onPaper!: OnPaperEntryDto[];
}

export class AdverseNoticesDto {
  @ApiProperty({ type: [AdverseNoticeDto] }) items!: AdverseNoticeDto[];
  @ApiProperty({ type: String, nullable: true }) nextCursor!: string | null;
}

/** Which notices: those that are due with the earliest day first, any others with the latest first. */
export class ListNoticesDto extends PagedDto {
  @ApiPropertyOptional({ enum: [...adverseNoticeStatuses], default: 'due' })
  @IsOptional()
  @IsIn(adverseNoticeStatuses)
  status?: AdverseNoticeStatus;
}
