import { column } from '@groundwork/server-data';
import { Entity, PrimaryColumn } from 'typeorm';

/** A word that a loan is found by: of its name, or its number. Written when the ledger opens, whose name stays. */
@Entity({ name: 'ledger_word' })
export class LedgerWordEntity {
  @PrimaryColumn({ ...column.id(), name: 'application_id' })
  applicationId!: string;

  @PrimaryColumn(column.text(40))
  word!: string;
}
