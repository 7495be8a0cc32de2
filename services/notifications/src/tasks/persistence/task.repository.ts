import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { insertRows, newId, updateRows } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { OpenedTask } from '../domain/self-made-tasks.js';
import { taskView } from '../task.view.js';
import { TaskChangeEntity } from './task-change.entity.js';
import type { TaskCommand } from './task-change.entity.js';
import { TaskEntity } from './task.entity.js';

/** What a change may set. */
export type TaskValues = Partial<Omit<TaskEntity, 'id' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt'>>;

const ended: TaskValues = { completed: true, openKey: null };

/** Tasks in and out, each change by version and with its row of history. */
@Injectable()
export class TaskRepository {
  constructor(@Inject(CLOCK) private readonly clock: Clock) {}

  async insert(manager: EntityManager, values: TaskValues & { taskName: string; userId: string }, createdBy: string) {
    const now = this.clock.now();
    const row: TaskEntity = {
      comment: '',
      completed: false,
      dueOn: null,
      startsOn: null,
      aboutKind: null,
      aboutId: null,
      aboutName: null,
      companyId: null,
      cause: null,
      openKey: null,
      completedAt: null,
      completedBy: null,
      ...values,
      id: newId(),
      createdBy,
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await insertRows(manager, TaskEntity, [row]);
    await this.record(manager, row, 'made', createdBy || null);
    return row;
  }

  /** A conflict, with the task as it is now, where somebody else changed it meanwhile. */
  async change(
    manager: EntityManager,
    before: TaskEntity,
    values: TaskValues,
    { command, actorId }: { readonly command: TaskCommand; readonly actorId: string | null },
  ): Promise<TaskEntity> {
    const after: TaskEntity = { ...before, ...values, version: before.version + 1, updatedAt: this.clock.now() };
    const { id, version } = before;
    const changed = await updateRows(
      manager,
      TaskEntity,
      { id, version },
      { ...values, version: after.version, updatedAt: after.updatedAt },
    );
    if (changed !== 1) {
      const current = await manager.findOneBy(TaskEntity, { id });
      throw Problem.conflict(current ? taskView(current) : undefined);
    }
    await this.record(manager, after, command, actorId);
    return after;
  }

  /** Makes the task of an event, unless it is open already. */
  async open(manager: EntityManager, { key, about, ...values }: OpenedTask, userId: string): Promise<void> {
    if (await manager.existsBy(TaskEntity, { openKey: key })) return;
    await this.insert(
      manager,
      {
        ...values,
        taskName: values.taskName.slice(0, 200),
        userId,
        openKey: key,
        aboutKind: about?.kind ?? null,
        aboutId: about?.id ?? null,
        aboutName: about?.name.slice(0, 300) ?? null,
      },
      '',
    );
  }

  /** The matter is decided: what it made is done. */
  async close(manager: EntityManager, key: string): Promise<void> {
    const open = await manager.findOneBy(TaskEntity, { openKey: key });
    if (!open) return;
    await this.change(manager, open, { ...ended, completedAt: this.clock.now() }, { command: 'closed', actorId: null });
  }

  /** Gives each of some tasks to somebody else; '' for nobody. */
  async give(manager: EntityManager, tasks: readonly TaskEntity[], userId: string, actorId: string | null) {
    for (const task of tasks)
      if (task.userId !== userId) await this.change(manager, task, { userId }, { command: 'assigned', actorId });
  }

  async remove(manager: EntityManager, row: TaskEntity, actorId: string): Promise<void> {
    const { affected } = await manager.delete(TaskEntity, { id: row.id, version: row.version });
    if (affected !== 1) throw Problem.conflict(undefined);
    await this.record(manager, row, 'removed', actorId);
  }

  private async record(
    manager: EntityManager,
    { id: taskId, userId, taskName, dueOn }: TaskEntity,
    command: TaskCommand,
    actorId: string | null,
  ): Promise<void> {
    const happenedAt = this.clock.now();
    await insertRows(manager, TaskChangeEntity, [
      { id: newId(), taskId, command, actorId, userId, taskName, dueOn, happenedAt },
    ]);
  }
}
