import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { AcceptancePapers } from '../../acceptance-papers/index.js';
import type { MadePaper } from '../../acceptance-papers/index.js';
import { EvidenceLedger, supervisionAcknowledged } from '../../evidence/index.js';
import { contentHash } from '../../shared/index.js';
import { supervisoryAcknowledgement } from '../supervisory-acknowledgement.js';
import { SupervisoryAcknowledgementEntity } from './supervisory-acknowledgement.entity.js';

/** Acknowledgements of supervision, each sealed into the chain with its row. */
@Injectable()
export class SupervisoryAcknowledgementRepository {
  constructor(
    private readonly database: Database,
    private readonly ledger: EvidenceLedger,
    private readonly papers: AcceptancePapers,
  ) {}

  /** The newest of an application. */
  async newest(applicationId: string): Promise<SupervisoryAcknowledgementEntity | undefined> {
    const [row] = await this.database.manager.find(SupervisoryAcknowledgementEntity, {
      where: { applicationId },
      order: { date: 'DESC', id: 'DESC' },
      take: 1,
    });
    return row;
  }

  /** The newest of an application, where it is of the words of this sheet. */
  async ofWords(applicationId: string, sheet: string): Promise<SupervisoryAcknowledgementEntity | undefined> {
    const words = supervisoryAcknowledgement(sheet);
    const newest = words === undefined ? undefined : await this.newest(applicationId);
    return words !== undefined && newest?.contentHash === contentHash(words) ? newest : undefined;
  }

  /** @param paper of the sheet, where its acceptance stands already */
  async add(row: SupervisoryAcknowledgementEntity, paper?: MadePaper): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.insert(SupervisoryAcknowledgementEntity, row);
      const record = supervisionAcknowledged(row);
      if (paper) await this.papers.seal(manager, paper, record);
      else await this.ledger.append(manager, record);
    });
  }
}
