import { Injectable } from '@nestjs/common';
import { deskTasks } from '@groundwork/domain-messages-letters';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { TaskEntity } from '../persistence/task.entity.js';
import { TaskRepository } from '../persistence/task.repository.js';

/** Deletes a task; its history stays. What an event made goes with its matter alone. */
@Injectable()
export class RemoveTask {
  constructor(
    private readonly database: Database,
    private readonly tasks: TaskRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<void> {
    const caller = found(actor.userId, 'The user');
    await this.database.transaction(async (manager) => {
      const row = found(await manager.findOneBy(TaskEntity, { id }), 'The task');
      if (row.cause !== null) throw new Problem('rule.violated', deskTasks.closesByItself);
      await this.tasks.remove(manager, row, caller);
    });
  }
}
