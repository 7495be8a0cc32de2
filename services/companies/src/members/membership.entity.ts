import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user who belongs to a company. */
@Entity({ name: 'user_company' })
export class Membership {
  @PrimaryColumn({ ...column.id(), name: 'company_id' }) companyId!: string;
  @PrimaryColumn({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
}

/** What identity told of a user, kept so that a list of names needs no second service. */
@Entity({ name: 'known_user' })
export class KnownUser {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(254)) email!: string;
  @Column({ ...column.text(200), name: 'first_name' }) firstName!: string;
  @Column({ ...column.text(200), name: 'last_name' }) lastName!: string;
}
