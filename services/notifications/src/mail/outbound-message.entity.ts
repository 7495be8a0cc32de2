import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * queued → sending → sent; a passing fault → queued again, a lasting one → failed. `unclear`: the process ended while
 * the letter was on its way; it is not sent again, since it may have arrived. `kept`: the deployment has no mail server.
 */
export type MessageStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'unclear' | 'kept';

/** A letter that left, has to leave, or is kept in the mailbox. */
@Entity({ name: 'outbound_message' })
export class OutboundMessage {
  @PrimaryColumn(column.id()) id!: string;
  /** What the letter is about, once: the event and the template. A second letter with the same key is none. */
  @Column({ ...column.text(120), name: 'dedupe_key' }) dedupeKey!: string;
  @Column(column.text(60)) template!: string;
  @Column(column.text(254)) recipient!: string;
  @Column(column.text(300)) subject!: string;
  /** Emptied once the letter has left: it may hold a code that opens an account. */
  @Column(nullable(column.longText())) text!: string | null;
  @Column(nullable(column.longText())) html!: string | null;
  @Column(column.text(10)) status!: MessageStatus;
  @Column(column.integer()) attempts!: number;
  /** Queued: when to try. Sending: until when the one who took it may still be sending it. */
  @Column({ ...column.instant(), name: 'due_at' }) dueAt!: Date;
  @Column({ ...nullable(column.text(300)), name: 'last_error' }) lastError!: string | null;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'sent_at' }) sentAt!: Date | null;
}
