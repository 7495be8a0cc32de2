import { Injectable } from '@nestjs/common';
import { byUrgency, placeOfTask, taskUrgency } from '@groundwork/domain-accounts';
import type { TaskCause } from '@groundwork/domain-accounts';
import type { CalendarDate } from '@groundwork/domain-time';
import type { EntityManager } from 'typeorm';
import { In, IsNull, LessThanOrEqual } from 'typeorm';
import { TaskEntity } from './persistence/task.entity.js';
import { taskView } from './task.view.js';

/** Most tasks that are looked at for one letter. */
const mostTasks = 500;

/** A task that waits, as a letter tells of it. */
export interface WaitingTask {
  readonly cause: TaskCause | null;
  readonly taskName: string;
  readonly dueOn: CalendarDate | null;
  /** The path of the place at which it is done. */
  readonly place: string | undefined;
}

/** What waits for an administrator or for nobody yet: what made itself, and of what people gave each other what is overdue. */
@Injectable()
export class WaitingTasks {
  async of(manager: EntityManager, userId: string, day: CalendarDate): Promise<WaitingTask[]> {
    const open = { completed: false, userId: In([userId, '']) };
    const rows = await manager.find(TaskEntity, {
      where: [
        { ...open, startsOn: IsNull() },
        { ...open, startsOn: LessThanOrEqual(day) },
      ],
      order: { createdAt: 'ASC', id: 'ASC' },
      take: mostTasks,
    });
    return rows
      .map(taskView)
      .filter((task) => task.cause !== null || taskUrgency(task, day) === 'overdue')
      .sort(byUrgency(day))
      .map((task) => ({
        cause: task.cause,
        taskName: task.taskName,
        dueOn: task.dueOn,
        place: placeOfTask(task),
      }));
  }
}
