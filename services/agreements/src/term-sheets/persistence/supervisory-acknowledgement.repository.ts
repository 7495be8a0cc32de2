import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { EvidenceLedger, supervisionAcknowledged } from '../../evidence/index.js';
import { SupervisoryAcknowledgementEntity } from './supervisory-acknowledgement.entity.js';

/** Acknowledgements of supervision, each sealed into the chain with its row. */
@Injectable()
export class SupervisoryAcknowledgementRepository {
  constructor(
    private readonly database: Database,
    private readonly ledger: EvidenceLedger,
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

  async add(row: SupervisoryAcknowledgementEntity): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.insert(SupervisoryAcknowledgementEntity, row);
      await this.ledger.append(manager, supervisionAcknowledged(row));
    });
  }
}
