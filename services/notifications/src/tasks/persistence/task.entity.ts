import type { TaskCause, TaskSubject } from '@groundwork/domain-accounts';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A task of an administrator, given by another one or made by an event. */
@Entity({ name: 'task' })
export class TaskEntity {
  @PrimaryColumn(column.id()) id!: string;
  /** Whose task it is; '' while it is nobody's. */
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.text(200), name: 'task_name' }) taskName!: string;
  @Column(column.longText()) comment!: string;
  @Column(column.flag()) completed!: boolean;
  /** '' for a task that an event made. */
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
  @Column({ ...nullable(column.date()), name: 'due_on' }) dueOn!: string | null;
  /** Before this day nobody sees it. */
  @Column({ ...nullable(column.date()), name: 'starts_on' }) startsOn!: string | null;
  @Column({ ...nullable(column.text(20)), name: 'about_kind' }) aboutKind!: TaskSubject | null;
  @Column({ ...nullable(column.id()), name: 'about_id' }) aboutId!: string | null;
  @Column({ ...nullable(column.text(300)), name: 'about_name' }) aboutName!: string | null;
  /** The company that it is about, itself or by an application or draw: its point person has what nobody was given. */
  @Column({ ...nullable(column.id()), name: 'company_id' }) companyId!: string | null;
  @Column({ ...nullable(column.text(20)) }) cause!: TaskCause | null;
  /** What made it, as long as it is open: an event that comes again makes no second one. */
  @Column({ ...nullable(column.text(160)), name: 'open_key' }) openKey!: string | null;
  @Column(column.integer()) version!: number;
  @Column({ ...nullable(column.instant()), name: 'completed_at' }) completedAt!: Date | null;
  /** Null where it closed by itself. */
  @Column({ ...nullable(column.id()), name: 'completed_by' }) completedBy!: string | null;
}
