import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TimelineEntryEntity } from './timeline-entry.entity.js';

/** What earlier events told of an application. */
@Injectable()
export class TimelineReader {
  /** Its name and company, as it was last heard of. */
  async application(
    manager: EntityManager,
    applicationId: string,
  ): Promise<{ readonly name: string; readonly companyId: string } | undefined> {
    const latest = await manager.findOne(TimelineEntryEntity, {
      where: { applicationId },
      order: { happenedAt: 'DESC', id: 'DESC' },
    });
    return latest ? { name: latest.subject, companyId: latest.companyId } : undefined;
  }
}
