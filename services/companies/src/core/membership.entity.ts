import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user who belongs to a company. */
@Entity({ name: 'user_company' })
export class MembershipEntity {
  @PrimaryColumn({ ...column.id(), name: 'company_id' }) companyId!: string;
  @PrimaryColumn({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}
