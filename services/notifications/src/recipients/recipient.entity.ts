import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where letters and text messages to a user or a broker go, as their events told. */
@Entity({ name: 'recipient' })
export class RecipientEntity {
  /** The user's or the broker's id. */
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(254)) email!: string;
  @Column({ ...column.text(200), name: 'first_name' }) firstName!: string;
  @Column({ ...column.text(200), name: 'last_name' }) lastName!: string;
  /** Of a user; a broker's record has none. */
  @Column(nullable(column.text(20))) role!: string | null;
  /** Ten digits. */
  @Column({ ...nullable(column.text(10)), name: 'mobile_number' }) mobileNumber!: string | null;
  /** Consent to text messages. */
  @Column({ ...column.flag(), name: 'can_send_messages', default: false }) canSendMessages!: boolean;
}
