import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { SavedViewDto, SavedViewList } from './saved-view.dto.js';
import { SavedViewEntity } from './saved-view.entity.js';

/** The views of one administrator of a list, by name. */
@Injectable()
export class ListViews {
  constructor(private readonly database: Database) {}

  async execute(userId: string, list: SavedViewList): Promise<SavedViewDto[]> {
    const rows = await this.database.manager.find(SavedViewEntity, { where: { userId, list }, order: { name: 'ASC' } });
    return rows.map(({ id, name, query, isDefault }) => ({ id, name, query, isDefault }));
  }
}
