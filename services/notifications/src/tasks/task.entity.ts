import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A task of an administrator. */
@Entity({ name: 'task' })
export class TaskEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.text(200), name: 'task_name' }) taskName!: string;
  @Column(column.longText()) comment!: string;
  @Column(column.flag()) completed!: boolean;
  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
