import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

/** Approved lines of a draw that wait for a day to be paid on. */
export class PendingFundingDto {
  @Answer.id() drawRequestId!: string;
  @ApiProperty({ type: 'integer', description: 'Of the draw, as it was read.' }) version!: number;
  @Answer.id() applicationId!: string;
  @Answer.text() applicationName!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;
  @ApiProperty({ type: 'integer', description: 'Approved less what was withheld, cents.' }) amount!: number;
  @Answer.whole() lines!: number;
}
