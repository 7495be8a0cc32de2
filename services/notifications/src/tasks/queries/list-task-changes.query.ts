import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { TaskChangeEntity } from '../persistence/task-change.entity.js';
import type { TaskChangeDto } from '../task.dto.js';
import { taskChangeView } from '../task.view.js';

/** What happened to a task, the latest first. */
@Injectable()
export class ListTaskChanges {
  constructor(private readonly database: Database) {}

  async execute(taskId: string): Promise<TaskChangeDto[]> {
    const rows = await this.database.manager.find(TaskChangeEntity, {
      where: { taskId },
      order: { happenedAt: 'DESC', id: 'DESC' },
      take: 100,
    });
    return rows.map(taskChangeView);
  }
}
