import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether an administrator wants the letter of the day; who never said so gets it. */
@Entity({ name: 'digest_setting' })
export class DigestSettingEntity {
  @PrimaryColumn({ ...column.id(), name: 'user_id' }) userId!: string;
  @Column({ ...column.flag(), name: 'is_on' }) isOn!: boolean;
  @Column({ ...column.instant(), name: 'changed_at' }) changedAt!: Date;
}
