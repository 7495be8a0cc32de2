import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { WaiverPaperEntity } from './waiver-paper.entity.js';
import { WaiverSignatureEntity } from './waiver-signature.entity.js';

/** Waivers that were signed by a link. */
@Injectable()
export class WaiverSignatureRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<WaiverSignatureEntity | null> {
    return this.database.manager.findOneBy(WaiverSignatureEntity, { id });
  }

  paper(waiverId: string): Promise<WaiverPaperEntity | null> {
    return this.database.manager.findOneBy(WaiverPaperEntity, { waiverId });
  }
}
