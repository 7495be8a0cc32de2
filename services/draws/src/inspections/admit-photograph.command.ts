import { Injectable } from '@nestjs/common';
import { inspectionMachine, MAX_REPORT_PHOTOS } from '@groundwork/domain-draws';
import { Database } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { AccessLinks } from '@groundwork/server-links';
import type { AccessLinkEntity } from '@groundwork/server-links';
import type { AdmittedPhotographDto } from './inspection-link.dto.js';
import { InspectionRepository } from './inspection.repository.js';

/** Photographs that a link lets in: those of a report, and as many that are sent again. */
export const MAX_LINK_PHOTOS = 2 * MAX_REPORT_PHOTOS;

/** A photograph that is about to be sent by a link: to which loan it belongs, and on whose behalf. */
@Injectable()
export class AdmitPhotograph {
  constructor(
    private readonly database: Database,
    private readonly inspections: InspectionRepository,
    private readonly links: AccessLinks,
  ) {}

  async execute(link: AccessLinkEntity): Promise<AdmittedPhotographDto> {
    const { applicationId, companyId, status } = found(await this.inspections.find(link.subjectId), 'The inspection');
    if (!inspectionMachine.next(status, 'report')) throw new Problem('token.invalid');
    await this.database.transaction(async (manager) => {
      if (await this.links.countUpload(manager, link, MAX_LINK_PHOTOS)) return;
      await this.links.refuseClosed(link);
      throw new Problem('throttle.too_many');
    });
    return { applicationId, companyId, sentBy: link.sentBy };
  }
}
