export { ApprovalLimitRepository } from './approval-limit.repository.js';
export type { DrawProposalEntity } from './draw-proposal.entity.js';
export { ProposalRepository } from './proposal.repository.js';
export { secondApprovalEntities, SecondApprovalsModule } from './second-approvals.module.js';
