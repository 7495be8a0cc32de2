import { Injectable } from '@nestjs/common';
import type { ApprovalLimitDto } from './approval-limit.dto.js';
import { ApprovalLimitRepository, approvalLimitView } from './approval-limit.repository.js';

/** What the limit has been, the newest first. */
@Injectable()
export class ListApprovalLimits {
  constructor(private readonly limits: ApprovalLimitRepository) {}

  async execute(): Promise<ApprovalLimitDto[]> {
    return (await this.limits.versions()).map(approvalLimitView);
  }
}
