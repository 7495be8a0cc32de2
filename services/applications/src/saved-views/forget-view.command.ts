import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { ListViews } from './list-views.query.js';
import type { SavedViewDto, SavedViewList } from './saved-view.dto.js';
import { SavedViewEntity } from './saved-view.entity.js';

/** Forgets a view of the administrator; one that is gone already is gone. Gives those of its list that are left. */
@Injectable()
export class ForgetView {
  constructor(
    private readonly database: Database,
    private readonly views: ListViews,
  ) {}

  async execute(userId: string, id: string, list: SavedViewList): Promise<SavedViewDto[]> {
    await this.database.statement((manager) => manager.delete(SavedViewEntity, { id, userId, list }));
    return this.views.execute(userId, list);
  }
}
