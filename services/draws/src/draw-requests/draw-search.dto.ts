import { drawKinds, drawSelections } from '@groundwork/domain-draws';
import type { DrawKind, DrawSelection } from '@groundwork/domain-draws';
import { isId, optionalId } from '@groundwork/domain-validation';
import { Answer, Follows } from '@groundwork/server-http';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DrawStatusDto } from './draw-request.dto.js';

/** As many as an address carries. */
const mostCompanies = 150;

/** As many as a body carries: more than one administrator looks after. */
const mostOfOwner = 5000;

const idsOf = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').filter((id) => id !== '') : value;
const idsComplaint = (value: unknown) => (Array.isArray(value) && value.every(isId) ? undefined : optionalId('no id'));

/** What of the lender's queue is looked at, beside whose it is. */
abstract class QueueDto {
  @ApiPropertyOptional({ enum: drawSelections, description: 'By what is left to do; left out: pending.' })
  @IsOptional()
  @IsIn(drawSelections)
  selection?: DrawSelection;

  @ApiPropertyOptional({
    type: String,
    description: 'Words of the project’s name, or its number: the beginning of each is enough, and all have to fit.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  q?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 3650,
    description: 'Submitted that many days ago, or longer.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(3650)
  days?: number;

  @ApiPropertyOptional({ enum: ['oldest', 'newest'], default: 'oldest' })
  @IsOptional()
  @IsIn(['oldest', 'newest'])
  order?: 'oldest' | 'newest';

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'nextCursor of the page before.' })
  @IsOptional()
  @Follows(optionalId)
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 25 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}

/** What of the lender's queue is looked at. */
export class SearchDrawsDto extends QueueDto {
  @ApiPropertyOptional({
    type: String,
    description: `Of these companies alone; ids joined by commas, at most ${mostCompanies}.`,
  })
  @IsOptional()
  @Transform(idsOf)
  @ArrayMaxSize(mostCompanies)
  @Follows(idsComplaint)
  companies?: string[];
}

/** The queue of whoever looks after companies, however many they are. */
export class FindDrawsDto extends QueueDto {
  @ApiProperty({ type: [String], format: 'uuid', maxItems: mostOfOwner, description: 'Of these companies alone.' })
  @ArrayMaxSize(mostOfOwner)
  @Follows(idsComplaint)
  companies!: string[];
}

/** A draw in the lender's queue. */
export class FoundDrawDto {
  @Answer.id() id!: string;
  @Answer.id() applicationId!: string;
  @Answer.text() applicationName!: string;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Null for a loan from before there were any.' })
  projectNumber!: number | null;
  @Answer.id() companyId!: string;
  @Answer.id() userId!: string;
  @ApiProperty({ enum: drawKinds }) kind!: DrawKind;
  @ApiProperty({ type: 'integer', description: 'Sum of the lines, cents.' }) requestedAmount!: number;
  @Answer.instant() createdAt!: string;
  @ApiProperty({ type: Boolean, description: 'An approval of it waits for another administrator.' }) proposed!: boolean;
  @ApiProperty({
    type: [DrawStatusDto],
    description: 'How many of its lines have each status; those of none left out.',
  })
  lines!: DrawStatusDto[];
}

export class FoundDrawsDto {
  @ApiProperty({ type: [FoundDrawDto] }) items!: FoundDrawDto[];
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) nextCursor!: string | null;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Where many fit each condition and hardly any fit all: after so many places of a queue the search stopped; it goes on at nextCursor. Null: the page is full, or nothing follows.',
  })
  stoppedAfter!: number | null;
}
