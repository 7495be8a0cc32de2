import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { adverseLetter, adverseReasonErrors } from '@groundwork/domain-applications';
import type { AdverseLetter, WrittenNotice } from '@groundwork/domain-applications';
import { displayDay, today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { found, refuseInvalid, sortedJson } from '@groundwork/server-http';
import { CLOCK, Lender } from '@groundwork/server-service';
import type { AdverseNoticeEntity } from '../adverse-rows/index.js';
import type { ApplicationRecord } from '../applications/index.js';

export interface WrittenLetter {
  readonly letter: AdverseLetter;
  /** JSON with its keys in order: what is hashed and kept. */
  readonly content: string;
  /** SHA-256 of it, hexadecimal. */
  readonly contentHash: string;
}

/** The letter of a notice as it would be sent today. */
@Injectable()
export class AdverseLetters {
  constructor(
    private readonly database: Database,
    private readonly lender: Lender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(
    { decidedAt }: AdverseNoticeEntity,
    application: ApplicationRecord,
    written: WrittenNotice,
  ): Promise<WrittenLetter> {
    refuseInvalid(adverseReasonErrors(written));
    const { name, projectNumber, loanType, details } = application;
    const letter = adverseLetter(written, {
      creditorName: await this.lender.name(),
      applicant: await this.companyOf(application.id),
      name,
      projectNumber,
      loanType,
      requestedAmount: details.requestedLoanAmount,
      decidedOn: displayDay(decidedAt),
      sentOn: today(this.clock),
    });
    const content = sortedJson(letter);
    return { letter, content, contentHash: createHash('sha256').update(content, 'utf8').digest('hex') };
  }

  private async companyOf(id: string): Promise<string> {
    const [row] = await this.database.rows<{ name: string | null }>(
      'SELECT company_name AS name FROM application WHERE id = ?',
      [id],
    );
    return found(row, 'The application').name ?? '';
  }
}
