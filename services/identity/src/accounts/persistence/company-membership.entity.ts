import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A user's companies, as the companies service tells them by events. */
@Entity({ name: 'company_membership' })
export class CompanyMembershipEntity {
  @PrimaryColumn({ ...column.id(), name: 'account_id' })
  accountId!: string;

  @PrimaryColumn({ ...column.id(), name: 'company_id' })
  companyId!: string;

  @Column({ ...column.text(200), name: 'organization_name' })
  organizationName!: string;
}
