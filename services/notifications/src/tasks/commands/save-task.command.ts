import { Inject, Injectable } from '@nestjs/common';
import { deskTasks } from '@groundwork/domain-messages-letters';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { TaskCommand } from '../persistence/task-change.entity.js';
import { TaskEntity } from '../persistence/task.entity.js';
import { TaskRepository } from '../persistence/task.repository.js';
import type { TaskValues } from '../persistence/task.repository.js';
import type { SaveTaskDto, TaskDto } from '../task.dto.js';
import { taskView } from '../task.view.js';

const aboutValues = (about: SaveTaskDto['about']): TaskValues => ({
  aboutKind: about?.kind ?? null,
  aboutId: about?.id ?? null,
  aboutName: about?.name.slice(0, 300) ?? null,
  companyId: about?.companyId ?? null,
});

/** What of the history a change is. */
function commandOf(before: TaskEntity, after: TaskValues): TaskCommand {
  if (after.completed === true && !before.completed) return 'done';
  if (after.completed === false && before.completed) return 'reopened';
  return after.userId !== undefined && after.userId !== before.userId ? 'assigned' : 'changed';
}

/** Any administrator may give another one a task, and change or finish it (specification: Activity). */
@Injectable()
export class SaveTask {
  constructor(
    private readonly database: Database,
    private readonly tasks: TaskRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(actor: Actor, body: SaveTaskDto): Promise<TaskDto> {
    const caller = found(actor.userId, 'The user');
    return this.database.transaction(async (manager) => {
      const { id, taskName, userId, about } = body;
      if (!id) {
        const values = { ...this.valuesOf(body, undefined, caller), ...aboutValues(about) };
        return taskView(
          await this.tasks.insert(manager, { ...values, taskName: taskName.trim(), userId: userId || caller }, caller),
        );
      }
      const before = found(await manager.findOneBy(TaskEntity, { id }), 'The task');
      if (body.version !== undefined && body.version !== null && body.version !== before.version)
        throw Problem.conflict(taskView(before));
      // What an event made ends with its matter, and stays about it.
      if (before.cause !== null && (body.completed ?? before.completed) !== before.completed)
        throw new Problem('rule.violated', deskTasks.closesByItself);
      const isAbout = about !== undefined && before.cause === null;
      const values = { ...this.valuesOf(body, before, caller), ...(isAbout ? aboutValues(about) : {}) };
      const change = { command: commandOf(before, values), actorId: caller };
      return taskView(await this.tasks.change(manager, before, values, change));
    });
  }

  private valuesOf(body: SaveTaskDto, before: TaskEntity | undefined, caller: string): TaskValues {
    const completed = body.completed ?? before?.completed ?? false;
    const isEnding = completed !== (before?.completed ?? false);
    return {
      taskName: before && before.cause !== null ? before.taskName : body.taskName.trim(),
      comment: body.comment ?? before?.comment ?? '',
      completed,
      ...(body.dueOn === undefined ? {} : { dueOn: body.dueOn || null }),
      ...(body.userId ? { userId: body.userId } : {}),
      ...(isEnding ? { completedAt: completed ? this.clock.now() : null, completedBy: completed ? caller : null } : {}),
    };
  }
}
