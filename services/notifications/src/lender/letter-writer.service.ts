import { Injectable } from '@nestjs/common';
import type { MailName } from '@groundwork/domain-messages-letters';
import type { EntityManager } from 'typeorm';
import { letter } from './domain/letter.js';
import type { Letter, LetterList, LetterValues } from './domain/letter.js';
import { LenderRepository } from './lender.repository.js';
import { lenderView } from './lender.view.js';

/** Writes letters in the words and under the name of the lender, as both stand in the transaction of what they tell of. */
@Injectable()
export class LetterWriter {
  constructor(private readonly lender: LenderRepository) {}

  async write(
    manager: EntityManager,
    name: MailName,
    values: LetterValues,
    { link, lists }: { readonly link: string | undefined; readonly lists: readonly LetterList[] },
  ): Promise<Letter> {
    const words = (await this.lender.letter(name, manager))?.words ?? undefined;
    return letter(name, values, link, { lists, words, lender: lenderView(await this.lender.current(manager)) });
  }

  /** What the lender is called, for a text message. */
  async lenderName(manager: EntityManager): Promise<string> {
    return lenderView(await this.lender.current(manager)).name;
  }
}
