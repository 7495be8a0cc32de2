import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import type { TaskDto } from './task.dto.js';
import { TaskEntity } from './task.entity.js';
import { taskView } from './task.view.js';

/** An administrator's tasks, or everybody's; what is to be done comes first. */
@Injectable()
export class ListTasks {
  constructor(private readonly database: Database) {}

  async execute(actor: Actor, userId: string | undefined): Promise<TaskDto[]> {
    const rows = await this.database.manager.find(TaskEntity, {
      where: userId === 'all' ? {} : { userId: userId ?? found(actor.userId, 'The user') },
      order: { completed: 'ASC', createdAt: 'DESC', id: 'DESC' },
      take: 500,
    });
    return rows.map(taskView);
  }
}
