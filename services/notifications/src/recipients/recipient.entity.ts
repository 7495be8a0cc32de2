import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where a letter to a user or a broker goes, as their events told. */
@Entity({ name: 'recipient' })
export class Recipient {
  /** The user's or the broker's id. */
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(254)) email!: string;
  @Column({ ...column.text(200), name: 'first_name' }) firstName!: string;
  @Column({ ...column.text(200), name: 'last_name' }) lastName!: string;
}
