import { ApiProperty } from '@nestjs/swagger';
import { Allow } from 'class-validator';

export class NoticeText {
  /** Checked by the notifications service. */
  @ApiProperty({ type: String, maxLength: 4000 })
  @Allow()
  message!: string;
}

export class NoticeSent {
  @ApiProperty({ type: Boolean, description: 'Whether a letter goes out beside the bell.' })
  mailed!: boolean;
}
