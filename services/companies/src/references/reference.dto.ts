import { ApiProperty } from '@nestjs/swagger';
import { referenceRecord, referenceTypes } from '@groundwork/domain-companies';
import type { ReferenceType } from '@groundwork/domain-companies';
import { IsIn } from 'class-validator';
import { detailsDto } from '../shared/details.dto.js';

/** A reference (specification, section 3); one that is half filled is stored too. */
export class ReferenceDto extends detailsDto(referenceRecord) {
  @ApiProperty({ enum: referenceTypes })
  @IsIn(referenceTypes)
  type!: ReferenceType;
}
