import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { ApprovalLimitEntity } from './approval-limit.entity.js';
import { ApprovalLimitRepository } from './approval-limit.repository.js';
import { ApprovalLimitsController } from './approval-limits.controller.js';
import { DrawProposalEntity } from './draw-proposal.entity.js';
import { ProposalRepository } from './proposal.repository.js';

export const secondApprovalEntities = [ApprovalLimitEntity, DrawProposalEntity];

/** Above an amount that the lender sets, an approval is a proposal that another administrator confirms. */
@Module({
  controllers: [ApprovalLimitsController],
  providers: [ApprovalLimitRepository, ProposalRepository, ...useCasesOf(ApprovalLimitsController)],
  exports: [ApprovalLimitRepository, ProposalRepository],
})
export class SecondApprovalsModule {}
