import { drawPlanRecord } from '@groundwork/domain-draws';
import { Answer, recordDto } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';

export class SetDrawPlanDto extends recordDto(drawPlanRecord) {}

/** The plan of a loan's draws. */
export class DrawPlanDto {
  @Answer.whole() version!: number;
  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'What is planned to be funded in each month, from the opening on, cents.',
  })
  months!: number[];
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @Answer.instant() plannedAt!: string;
}
