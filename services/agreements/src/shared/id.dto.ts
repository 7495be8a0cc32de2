import { ApiProperty } from '@nestjs/swagger';

/** The answer of a command that leaves nothing else to say. */
export class IdDto {
  @ApiProperty({ type: String }) id!: string;
}
