import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { taskAboutRecord, taskCauses, taskRecord, taskStates, taskSubjects } from '@groundwork/domain-accounts';
import type { TaskCause, TaskState, TaskSubject } from '@groundwork/domain-accounts';
import { choice, day, flag, id, one, orNull, record, required, text, whole } from '@groundwork/domain-records';
import { optionalOneOf } from '@groundwork/domain-validation';
import { Answer, DtoField, Follows, recordDto } from '@groundwork/server-http';
import { IsUUID } from 'class-validator';
import { AdministratorsDto } from '../shared/administrators.dto.js';
import { taskCommands } from './persistence/task-change.entity.js';
import type { TaskCommand } from './persistence/task-change.entity.js';

const aboutRecord = record('AboutTask', {
  ...taskAboutRecord.fields,
  name: required(text('', { description: 'as it is called' })),
  companyId: id('', { description: 'the company that it belongs to; none of a broker' }),
});

/** A task that is made, or changed: what is left out stays. */
export class SaveTaskDto extends recordDto(taskRecord) {
  @DtoField(id('', { description: 'left out for a new task' })) id?: string | null;
  @DtoField(flag('')) completed?: boolean | null;
  @DtoField(whole('', { description: 'the version that the change was made on; another one now is a conflict' }))
  version?: number | null;
  @DtoField(one(aboutRecord)) about?: {
    readonly kind: TaskSubject;
    readonly id: string;
    readonly name: string;
    readonly companyId?: string | null;
  } | null;
}

export class RemoveTaskDto {
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ListTasksDto extends AdministratorsDto {
  @ApiPropertyOptional({ enum: taskStates, description: 'All where it is left out.' })
  @Follows(optionalOneOf(taskStates))
  state?: TaskState;

  @ApiPropertyOptional({ enum: taskSubjects })
  @Follows(optionalOneOf(taskSubjects))
  about?: TaskSubject;
}

/** What a task is about. */
export class TaskAboutDto {
  @Answer.choice(taskSubjects) kind!: TaskSubject;
  @Answer.id() id!: string;
  @Answer.text() name!: string;
  @DtoField(orNull(id())) companyId!: string | null;
}

export class TaskDto {
  @ApiProperty({ type: String }) id!: string;
  @ApiProperty({ type: String, description: 'Empty while it is nobody’s.' }) userId!: string;
  @ApiProperty({ type: String }) taskName!: string;
  @ApiProperty({ type: String }) comment!: string;
  @ApiProperty({ type: Boolean }) completed!: boolean;
  @DtoField(orNull(day(''))) dueOn!: string | null;
  @ApiProperty({ type: TaskAboutDto, nullable: true }) about!: TaskAboutDto | null;
  @DtoField(orNull(choice('', taskCauses, { description: 'what made it by itself' }))) cause!: TaskCause | null;
  @DtoField(orNull(id('', { description: 'nobody: it made itself' }))) createdBy!: string | null;
  @Answer.instant() createdAt!: string;
  @Answer.laterInstant() completedAt!: string | null;
  @DtoField(orNull(id('', { description: 'nobody: it closed by itself' }))) completedBy!: string | null;
  @Answer.whole() version!: number;
}

/** What happened to a task. */
export class TaskChangeDto {
  @Answer.id() id!: string;
  @Answer.choice(taskCommands) command!: TaskCommand;
  @DtoField(orNull(id('', { description: 'nobody: the portal itself' }))) actorId!: string | null;
  @DtoField(orNull(id('', { description: 'whose it was from then on' }))) userId!: string | null;
  @DtoField(orNull(day(''))) dueOn!: string | null;
  @Answer.instant() happenedAt!: string;
}
