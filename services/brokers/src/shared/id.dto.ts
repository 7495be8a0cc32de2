import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

/** The record that a command without an id in its path is about, or that a command leaves nothing else to say of. */
export class IdDto {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

/** A notice travels with the decision that it tells of; this says when that was. */
export class NoticeDto extends IdDto {
  @ApiProperty({ type: String, format: 'date-time' }) notifiedAt!: string;
}
