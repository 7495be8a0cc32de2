import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { waiverKinds } from '@groundwork/domain-agreements';
import type { WaiverKind } from '@groundwork/domain-agreements';
import { document, optionalState, wholeNumber } from '@groundwork/domain-validation';
import { Answer, Follows } from '@groundwork/server-http';
import { IsIn, IsOptional } from 'class-validator';

/** Which text is meant: of a kind, for a state or for all that have none of their own. */
export class WaiverMasterOfDto {
  @ApiPropertyOptional({ type: String, description: 'Full name of the state; left out: every other state.' })
  @IsOptional()
  @Follows(optionalState)
  state?: string;
}

export class CreateWaiverMasterDto extends WaiverMasterOfDto {
  @ApiProperty({ enum: waiverKinds }) @IsIn(waiverKinds) kind!: WaiverKind;
  @ApiProperty({ type: String, description: 'HTML with {{placeholders}}; sanitised by the server.' })
  @Follows(document)
  content!: string;
  /** The version that the editor started from (0 for a state's first text); a newer one in between is a conflict. */
  @ApiPropertyOptional({ type: Number }) @IsOptional() @Follows(wholeNumber) basedOnVersion?: number;
}

export class WaiverMasterDto {
  @Answer.id() id!: string;
  @ApiProperty({ enum: waiverKinds }) kind!: WaiverKind;
  @ApiProperty({ type: String, nullable: true, description: 'Null: for every state without a text of its own.' })
  state!: string | null;
  @Answer.whole() version!: number;
  @ApiProperty({ type: String, description: 'Sanitised HTML.' }) content!: string;
  @ApiProperty({ type: String, description: 'SHA-256 of the text.' }) contentHash!: string;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) lastEditedBy!: string | null;
  @Answer.instant() createdAt!: string;
}
