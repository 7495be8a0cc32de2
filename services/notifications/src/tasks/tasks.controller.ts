import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentActor, For } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Idempotent } from '@groundwork/server-service';
import { OfAdministratorQuery, RemoveTaskBody, TaskAnswer, TaskBody } from './tasks.dto.js';
import { Tasks } from './tasks.js';

@ApiTags('tasks')
@For('admin', 'super')
@Controller('tasks')
export class TasksController {
  constructor(private readonly tasks: Tasks) {}

  @Get()
  @ApiOkResponse({ type: [TaskAnswer] })
  listTasks(@CurrentActor() actor: Actor, @Query() { userId }: OfAdministratorQuery): Promise<TaskAnswer[]> {
    return this.tasks.list(actor, userId);
  }

  @Post('save')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: TaskAnswer })
  saveTask(@CurrentActor() actor: Actor, @Body() body: TaskBody): Promise<TaskAnswer> {
    return this.tasks.save(actor, body);
  }

  @Post('remove')
  @HttpCode(204)
  @Idempotent()
  @ApiNoContentResponse()
  removeTask(@Body() { id }: RemoveTaskBody): Promise<void> {
    return this.tasks.remove(id);
  }
}
