import { ApiProperty } from '@nestjs/swagger';

/** The answer of a command that leaves nothing else to say. */
export class IdAnswer {
  @ApiProperty({ type: String }) id!: string;
}
