import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { OfAdministratorDto } from '../shared/of-administrator.dto.js';
import { ListTasks } from './list-tasks.query.js';
import { RemoveTask } from './remove-task.command.js';
import { SaveTask } from './save-task.command.js';
import { RemoveTaskDto, SaveTaskDto, TaskDto } from './task.dto.js';

@ApiTags('tasks')
@For('admin', 'super')
@Controller('tasks')
export class TasksController {
  constructor(
    private readonly list: ListTasks,
    private readonly save: SaveTask,
    private readonly remove: RemoveTask,
  ) {}

  @Get()
  @ApiOkResponse({ type: [TaskDto] })
  listTasks(@CurrentActor() actor: Actor, @Query() { userId }: OfAdministratorDto): Promise<TaskDto[]> {
    return this.list.execute(actor, userId);
  }

  @Post('save')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: TaskDto })
  saveTask(@CurrentActor() actor: Actor, @Body() body: SaveTaskDto): Promise<TaskDto> {
    return this.save.execute(actor, body);
  }

  @Post('remove')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  removeTask(@Body() { id }: RemoveTaskDto): Promise<void> {
    return this.remove.execute(id);
  }
}
