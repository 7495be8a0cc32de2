import { Injectable } from '@nestjs/common';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { ProposalRepository } from '../../second-approvals/index.js';
import { drawsAbility } from '../../shared/index.js';
import { DrawDetails } from '../draw-details.service.js';
import type { DrawRequestDto } from '../draw-request.dto.js';
import { drawProposalView } from '../draw-request.view.js';
import { DrawRequestRepository } from '../persistence/draw-request.repository.js';

/** One draw request with its lines, its signature and every submission of it. */
@Injectable()
export class GetDrawRequest {
  constructor(
    private readonly draws: DrawRequestRepository,
    private readonly details: DrawDetails,
    private readonly proposals: ProposalRepository,
  ) {}

  async execute(actor: Actor, id: string): Promise<DrawRequestDto> {
    const draw = found(await this.draws.findWithSignature(id), 'The draw request');
    allow(drawsAbility(actor), 'read', subject('DrawRequest', draw));
    const [view] = await this.details.of([draw]);
    const submissions = await this.details.submissionsOf(draw);
    const answer = { ...found(view, 'The draw request'), submissions };
    if (!isAdministrator(actor)) return answer;
    const proposal = (await this.proposals.of([draw])).get(id);
    return { ...answer, proposal: proposal ? drawProposalView(proposal) : null };
  }
}
