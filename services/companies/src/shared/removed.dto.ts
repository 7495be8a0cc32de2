import { applyDecorators } from '@nestjs/common';
import { fill, shared } from '@groundwork/domain-messages';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsUUID, ValidateNested } from 'class-validator';

/** So many rows go by one call: more than a company has of any kind. */
export const MOST_REMOVED = 500;

/** The rows that a body names. */
export const Removing = (row: new () => object, isRequired = true): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [row], required: isRequired }),
    IsArray(),
    ArrayMaxSize(MOST_REMOVED, { message: fill(shared.tooMany, { max: MOST_REMOVED }) }),
    ValidateNested({ each: true }),
    Type(() => row),
  );

/** A row by its id. */
export class RowIdDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class RemovedDto {
  @ApiProperty({ type: [String], description: 'Ids of what is gone.' }) removed!: string[];
}
