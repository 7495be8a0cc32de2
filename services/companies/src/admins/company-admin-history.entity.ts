import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export const companyAdminCommands = ['add', 'remove', 'point', 'leave'] as const;
export type CompanyAdminCommand = (typeof companyAdminCommands)[number];

/** Who was given to a company, taken away or made its point person, or left it with its privileges; by whom and when. */
@Entity({ name: 'company_admin_history' })
export class CompanyAdminHistoryEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column(column.text(20)) command!: CompanyAdminCommand;
  @Column({ ...nullable(column.id()), name: 'actor_id' }) actorId!: string | null;
  @Column(column.instant()) at!: Date;
}
