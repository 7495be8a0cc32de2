import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { optionalId, optionalTrueOrFalse, paragraph, requiredAny } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';

export class SaveTaskDto {
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'Left out for a new task.' })
  @Follows(optionalId)
  id?: string | null;

  @ApiProperty({ type: String, maxLength: 200 })
  @Follows(requiredAny)
  taskName!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @Follows(paragraph)
  comment?: string | null;

  @ApiPropertyOptional({ type: Boolean })
  @Follows(optionalTrueOrFalse)
  completed?: boolean;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The administrator whose task it is; the caller where it is left out.',
  })
  @Follows(optionalId)
  userId?: string | null;
}

export class RemoveTaskDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class TaskDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) taskName!: string;
  @ApiProperty({ type: String }) comment!: string;
  @ApiProperty({ type: Boolean }) completed!: boolean;
}
