import { ApiProperty } from '@nestjs/swagger';

export class OutcomeDto {
  /** 'Succeeded', 'success', 'registered' or the error text, as the specification has it. */
  @ApiProperty({ type: String }) result!: string;
}
