import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person who oversees the construction. */
@Entity({ name: 'construction_overseer' })
export class ConstructionOverseerEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @Column({ ...column.id(), name: 'overseeing_person_id' })
  overseeingPersonId!: string;
}
