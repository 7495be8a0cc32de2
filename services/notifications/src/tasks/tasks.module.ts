import { Module } from '@nestjs/common';
import { ListTasks } from './list-tasks.query.js';
import { RemoveTask } from './remove-task.command.js';
import { SaveTask } from './save-task.command.js';
import { TaskEntity } from './task.entity.js';
import { TasksController } from './tasks.controller.js';

export const tasksEntities = [TaskEntity];

@Module({
  controllers: [TasksController],
  providers: [ListTasks, SaveTask, RemoveTask],
})
export class TasksModule {}
