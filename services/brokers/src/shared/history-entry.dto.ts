import { ApiProperty } from '@nestjs/swagger';
import { IdDto } from './id.dto.js';

export abstract class HistoryEntryDto extends IdDto {
  @ApiProperty({ type: String, nullable: true, description: 'The status before; null for the first entry.' })
  fromStatus!: string | null;
  @ApiProperty({ type: String }) toStatus!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Who did it; null where nobody was signed in.' }) userId!:
    string | null;
  @ApiProperty({ type: String, nullable: true }) comment!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
}
