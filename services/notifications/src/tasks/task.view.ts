import type { TaskChangeDto, TaskDto } from './task.dto.js';
import type { TaskChangeEntity } from './persistence/task-change.entity.js';
import type { TaskEntity } from './persistence/task.entity.js';

export const taskView = (row: TaskEntity): TaskDto => ({
  id: row.id,
  userId: row.userId,
  taskName: row.taskName,
  comment: row.comment,
  completed: row.completed,
  dueOn: row.dueOn,
  about:
    row.aboutKind && row.aboutId
      ? { kind: row.aboutKind, id: row.aboutId, name: row.aboutName ?? '', companyId: row.companyId }
      : null,
  cause: row.cause,
  createdBy: row.createdBy || null,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
  completedBy: row.completedBy,
  version: row.version,
});

export const taskChangeView = ({
  id,
  command,
  actorId,
  userId,
  dueOn,
  happenedAt,
}: TaskChangeEntity): TaskChangeDto => ({
  id,
  command,
  actorId,
  userId: userId || null,
  dueOn,
  happenedAt: happenedAt.toISOString(),
});
