import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { TimelineModule } from '../timeline/index.js';
import { AssigneeGuard } from './assignee.guard.js';
import { DeskCompaniesHandler } from './desk-companies.handler.js';
import { DeskCompanyEntity } from './persistence/desk-company.entity.js';
import { RejectedFileEntity } from './persistence/rejected-file.entity.js';
import { TaskChangeEntity } from './persistence/task-change.entity.js';
import { TaskEntity } from './persistence/task.entity.js';
import { TaskRepository } from './persistence/task.repository.js';
import { SelfMadeTasksHandler } from './self-made-tasks.handler.js';
import { TasksController } from './tasks.controller.js';
import { WaitingTasks } from './waiting-tasks.service.js';

export const tasksEntities = [TaskEntity, TaskChangeEntity, DeskCompanyEntity, RejectedFileEntity];

@Module({
  imports: [TimelineModule],
  controllers: [TasksController],
  providers: [
    ...useCasesOf(TasksController),
    AssigneeGuard,
    TaskRepository,
    // The name of a company is known before a task of its event is made.
    DeskCompaniesHandler,
    SelfMadeTasksHandler,
    WaitingTasks,
  ],
  exports: [WaitingTasks],
})
export class TasksModule {}
