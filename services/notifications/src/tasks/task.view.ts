import type { TaskDto } from './task.dto.js';
import type { TaskEntity } from './task.entity.js';

export const taskView = ({ id, userId, taskName, comment, completed }: TaskEntity): TaskDto => ({
  id,
  userId,
  taskName,
  comment,
  completed,
});
