import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A company as the administrators' tasks know it: its name, and who is its point person. */
@Entity({ name: 'desk_company' })
export class DeskCompanyEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(200)) name!: string;
  @Column({ ...nullable(column.id()), name: 'point_user_id' }) pointUserId!: string | null;
}
