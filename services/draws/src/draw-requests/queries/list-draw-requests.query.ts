import { Injectable } from '@nestjs/common';
import { drawStatuses } from '@groundwork/domain-draws';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { abilityFor } from '../../draws.policy.js';
import type { DrawRequestDto, DrawStatusDto } from '../draw-requests.dto.js';
import type { DrawListFilter } from '../draw-requests.input.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

const largestPage = 100;

/** Lists of draw requests, newest first, and how many there are of each status. */
@Injectable()
export class ListDrawRequestsQuery {
  constructor(private readonly draws: DrawRequestRepository) {}

  async all(filter: DrawListFilter): Promise<DrawRequestDto[]> {
    return this.draws.present(await this.draws.list({ ...filter, limit: filter.limit ?? largestPage }));
  }

  async ofCompany(actor: Actor, companyId: string, filter: DrawListFilter): Promise<DrawRequestDto[]> {
    allow(abilityFor(actor), 'read', subject('Company', { companyId }));
    return this.draws.present(
      await this.draws.list({ ...filter, companyIds: [companyId], limit: filter.limit ?? largestPage }),
    );
  }

  async statuses(actor: Actor): Promise<DrawStatusDto[]> {
    const counts = await this.draws.countsByStatus(isAdministrator(actor) ? undefined : actor.companyIds);
    return drawStatuses.map(({ id, status }) => ({ id, status, count: counts.get(id) ?? 0 }));
  }
}
