import type { WaiverCondition, WaiverExtent } from '@groundwork/domain-agreements';
import type { WaiverDuty, WaiverStatus } from '@groundwork/domain-draws';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SupportingDocument } from '../draw-requests/index.js';

/** A lien waiver that a draw needs from the contractor or a payee. Amounts in whole cents. */
@Entity({ name: 'waiver' })
export class WaiverEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column({ ...column.id(), name: 'draw_request_id' }) drawRequestId!: string;
  @Column(column.text(20)) party!: WaiverDuty['party'];
  @Column({ ...column.text(200), name: 'party_key' }) partyKey!: string;
  /** Contractor or payee by name; null until somebody names the contractor. */
  @Column(nullable(column.text(400))) claimant!: string | null;
  @Column({ ...column.text(20), name: 'waiver_condition' }) condition!: WaiverCondition;
  @Column(column.text(20)) extent!: WaiverExtent;
  @Column({ ...column.cents(), name: 'amount_cents' }) amountCents!: number;
  @Column({ ...column.date(), name: 'through_date' }) throughDate!: string;
  @Column(column.text(20)) status!: WaiverStatus;
  /** Every move raises it, so that of two at once one is refused. */
  @Column(column.integer()) version!: number;
  /** Draw, party and condition while it counts: of each there is one. */
  @Column({ ...nullable(column.text(260)), name: 'active_key' }) activeKey!: string | null;
  @Column({ ...nullable(column.text(420)), name: 'signer_name' }) signerName!: string | null;
  @Column({ ...nullable(column.text(320)), name: 'signer_email' }) signerEmail!: string | null;
  @Column({ ...nullable(column.integer()), name: 'master_version' }) masterVersion!: number | null;
  @Column({ ...nullable(column.text(64)), name: 'master_hash' }) masterHash!: string | null;
  /** The text as it was made out when it was sent. Lists leave it out. */
  @Column({ ...nullable(column.longText()), select: false }) content!: string | null;
  @Column({ ...nullable(column.text(64)), name: 'content_hash' }) contentHash!: string | null;
  @Column({ ...nullable(column.instant()), name: 'sent_at' }) sentAt!: Date | null;
  @Column({ ...nullable(column.instant()), name: 'signed_at' }) signedAt!: Date | null;
  /** How it was signed. */
  @Column(nullable(column.text(20))) means!: 'link' | 'paper' | null;
  /** The name as it was typed. */
  @Column(nullable(column.text(420))) signature!: string | null;
  /** The scan of one that was signed on paper. */
  @Column(nullable(column.json())) paper!: SupportingDocument | null;
  /** Why it was refused, returned or made void. */
  @Column(nullable(column.text(4000))) reason!: string | null;
  @Column({ ...column.instant(), name: 'made_at' }) madeAt!: Date;
}
