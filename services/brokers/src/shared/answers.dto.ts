import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

/** The record that a command without an id in its path is about. */
export class IdRequest {
  @ApiProperty({ type: String }) @IsUUID() id!: string;
}

/** The answer of a command that leaves nothing else to say. */
export class IdAnswer {
  @ApiProperty({ type: String }) id!: string;
}

/** A notice travels with the decision that it tells of; this says when that was. */
export class NoticeAnswer extends IdAnswer {
  @ApiProperty({ type: String, format: 'date-time' }) notifiedAt!: string;
}
