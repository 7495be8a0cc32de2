import type { AdverseNoticeStatus, AdverseReason, FederalAgency, PaperWay } from '@groundwork/domain-applications';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Why a notice was closed without being sent. */
export type ClosedWhy = 'resubmitted';

/** The notice of adverse action on a rejected application: due until it is sent or closed. What the portal sent never changes after. */
@Entity({ name: 'adverse_notice' })
export class AdverseNoticeEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column(column.integer()) round!: number;
  @Column(column.integer()) version!: number;
  @Column(column.text(10)) status!: AdverseNoticeStatus;
  @Column({ ...column.id(), name: 'decided_by' }) decidedBy!: string;
  @Column({ ...column.instant(), name: 'decided_at' }) decidedAt!: Date;
  /** Null where the application was incomplete, or was approved before. */
  @Column({ ...nullable(column.date()), name: 'completed_on' }) completedOn!: string | null;
  @Column({ ...column.date(), name: 'due_on' }) dueOn!: string;
  @Column(nullable(column.json())) reasons!: readonly AdverseReason[] | null;
  @Column({ ...nullable(column.text(200)), name: 'other_reason' }) otherReason!: string | null;
  @Column({ ...nullable(column.text(200)), name: 'creditor_address' }) creditorAddress!: string | null;
  @Column({ ...nullable(column.text(20)), name: 'creditor_phone' }) creditorPhone!: string | null;
  @Column(nullable(column.text(20))) agency!: FederalAgency | null;
  @Column({ ...nullable(column.id()), name: 'sent_by' }) sentBy!: string | null;
  @Column({ ...nullable(column.instant()), name: 'sent_at' }) sentAt!: Date | null;
  /** The day of the last entry of one that went out on paper; null of one that the portal sent. */
  @Column({ ...nullable(column.date()), name: 'sent_on' }) sentOn!: string | null;
  /** SHA-256 of the letter, hexadecimal. */
  @Column({ ...nullable(column.text(64)), name: 'content_hash' }) contentHash!: string | null;
  /** SHA-256 of its PDF. */
  @Column({ ...nullable(column.text(64)), name: 'paper_hash' }) paperHash!: string | null;
  @Column({ ...nullable(column.instant()), name: 'closed_at' }) closedAt!: Date | null;
  @Column({ ...nullable(column.text(20)), name: 'closed_why' }) closedWhy!: ClosedWhy | null;
}

/** That a notice went out on paper, as somebody put it on record; later entries correct it or take it back, and none changes. */
@Entity({ name: 'adverse_on_paper' })
export class AdverseOnPaperEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'notice_id' }) noticeId!: string;
  /** From 1; unique of a notice. */
  @Column(column.integer()) number!: number;
  @Column({ ...column.date(), name: 'sent_on' }) sentOn!: string;
  @Column(column.text(10)) how!: PaperWay;
  @Column({ ...column.text(100), name: 'sent_by_name' }) sentByName!: string;
  @Column(nullable(column.text(100))) reference!: string | null;
  /** Of a correction or a withdrawal. */
  @Column(nullable(column.text(200))) reason!: string | null;
  /** The number of the entry that this one takes back; null of one that says that the notice went out. */
  @Column(nullable(column.integer())) withdraws!: number | null;
  @Column({ ...column.id(), name: 'recorded_by' }) recordedBy!: string;
  @Column({ ...column.instant(), name: 'recorded_at' }) recordedAt!: Date;
}

/** The letter of a notice as it was sent, and its PDF; made once. */
@Entity({ name: 'adverse_notice_paper' })
export class AdversePaperEntity {
  @PrimaryColumn({ ...column.id(), name: 'notice_id' }) noticeId!: string;
  /** JSON as it was hashed. */
  @Column(column.longText()) content!: string;
  /** Base64. */
  @Column(column.longText()) pdf!: string;
}
