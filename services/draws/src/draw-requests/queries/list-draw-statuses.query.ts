import { Injectable } from '@nestjs/common';
import { drawStatuses } from '@groundwork/domain-draws';
import { isAdministrator } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import type { DrawStatusDto } from '../draw-request.dto.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** The statuses, and how many draw requests of each the caller may see. */
@Injectable()
export class ListDrawStatuses {
  constructor(private readonly draws: DrawRequestRepository) {}

  async execute(actor: Actor): Promise<DrawStatusDto[]> {
    const counts = await this.draws.counts('statusId', isAdministrator(actor) ? undefined : actor.companyIds);
    return drawStatuses.map(({ id, status }) => ({ id, status, count: counts.get(id) ?? 0 }));
  }
}
