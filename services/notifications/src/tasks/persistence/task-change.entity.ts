import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const taskCommands = ['made', 'changed', 'assigned', 'done', 'reopened', 'closed', 'removed'] as const;
export type TaskCommand = (typeof taskCommands)[number];

/** What happened to a task; rows stay where the task is deleted. */
@Entity({ name: 'task_change' })
export class TaskChangeEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'task_id' }) taskId!: string;
  @Column(column.text(20)) command!: TaskCommand;
  /** Null for the portal itself. */
  @Column({ ...nullable(column.id()), name: 'actor_id' }) actorId!: string | null;
  /** Whose task it was from then on; '' for nobody's. */
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.text(200), name: 'task_name' }) taskName!: string;
  @Column({ ...nullable(column.date()), name: 'due_on' }) dueOn!: string | null;
  @Column({ ...column.instant(), name: 'happened_at' }) happenedAt!: Date;
}
