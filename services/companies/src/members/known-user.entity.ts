import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What identity told of a user, kept so that a list of names needs no second service. */
@Entity({ name: 'known_user' })
export class KnownUserEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column(column.text(254)) email!: string;
  @Column({ ...column.text(200), name: 'first_name' }) firstName!: string;
  @Column({ ...column.text(200), name: 'last_name' }) lastName!: string;
}
