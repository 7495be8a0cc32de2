import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an appraiser found a property to be worth. A later appraisal is the next version; none is changed. */
@Entity({ name: 'appraisal' })
export class AppraisalEntity {
  @PrimaryColumn(column.id()) id!: string;
  @Column({ ...column.id(), name: 'application_id' }) applicationId!: string;
  @Column({ ...column.id(), name: 'property_id' }) propertyId!: string;
  @Column(column.integer()) version!: number;
  @Column({ ...nullable(column.cents()), name: 'as_is' }) asIs!: number | null;
  @Column({ ...nullable(column.cents()), name: 'as_completed' }) asCompleted!: number | null;
  @Column(column.text(200)) appraiser!: string;
  @Column({ ...column.date(), name: 'appraised_on' }) appraisedOn!: string;
  @Column({ ...nullable(column.id()), name: 'document_id' }) documentId!: string | null;
  @Column({ ...nullable(column.id()), name: 'recorded_by' }) recordedBy!: string | null;
  @Column({ ...column.instant(), name: 'recorded_at' }) recordedAt!: Date;
}
