import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { taskSubjects } from '@groundwork/domain-accounts';
import type { TaskSubject } from '@groundwork/domain-accounts';
import { Allow, IsIn, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';

/** A company, application, draw or broker by its id: what it is called its service says. */
export class TaskAboutBody {
  @ApiProperty({ enum: taskSubjects })
  @IsIn(taskSubjects)
  kind!: TaskSubject;

  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

/** A task that is made, or changed: what is left out stays. The rest is checked by the notifications service. */
export class SaveTaskBody {
  @ApiPropertyOptional({ type: String, format: 'uuid', nullable: true, description: 'Left out for a new task.' })
  @Allow()
  id?: string | null;

  @ApiProperty({ type: String, maxLength: 200 })
  @Allow()
  taskName!: string;

  @ApiPropertyOptional({ type: String, nullable: true })
  @Allow()
  comment?: string | null;

  @ApiPropertyOptional({ type: Boolean, nullable: true })
  @Allow()
  completed?: boolean | null;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The administrator whose task it is; of a new one the caller where it is left out.',
  })
  @Allow()
  userId?: string | null;

  @ApiPropertyOptional({ type: String, format: 'date', nullable: true })
  @Allow()
  dueOn?: string | null;

  @ApiPropertyOptional({ type: Number, nullable: true, description: 'The version that the change was made on.' })
  @Allow()
  version?: number | null;

  @ApiPropertyOptional({ type: TaskAboutBody, nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => TaskAboutBody)
  about?: TaskAboutBody | null;
}
