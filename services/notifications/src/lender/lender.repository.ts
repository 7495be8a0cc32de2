import { Injectable } from '@nestjs/common';
import type { MailName } from '@groundwork/domain-messages-letters';
import { Database } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import { LenderLogoEntity } from './lender-logo.entity.js';
import { LenderVersionEntity } from './lender-version.entity.js';
import { LetterVersionEntity } from './letter-version.entity.js';

/** Versions that a list shows, the newest. */
const longest = 100;

/** The settings of the lender, in versions; none of them changes. */
@Injectable()
export class LenderRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  versions(take = longest, manager: EntityManager = this.database.manager): Promise<LenderVersionEntity[]> {
    return manager.find(LenderVersionEntity, { order: { version: 'DESC' }, take });
  }

  async current(manager?: EntityManager): Promise<LenderVersionEntity | undefined> {
    return (await this.versions(1, manager))[0];
  }

  logo(id: string): Promise<LenderLogoEntity | null> {
    return this.database.manager.findOneBy(LenderLogoEntity, { id });
  }

  /** Of one letter, the newest first. */
  letterVersions(
    name: MailName,
    take = longest,
    manager: EntityManager = this.database.manager,
  ): Promise<LetterVersionEntity[]> {
    return manager.find(LetterVersionEntity, { where: { name }, order: { version: 'DESC' }, take });
  }

  async letter(name: MailName, manager?: EntityManager): Promise<LetterVersionEntity | undefined> {
    return (await this.letterVersions(name, 1, manager))[0];
  }

  /** The newest version of every letter that has any. */
  async letters(): Promise<Map<MailName, LetterVersionEntity>> {
    const rows = await this.database.manager
      .createQueryBuilder(LetterVersionEntity, 'letter')
      .where('letter.version = (SELECT MAX(later.version) FROM letter_version later WHERE later.name = letter.name)')
      .getMany();
    return new Map(rows.map((row) => [row.name, row]));
  }
}
