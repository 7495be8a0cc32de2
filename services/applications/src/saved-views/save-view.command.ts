import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ListViews } from './list-views.query.js';
import type { SavedViewDto, SaveViewDto } from './saved-view.dto.js';
import { SavedViewEntity } from './saved-view.entity.js';

/** Most views of one administrator, of a list. */
const most = 50;

/** Keeps a view under its name, in the place of one that had it. Gives all views of the administrator of its list. */
@Injectable()
export class SaveView {
  constructor(
    private readonly database: Database,
    private readonly views: ListViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(userId: string, body: SaveViewDto): Promise<SavedViewDto[]> {
    const name = body.name.trim();
    const isDefault = body.isDefault === true;
    const list = body.list ?? 'applications';
    const saved = this.database.transaction(async (manager) => {
      await this.database.turn(`views of ${userId} in ${list}`);
      const own = await manager.findBy(SavedViewEntity, { userId, list });
      const before = own.find((view) => view.name.toLowerCase() === name.toLowerCase());
      if (!before && own.length >= most) refuseInvalid({ name: shared.choice });
      if (isDefault) await manager.update(SavedViewEntity, { userId, list }, { isDefault: false });
      const values = { userId, list, name, query: body.query, isDefault, updatedAt: this.clock.now() };
      await manager.save(SavedViewEntity, { id: before?.id ?? newId(), ...values });
    });
    // Two that are kept under one new name at once: one of them was first.
    await saved.catch((error: unknown) => {
      throw isDuplicate(error) ? new Problem('state.version_conflict') : error;
    });
    return this.views.execute(userId, list);
  }
}
