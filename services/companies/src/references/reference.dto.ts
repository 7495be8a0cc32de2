import { ApiProperty } from '@nestjs/swagger';
import { referenceTypes } from '@groundwork/domain-companies';
import type { ReferenceType } from '@groundwork/domain-companies';
import { IsIn } from 'class-validator';
import { text, whole } from '../shared/fields.js';

/** A reference (specification, section 3); one that is half filled is kept too. */
export class ReferenceDto {
  @ApiProperty({ enum: referenceTypes })
  @IsIn(referenceTypes)
  type!: ReferenceType;

  @text() companyName?: string | null;
  @text() contactName?: string | null;
  @text() phoneNumber?: string | null;
  @whole() yearsWorkingWith?: number | null;
  @text() email?: string | null;
}
