import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { Task } from './task.entity.js';
import type { TaskAnswer, TaskBody } from './tasks.dto.js';

const answer = ({ id, userId, taskName, comment, completed }: Task): TaskAnswer => ({
  id,
  userId,
  taskName,
  comment,
  completed,
});

/** Tasks of the administrators. Any of them may give another one a task (specification: Activity). */
@Injectable()
export class Tasks {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(actor: Actor, userId: string | undefined): Promise<TaskAnswer[]> {
    const where = userId === 'all' ? {} : { userId: userId ?? found(actor.userId, 'The user') };
    return (
      await this.database.manager.find(Task, {
        where,
        order: { completed: 'ASC', createdAt: 'DESC', id: 'DESC' },
        take: 500,
      })
    ).map(answer);
  }

  save(actor: Actor, body: TaskBody): Promise<TaskAnswer> {
    return this.database.transaction(async (manager) => {
      const caller = found(actor.userId, 'The user');
      const updatedAt = this.clock.now();
      const before = body.id ? found(await manager.findOneBy(Task, { id: body.id }), 'The task') : undefined;
      const row: Task = {
        id: before?.id ?? newId(),
        userId: body.userId ?? before?.userId ?? caller,
        taskName: body.taskName.trim(),
        comment: body.comment ?? before?.comment ?? '',
        completed: body.completed ?? before?.completed ?? false,
        createdBy: before?.createdBy ?? caller,
        createdAt: before?.createdAt ?? updatedAt,
        updatedAt,
      };
      await (before ? manager.update(Task, { id: row.id }, row) : manager.insert(Task, row));
      return answer(row);
    });
  }

  async remove(id: string): Promise<void> {
    const { affected } = await this.database.transaction((manager) => manager.delete(Task, { id }));
    if (!affected) found(undefined, 'The task');
  }
}
