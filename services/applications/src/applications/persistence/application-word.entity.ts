import { column } from '@groundwork/server-data';
import { Entity, PrimaryColumn } from 'typeorm';

/** A word that an application is found by: its own, or its company's. */
@Entity({ name: 'application_word' })
export class ApplicationWordEntity {
  @PrimaryColumn({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @PrimaryColumn(column.text(10))
  source!: 'own' | 'company';

  @PrimaryColumn(column.text(40))
  word!: string;
}
