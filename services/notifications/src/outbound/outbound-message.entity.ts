import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * queued → sending → handed → sent; a passing fault → queued again, a lasting one → failed. `handed`: from here on it may have
 * arrived, and a process that ends now leaves it `unclear`: it is not sent again by itself. `kept`: in the mailbox of a deployment that
 * sends nothing.
 */
export const messageStatuses = ['queued', 'sending', 'handed', 'sent', 'failed', 'unclear', 'kept'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

export const channels = ['mail', 'text'] as const;
export type Channel = (typeof channels)[number];

/** A letter or text message that left, has to leave, or is kept in the mailbox. */
@Entity({ name: 'outbound_message' })
export class OutboundMessageEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(10)) channel!: Channel;
  /** What it is about, once: the event and the template. A second one with the same key is none. */
  @Column({ ...column.text(120), name: 'dedupe_key' }) dedupeKey!: string;
  @Column(column.text(60)) template!: string;
  /** An address, or a telephone number of ten digits. */
  @Column(column.text(254)) recipient!: string;
  /** Empty for a text message. */
  @Column(column.text(300)) subject!: string;
  /**
   * Sealed while it waits or might be sent again, emptied once nothing is left to do: it may hold a code that opens an account.
   */
  @Column(nullable(column.longText())) text!: string | null;
  @Column(nullable(column.longText())) html!: string | null;
  @Column(column.text(10)) status!: MessageStatus;
  @Column(column.integer()) attempts!: number;
  /** Queued: when to try. Sending and handed: until when the one who took it may still be at it. */
  @Column({ ...column.instant(), name: 'due_at' }) dueAt!: Date;
  @Column({ ...nullable(column.text(300)), name: 'last_error' }) lastError!: string | null;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...nullable(column.instant()), name: 'sent_at' }) sentAt!: Date | null;
  /** When it failed last, or became unclear; null for what did before that was kept. */
  @Column({ ...nullable(column.instant()), name: 'failed_at' }) failedAt!: Date | null;
  /** Until when its link or code works; null for one that has none. */
  @Column({ ...nullable(column.instant()), name: 'expires_at' }) expiresAt!: Date | null;
  /** When somebody had it sent again: it is tried as long from then on as a new one. */
  @Column({ ...nullable(column.instant()), name: 'again_at' }) againAt!: Date | null;
  /** When somebody put it aside: nobody is shown it any more. */
  @Column({ ...nullable(column.instant()), name: 'aside_at' }) asideAt!: Date | null;
}

/** What sealed bodies are bound to. */
export const sealContext = (id: string, part: 'text' | 'html'): string => `message:${id}:${part}`;
