import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { AssigneeGuard } from './assignee.guard.js';
import { RemoveTask } from './commands/remove-task.command.js';
import { SaveTask } from './commands/save-task.command.js';
import { ListTaskChanges } from './queries/list-task-changes.query.js';
import { ListTasks } from './queries/list-tasks.query.js';
import { ListTasksDto, RemoveTaskDto, SaveTaskDto, TaskChangeDto, TaskDto } from './task.dto.js';

@ApiTags('tasks')
@For('admin', 'super')
@Controller('tasks')
export class TasksController {
  constructor(
    private readonly list: ListTasks,
    private readonly changes: ListTaskChanges,
    private readonly save: SaveTask,
    private readonly remove: RemoveTask,
  ) {}

  @Get()
  @ApiOkResponse({ type: [TaskDto] })
  listTasks(@CurrentActor() actor: Actor, @Query() query: ListTasksDto): Promise<TaskDto[]> {
    return this.list.execute(actor, query);
  }

  @Get(':id/changes')
  @ApiOkResponse({ type: [TaskChangeDto] })
  listTaskChanges(@Param('id', ParseUUIDPipe) id: string): Promise<TaskChangeDto[]> {
    return this.changes.execute(id);
  }

  @Post('save')
  @HttpCode(200)
  @Idempotent()
  @UseGuards(AssigneeGuard)
  @ApiOkResponse({ type: TaskDto })
  saveTask(@CurrentActor() actor: Actor, @Body() body: SaveTaskDto): Promise<TaskDto> {
    return this.save.execute(actor, body);
  }

  @Post('remove')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  removeTask(@CurrentActor() actor: Actor, @Body() { id }: RemoveTaskDto): Promise<void> {
    return this.remove.execute(actor, id);
  }
}
