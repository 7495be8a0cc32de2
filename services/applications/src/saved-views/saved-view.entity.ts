import { column } from '@groundwork/server-data';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SavedViewList } from './saved-view.dto.js';

/** A view of one of the lender's lists that an administrator keeps: what is searched, filtered and sorted by. */
@Entity({ name: 'saved_view' })
export class SavedViewEntity {
  @PrimaryColumn(column.id())
  id!: string;

  @Column({ ...column.id(), name: 'user_id' })
  userId!: string;

  @Column(column.text(20))
  list!: SavedViewList;

  @Column(column.text(80))
  name!: string;

  /** The query of the list's address. */
  @Column(column.text(1000))
  query!: string;

  /** What its administrator sees first; one of a list at most. */
  @Column({ ...column.flag(), name: 'is_default' })
  isDefault!: boolean;

  @Column({ ...column.instant(), name: 'updated_at' })
  updatedAt!: Date;
}
