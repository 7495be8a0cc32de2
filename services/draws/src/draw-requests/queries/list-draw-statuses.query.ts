import { Injectable } from '@nestjs/common';
import { drawStatuses } from '@groundwork/domain-draws';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { DrawStatusCountDto } from '../draw-request.dto.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';
import { countedTo } from './list-draw-selections.query.js';

/** The statuses, and how many draw requests of each the caller may see, up to a bound. */
@Injectable()
export class ListDrawStatuses {
  constructor(private readonly draws: DrawRequestRepository) {}

  async execute(actor: Actor): Promise<DrawStatusCountDto[]> {
    const counts = await this.draws.counts(isAdministrator(actor) ? undefined : actor.companyIds, countedTo + 1);
    return drawStatuses.map(({ id, status }) => {
      const count = counts.get(id) ?? 0;
      return { id, status, count: Math.min(count, countedTo), countIsBound: count > countedTo };
    });
  }
}
