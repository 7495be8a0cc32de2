import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { lenderRules } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { plainPng } from './plain-png.js';
import type { LenderDto, SaveLenderDto } from './lender.dto.js';
import { LenderLogoEntity } from './lender-logo.entity.js';
import { LenderRepository } from './lender.repository.js';
import { LenderVersionEntity } from './lender-version.entity.js';
import { lenderView } from './lender.view.js';

/** The next version of how the lender shows itself; of two who save at once the second is told of the first. */
@Injectable()
export class SaveLender {
  constructor(
    private readonly database: Database,
    private readonly lender: LenderRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, body: SaveLenderDto): Promise<LenderDto> {
    const changedBy = found(actor.userId, 'The user');
    try {
      return await this.database.transaction((manager) => this.save(manager, changedBy, body));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw Problem.conflict(lenderView(await this.lender.current()));
    }
  }

  private async save(
    manager: EntityManager,
    changedBy: string,
    { version: before, name, logoAlt, accentLight, accentDark, logo }: SaveLenderDto,
  ): Promise<LenderDto> {
    const current = await this.lender.current(manager);
    if ((current?.version ?? 0) !== before) throw Problem.conflict(lenderView(current));
    const row: LenderVersionEntity = {
      id: newId(),
      version: before + 1,
      name: name.trim(),
      logoAlt: logoAlt?.trim() ?? '',
      accentLight: accentLight.toLowerCase(),
      accentDark: accentDark.toLowerCase(),
      logoId: logo === undefined ? (current?.logoId ?? null) : logo && (await this.keepLogo(manager, logo)),
      editedBy: changedBy,
      editedAt: this.clock.now(),
    };
    await manager.insert(LenderVersionEntity, row);
    await this.outbox.add(manager, {
      type: 'lender.changed',
      aggregateId: row.id,
      payload: { change: 'shown', subject: row.name, version: row.version, changedBy },
    });
    return lenderView(row);
  }

  /** Keeps the pixels alone: what else a PNG may carry is left out. */
  private async keepLogo(manager: EntityManager, logo: string): Promise<string> {
    const png = plainPng(Buffer.from(logo, 'base64'));
    if (!png) throw Problem.invalid({ logo: lenderRules.logoNoPng });
    const id = createHash('sha256').update(png).digest('hex');
    if (!(await manager.existsBy(LenderLogoEntity, { id })))
      await manager.insert(LenderLogoEntity, { id, content: png.toString('base64') });
    return id;
  }
}
