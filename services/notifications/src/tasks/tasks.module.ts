import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { TaskEntity } from './task.entity.js';
import { TasksController } from './tasks.controller.js';

export const tasksEntities = [TaskEntity];

@Module({
  controllers: [TasksController],
  providers: useCasesOf(TasksController),
})
export class TasksModule {}
