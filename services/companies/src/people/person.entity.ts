import { personRecord } from '@groundwork/domain-companies';
import { column, nullable, recordColumns } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person of a company: an owner, or one of the other people who work in it (specification, section 3). */
@Entity({ name: 'person' })
export class PersonEntity extends recordColumns(personRecord) {
  @PrimaryColumn(column.id()) id!: string;
  /** The borrowing company, at the top of the tree. */
  @Column({ ...column.id(), name: 'company_id' }) companyId!: string;
  @Column(column.integer()) version!: number;
  /** In the list of those who own nothing. */
  @Column({ ...column.flag(), name: 'other_person' }) otherPerson!: boolean;

  // Its record may be half filled on the wire; a stored person has both names.
  declare firstName: string;
  declare lastName: string;
  /** The file with the S-1, as the files service told. */
  @Column({ ...nullable(column.id()), name: 's1_id' }) s1Id!: string | null;

  @Column({ ...column.id(), name: 'created_by' }) createdBy!: string;
  @Column({ ...column.instant(), name: 'created_at' }) createdAt!: Date;
  @Column({ ...column.instant(), name: 'updated_at' }) updatedAt!: Date;
}
