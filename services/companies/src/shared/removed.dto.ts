import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

/** A row by its id. */
export class RowIdDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class RemovedDto {
  @ApiProperty({ type: [String], description: 'Ids of what is gone.' }) removed!: string[];
}
