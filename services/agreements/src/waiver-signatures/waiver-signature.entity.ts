import type { WaiverKind } from '@groundwork/domain-agreements';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A lien waiver that was signed by its link, with the text as it was shown. It is written once and never changed. */
@Entity({ name: 'waiver_signature' })
export class WaiverSignatureEntity {
  /** The waiver's own. */
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.text(40)) type!: WaiverKind;
  /** Of the master. */
  @Column(column.integer()) version!: number;
  @Column(column.longText()) content!: string;
  @Column({ ...column.text(64), name: 'content_hash' }) contentHash!: string;
  @Column({ ...column.text(64), name: 'master_hash' }) masterHash!: string;
  /** Contractor or payee. */
  @Column(column.text(400)) claimant!: string;
  /** Whose signature was asked for, and the address that the link was sent to. */
  @Column({ ...column.text(420), name: 'signer_name' }) signerName!: string;
  @Column(column.text(320)) email!: string;
  /** The name as it was typed. */
  @Column(column.text(420)) signature!: string;
  /** A PNG as a data URL; null where nothing was drawn. */
  @Column(nullable(column.longText())) drawing!: string | null;
  @Column({ ...nullable(column.text(64)), name: 'drawing_hash' }) drawingHash!: string | null;
  @Column({ ...column.instant(), name: 'signed_at' }) signedAt!: Date;
  @Column(nullable(column.text(64))) ip!: string | null;
  @Column({ ...nullable(column.text(400)), name: 'user_agent' }) userAgent!: string | null;
  /** What was proved beside the link, in words; null where nothing was asked. */
  @Column(nullable(column.text(400))) proof!: string | null;
}
