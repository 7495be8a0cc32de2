import { Module } from '@nestjs/common';
import { useCasesOf } from '@groundwork/server-service';
import { DrawRequestsModule } from '../draw-requests/index.js';
import { LedgerModule } from '../ledger/index.js';
import { LinksModule } from '@groundwork/server-links';
import { InspectedLineEntity } from './inspected-line.entity.js';
import { InspectionDetails } from './inspection-details.service.js';
import { InspectionHistoryEntity } from './inspection-history.entity.js';
import { InspectionLinkController } from './inspection-link.controller.js';
import { InspectionMoves } from './inspection-moves.service.js';
import { InspectionNews } from './inspection-news.service.js';
import { InspectionOnHoldHandler } from './inspection-on-hold.handler.js';
import { InspectionPhotographController } from './inspection-photograph.controller.js';
import { InspectionReports } from './inspection-reports.service.js';
import { InspectionReportEntity } from './inspection-report.entity.js';
import { InspectionSettingEntity } from './inspection-setting.entity.js';
import { InspectionEntity } from './inspection.entity.js';
import { InspectionRepository } from './inspection.repository.js';
import { InspectionsController } from './inspections.controller.js';

export const inspectionEntities = [
  InspectionEntity,
  InspectionReportEntity,
  InspectionHistoryEntity,
  InspectedLineEntity,
  InspectionSettingEntity,
];

/** The work is looked at on the site: asked for, done on a phone, accepted, and then it may cap the draws. */
@Module({
  imports: [LedgerModule, DrawRequestsModule, LinksModule],
  controllers: [InspectionsController, InspectionLinkController, InspectionPhotographController],
  providers: [
    InspectionRepository,
    InspectionDetails,
    InspectionMoves,
    InspectionNews,
    InspectionOnHoldHandler,
    InspectionReports,
    ...useCasesOf(InspectionsController, InspectionLinkController, InspectionPhotographController),
  ],
  exports: [InspectionRepository],
})
export class InspectionsModule {}
