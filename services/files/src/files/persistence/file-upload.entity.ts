import type { FileStatus, FileType, ParentType } from '@groundwork/domain-files';
import { column, nullable } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file that was uploaded whole: its bytes are in the storage before this row is. */
@Entity({ name: 'file_upload' })
export class FileUploadEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.text(20), name: 'parent_type' })
  parentType!: ParentType;

  @Column({ ...column.id(), name: 'parent_id' })
  parentId!: string;

  @Column({ ...column.text(40), name: 'file_type' })
  fileType!: FileType;

  @Column({ ...nullable(column.id()), name: 'person_id' })
  personId!: string | null;

  /** The property of its application whose paper it is (`isOfProperty`); null where it belongs to the whole, or nobody said. */
  @Column({ ...nullable(column.id()), name: 'property_id' })
  propertyId!: string | null;

  /** As the user called it, made safe; never part of a path. */
  @Column({ ...column.text(200), name: 'user_file_name' })
  userFileName!: string;

  /** Found in the bytes, not taken from the browser. */
  @Column({ ...column.text(120), name: 'content_type' })
  contentType!: string;

  /** Bytes; a whole number beyond 32 bits. */
  @Column({ ...column.cents(), name: 'size_bytes' })
  sizeBytes!: number;

  @Column(column.text(64))
  sha256!: string;

  @Column({ ...column.text(120), name: 'storage_key' })
  storageKey!: string;

  @Column(column.text(20))
  status!: FileStatus;

  @Column(nullable(column.text(4000)))
  comments!: string | null;

  @Column({ ...nullable(column.id()), name: 'company_id' })
  companyId!: string | null;

  @Column({ ...nullable(column.id()), name: 'broker_id' })
  brokerId!: string | null;

  /** The user whose file it is, where the parent is a user. */
  @Column({ ...nullable(column.id()), name: 'user_id' })
  userId!: string | null;

  @Column({ ...column.id(), name: 'uploaded_by' })
  uploadedBy!: string;

  @Column({ ...column.instant(), name: 'uploaded_at' })
  uploadedAt!: Date;

  /** Hash of user and Idempotency-Key where one was sent: the same upload twice is one file. */
  @Column({ ...nullable(column.text(64)), name: 'upload_key' })
  uploadKey!: string | null;

  /** The first version's id; all versions of a file share it. */
  @Column({ ...column.id(), name: 'series_id' })
  seriesId!: string;

  /** From 1, one more at every replacement. */
  @Column(column.integer())
  version!: number;

  /** The next version; null for the current one. Set once, never changed. */
  @Column({ ...nullable(column.id()), name: 'replaced_by' })
  replacedBy!: string | null;

  @Column({ ...nullable(column.instant()), name: 'replaced_at' })
  replacedAt!: Date | null;

  /** Set while the file stands in a place of one (`singlePlace`): unique, so that two uploads at once leave one current. */
  @Column({ ...nullable(column.text(140)), name: 'current_place' })
  currentPlace!: string | null;
}
