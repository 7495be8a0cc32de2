import { Inject, Injectable } from '@nestjs/common';
import { letterTextErrors } from '@groundwork/domain-accounts';
import { mails } from '@groundwork/domain-messages-letters';
import type { ServiceOptions } from '@groundwork/server-config';
import { Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { letter } from './domain/letter.js';
import type { LetterPreviewDto, PreviewLetterDto } from './lender.dto.js';
import { LenderRepository } from './lender.repository.js';
import { sampleOf } from './letter-samples.js';
import { lenderView, placeholdersOf } from './lender.view.js';

/** A letter with the words that were typed and samples in the place of its facts. Nothing is kept. */
@Injectable()
export class PreviewLetter {
  constructor(
    private readonly lender: LenderRepository,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async execute({ name, words }: PreviewLetterDto): Promise<LetterPreviewDto> {
    const placeholders = placeholdersOf(name);
    const hasAction = mails[name].action !== '';
    const errors = letterTextErrors(words, { placeholders, hasAction });
    if (Object.keys(errors).length > 0)
      throw Problem.invalid(Object.fromEntries(Object.entries(errors).map(([at, said]) => [`words.${at}`, said])));
    const lender = lenderView(await this.lender.current());
    const values = Object.fromEntries(placeholders.map((each) => [each, sampleOf(each)]));
    const link = hasAction ? new URL('/', this.options.publicOrigin).href : undefined;
    return letter(name, values, link, { words, lender });
  }
}
