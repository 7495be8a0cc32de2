import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import type { ApprovalLimitDto, SaveApprovalLimitDto } from './approval-limit.dto.js';
import { ApprovalLimitRepository, approvalLimitView } from './approval-limit.repository.js';

/** Sets the limit anew. What was proposed or approved before stays as it is. */
@Injectable()
export class SaveApprovalLimit {
  constructor(private readonly limits: ApprovalLimitRepository) {}

  async execute(actor: Actor, { version, amount }: SaveApprovalLimitDto): Promise<ApprovalLimitDto> {
    const userId = found(actor.userId, 'The user');
    return approvalLimitView(await this.limits.next(userId, version, amount ?? null));
  }
}
