import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsUUID, Max, Min } from 'class-validator';

/** A letter as it was seen: one that was tried meanwhile is left alone. */
export class SeenLetterBody {
  @ApiProperty({ type: String, format: 'uuid' }) @IsUUID() id!: string;
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 1_000_000, description: 'How often it was tried by then.' })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  attempts!: number;
}

export class LetterDoneAnswer {
  @ApiProperty({ type: 'integer', description: '0: somebody did something with it meanwhile.' }) done!: number;
}
