import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the record of a signed PDF stands in the chain, by the hash of its bytes. */
@Entity({ name: 'sealed_paper' })
export class SealedPaperEntity {
  @PrimaryColumn({ ...column.text(64), name: 'paper_hash' }) paperHash!: string;
  @Column(column.integer()) position!: number;
}
