import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { SaveTaskDto, TaskDto } from './task.dto.js';
import { TaskEntity } from './task.entity.js';
import { taskView } from './task.view.js';

/** Any administrator may give another one a task (specification: Activity). */
@Injectable()
export class SaveTask {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(actor: Actor, body: SaveTaskDto): Promise<TaskDto> {
    return this.database.transaction(async (manager) => {
      const caller = found(actor.userId, 'The user');
      const updatedAt = this.clock.now();
      const before = body.id ? found(await manager.findOneBy(TaskEntity, { id: body.id }), 'The task') : undefined;
      const row: TaskEntity = {
        id: before?.id ?? newId(),
        userId: body.userId ?? before?.userId ?? caller,
        taskName: body.taskName.trim(),
        comment: body.comment ?? before?.comment ?? '',
        completed: body.completed ?? before?.completed ?? false,
        createdBy: before?.createdBy ?? caller,
        createdAt: before?.createdAt ?? updatedAt,
        updatedAt,
      };
      await (before ? manager.update(TaskEntity, { id: row.id }, row) : manager.insert(TaskEntity, row));
      return taskView(row);
    });
  }
}
