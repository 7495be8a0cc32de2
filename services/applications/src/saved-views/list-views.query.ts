import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import type { SavedViewDto } from './saved-view.dto.js';
import { SavedViewEntity } from './saved-view.entity.js';

/** The views of one administrator, by name. */
@Injectable()
export class ListViews {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<SavedViewDto[]> {
    const rows = await this.database.manager.find(SavedViewEntity, { where: { userId }, order: { name: 'ASC' } });
    return rows.map(({ id, name, query, isDefault }) => ({ id, name, query, isDefault }));
  }
}
