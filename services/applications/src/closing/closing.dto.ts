import { closingItemRecord, closingKinds } from '@groundwork/domain-applications';
import type { ClosingKind } from '@groundwork/domain-applications';
import { required, whole } from '@groundwork/domain-records';
import { ApiProperty } from '@nestjs/swagger';
import { Answer, DtoField, recordDto } from '@groundwork/server-http';

export class SaveClosingItemDto extends recordDto(closingItemRecord) {
  @DtoField(required(whole('', { description: 'the version that the save is based on; 0 for a first one' })))
  version!: number;
}

/** An item of the checklist as it stands; one that nobody has touched has version 0. */
export class ClosingItemDto {
  @ApiProperty({ enum: [...closingKinds] }) kind!: ClosingKind;
  @Answer.whole() version!: number;
  @Answer.flag() required!: boolean;
  @Answer.flag() completed!: boolean;
  @ApiProperty({ type: String, format: 'date', nullable: true }) dueOn!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) expiresOn!: string | null;
  @ApiProperty({ type: String, nullable: true }) comment!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'what stood when it was ticked off' })
  fileUploadId!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) tickedBy!: string | null;
  @Answer.laterInstant() tickedAt!: string | null;
}

export class ClosingDto {
  @Answer.id() applicationId!: string;
  @ApiProperty({ enum: [...closingKinds], isArray: true, description: 'required items that are open' })
  open!: ClosingKind[];
  @ApiProperty({ type: [ClosingItemDto] }) items!: ClosingItemDto[];
}
