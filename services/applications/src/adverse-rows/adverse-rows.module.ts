import { Module } from '@nestjs/common';
import { AdverseNoticeEntity, AdverseOnPaperEntity, AdversePaperEntity } from './adverse-notice.entity.js';
import { AdverseNoticeRepository } from './adverse-notice.repository.js';

export const adverseRowEntities = [AdverseNoticeEntity, AdversePaperEntity, AdverseOnPaperEntity];

/** The rows of notices of adverse action, which a rejection opens and administrators send. */
@Module({ providers: [AdverseNoticeRepository], exports: [AdverseNoticeRepository] })
export class AdverseRowsModule {}
