import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who was asked to use the portal for a company, by address in small letters; asked again, the later time stands. */
@Entity({ name: 'company_invitation' })
export class CompanyInvitationEntity {
  @PrimaryColumn({ ...column.id(), name: 'company_id' }) companyId!: string;
  @PrimaryColumn(column.text(254)) email!: string;
  @Column({ ...column.instant(), name: 'invited_at' }) invitedAt!: Date;
}
