import { Module } from '@nestjs/common';
import { EvidenceModule } from '../evidence/index.js';
import { AcceptancePaperEntity } from './acceptance-paper.entity.js';
import { AcceptancePapers } from './acceptance-papers.service.js';

export const acceptancePaperEntities = [AcceptancePaperEntity];

/** Papers of what users accept in the portal. */
@Module({ imports: [EvidenceModule], providers: [AcceptancePapers], exports: [AcceptancePapers] })
export class AcceptancePapersModule {}
