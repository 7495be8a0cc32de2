import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

/** A row by its id. */
export class RowId {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class RemovedAnswer {
  @ApiProperty({ type: [String], description: 'Ids of what is gone.' }) removed!: string[];
}
