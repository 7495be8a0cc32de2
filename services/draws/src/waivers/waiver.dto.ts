import { waiverConditions, waiverExtents } from '@groundwork/domain-agreements';
import type { WaiverCondition, WaiverExtent } from '@groundwork/domain-agreements';
import { handedInWaiverRecord, movedWaiverRecord, sentWaiverRecord, waiverStatuses } from '@groundwork/domain-draws';
import type { WaiverDuty, WaiverStatus } from '@groundwork/domain-draws';
import { day, required } from '@groundwork/domain-records';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

export class SendWaiverDto extends recordDto(sentWaiverRecord) {}
export class MoveWaiverDto extends recordDto(movedWaiverRecord) {}
export class HandInWaiverDto extends recordDto(handedInWaiverRecord) {}

const nullableText = { type: String, nullable: true } as const;

export class WaiverPaperDto {
  @Answer.id() fileUploadId!: string;
  @Answer.text() userFileName!: string;
}

/** A lien waiver of a draw as both sides' lists show it. */
export class WaiverSummaryDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @Answer.id() drawRequestId!: string;
  @ApiProperty({ type: 'integer', description: 'Of the draw, among those of the loan, from 1.' }) drawNumber!: number;
  @Answer.choice(['contractor', 'payee']) party!: WaiverDuty['party'];
  @ApiProperty({ ...nullableText, description: 'Null until somebody names the contractor.' }) claimant!: string | null;
  @Answer.choice(waiverConditions) condition!: WaiverCondition;
  @Answer.choice(waiverExtents) extent!: WaiverExtent;
  @Answer.amount() amount!: number;
  @DtoField(required(day(''))) throughDate!: string;
  @Answer.choice(waiverStatuses) status!: WaiverStatus;
  @Answer.whole() version!: number;
  @ApiProperty(nullableText) signerName!: string | null;
  @ApiProperty(nullableText) signerEmail!: string | null;
  @Answer.laterInstant() sentAt!: string | null;
  @Answer.laterInstant() signedAt!: string | null;
  @ApiProperty({ enum: ['link', 'paper'], nullable: true, description: 'How it was signed.' }) means!:
    'link' | 'paper' | null;
  @ApiProperty({ type: WaiverPaperDto, nullable: true }) paper!: WaiverPaperDto | null;
  @ApiProperty({ ...nullableText, description: 'Why it was refused, returned or made void.' }) reason!: string | null;
}

export class WaiverMoveDto {
  @Answer.text() command!: string;
  @Answer.choice(waiverStatuses) toStatus!: WaiverStatus;
  @ApiProperty(nullableText) reason!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) userId!: string | null;
  @ApiProperty({ ...nullableText, description: 'The named signer of a link.' }) name!: string | null;
  @Answer.instant() happenedAt!: string;
}

/** A waiver with its text as it was sent, and its history. */
export class WaiverDto extends WaiverSummaryDto {
  @ApiProperty({ ...nullableText, description: 'HTML; null until it was sent.' }) content!: string | null;
  @ApiProperty({ type: [WaiverMoveDto] }) history!: WaiverMoveDto[];
}

/** What whoever has the link of a waiver may know of it. */
export class OpenedWaiverDto {
  @Answer.choice(waiverConditions) condition!: WaiverCondition;
  @Answer.choice(waiverExtents) extent!: WaiverExtent;
  @Answer.choice(waiverStatuses) status!: WaiverStatus;
  @Answer.text() claimant!: string;
  @Answer.text() signerName!: string;
  @Answer.text() projectName!: string;
  @Answer.amount() amount!: number;
  @ApiProperty({ type: String, description: 'HTML, as it will be kept.' }) content!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the text; a signature names it.' }) contentHash!: string;
  @Answer.instant() expiresAt!: string;
  @Answer.laterInstant() signedAt!: string | null;
}
