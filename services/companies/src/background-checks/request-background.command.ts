import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY, isWithin } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, isDuplicate, newId } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { CompanyAccess, CompanyEntity } from '../core/index.js';
import { PersonEntity } from '../people/index.js';
import { BackgroundCheckEntity } from './background-check.entity.js';
import type { BackgroundCheckDto, RequestBackgroundDto } from './background-check.dto.js';
import { backgroundCheckView } from './background-check.view.js';
import { BackgroundProvider } from './background.provider.js';

/** A report stays good for so long: until then the same one is answered. */
const goodFor = 30 * DAY;

/** Asks the outside provider about a person of the company, once within thirty days. */
@Injectable()
export class RequestBackground {
  constructor(
    private readonly database: Database,
    private readonly access: CompanyAccess,
    private readonly provider: BackgroundProvider,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { companyId, personId }: RequestBackgroundDto): Promise<BackgroundCheckDto> {
    const { manager } = this.database;
    const company = found(await manager.findOneBy(CompanyEntity, { id: companyId }), 'The company');
    await this.access.allow(actor, 'update', company);
    const person = found(
      await manager.findOneBy(PersonEntity, { id: personId, companyId: company.rootCompanyId }),
      'The person',
    );
    const latest = await manager.findOne(BackgroundCheckEntity, {
      where: { personId },
      order: { requestedAt: 'DESC', id: 'DESC' },
    });
    if (latest && isWithin(latest.requestedAt, goodFor, this.clock.now())) return backgroundCheckView(latest);
    return backgroundCheckView(await this.ask(found(actor.userId, 'The user'), company.rootCompanyId, person, latest));
  }

  /** Two calls at once ask under one key and get one request; the second of them finds it written. */
  private async ask(
    requestedBy: string,
    companyId: string,
    person: PersonEntity,
    latest: BackgroundCheckEntity | null,
  ): Promise<BackgroundCheckEntity> {
    const key = createHash('sha256')
      .update(`${person.id} after ${latest?.id ?? 'none'}`)
      .digest('hex');
    const { requestId, status } = await this.provider.request(key, person);
    const row: BackgroundCheckEntity = {
      id: newId(),
      companyId,
      personId: person.id,
      status,
      requestId,
      requestedBy,
      requestedAt: this.clock.now(),
    };
    try {
      await this.database.statement((manager) => insertRows(manager, BackgroundCheckEntity, [row]));
      return row;
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      return found(await this.database.manager.findOneBy(BackgroundCheckEntity, { requestId }), 'The request');
    }
  }
}
