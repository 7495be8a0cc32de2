import { Injectable } from '@nestjs/common';
import type { Actor } from '@groundwork/server-auth';
import { found } from '@groundwork/server-http';
import { Lender } from '@groundwork/server-service';
import { LedgerAccess } from '../ledger/index.js';
import { InterestRepository } from './interest.repository.js';
import { statementPaper } from './statement-paper.js';

/** The statement of a month as a PDF, for both sides; the same statement makes the same bytes under the same head. */
@Injectable()
export class PrintStatement {
  constructor(
    private readonly access: LedgerAccess,
    private readonly interest: InterestRepository,
    private readonly lender: Lender,
  ) {}

  async execute(actor: Actor, applicationId: string, month: string): Promise<Buffer> {
    const ledger = await this.access.allowed(actor, 'read', applicationId);
    const statement = found(await this.interest.statementOf(applicationId, month), 'The statement');
    return statementPaper(ledger, statement, await this.lender.letterhead());
  }
}
