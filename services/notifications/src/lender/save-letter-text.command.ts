import { Inject, Injectable } from '@nestjs/common';
import { letterTextErrors } from '@groundwork/domain-accounts';
import { mails } from '@groundwork/domain-messages-letters';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, isDuplicate, newId } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import type { LetterVersionDto, SaveLetterTextDto } from './lender.dto.js';
import { LenderRepository } from './lender.repository.js';
import { LetterVersionEntity } from './letter-version.entity.js';
import { letterVersionView, placeholdersOf } from './lender.view.js';

/** The next version of the words of a letter. A placeholder that nothing would fill is refused before it is kept. */
@Injectable()
export class SaveLetterText {
  constructor(
    private readonly database: Database,
    private readonly lender: LenderRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { name, version, words }: SaveLetterTextDto): Promise<LetterVersionDto> {
    const changedBy = found(actor.userId, 'The user');
    const bounds = { placeholders: placeholdersOf(name), hasAction: mails[name].action !== '' };
    const errors = words ? letterTextErrors(words, bounds) : {};
    if (Object.keys(errors).length > 0)
      throw Problem.invalid(Object.fromEntries(Object.entries(errors).map(([at, said]) => [`words.${at}`, said])));
    const row: LetterVersionEntity = {
      id: newId(),
      name,
      version: version + 1,
      words: words && { ...words, action: bounds.hasAction ? words.action : '' },
      editedBy: changedBy,
      editedAt: this.clock.now(),
    };
    try {
      await this.database.transaction((manager) => this.save(manager, row, version));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw Problem.conflict(letterVersionView(name, await this.lender.letter(name)));
    }
    return letterVersionView(name, row);
  }

  private async save(manager: EntityManager, row: LetterVersionEntity, before: number): Promise<void> {
    const { name, version, editedBy: changedBy } = row;
    const current = await this.lender.letter(name, manager);
    if ((current?.version ?? 0) !== before) throw Problem.conflict(letterVersionView(name, current));
    await manager.insert(LetterVersionEntity, row);
    await this.outbox.add(manager, {
      type: 'lender.changed',
      aggregateId: row.id,
      payload: { change: 'letter', subject: name, version, changedBy },
    });
  }
}
