import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { optionalId, optionalTrueOrFalse, paragraph, requiredAny } from '@groundwork/domain-validation';
import { Follows } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';

export class TaskBody {
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

export class RemoveTaskBody {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class OfAdministratorQuery {
  @ApiPropertyOptional({
    type: String,
    description: "An administrator's id, or 'all'; the caller where it is left out.",
  })
  @Follows((value) => (value === 'all' ? undefined : optionalId(value)))
  userId?: string;
}

export class TaskAnswer {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String }) userId!: string;
  @ApiProperty({ type: String }) taskName!: string;
  @ApiProperty({ type: String }) comment!: string;
  @ApiProperty({ type: Boolean }) completed!: boolean;
}
