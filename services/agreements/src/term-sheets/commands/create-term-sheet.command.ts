import { Inject, Injectable } from '@nestjs/common';
import { LINE_OF_CREDIT_SHEET, nextVersion, unknownInTermSheet } from '@groundwork/domain-agreements';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { EvidenceLedger, masterPublished } from '../../evidence/index.js';
import { agreementsAbility, contentHash, refuseOutdated, refuseUnknown, sanitizeContent } from '../../shared/index.js';
import type { TermSheetEntity } from '../persistence/term-sheet.entity.js';
import { TermSheetRepository } from '../persistence/term-sheet.repository.js';
import { supervisoryAcknowledgement } from '../supervisory-acknowledgement.js';
import type { CreateTermSheetDto, TermSheetDto } from '../term-sheet.dto.js';
import { termSheetView } from '../term-sheet.view.js';

/** Saving a term sheet makes the next version of its type, with the current administrator's id. */
@Injectable()
export class CreateTermSheet {
  constructor(
    private readonly database: Database,
    private readonly sheets: TermSheetRepository,
    private readonly ledger: EvidenceLedger,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, request: CreateTermSheetDto): Promise<TermSheetDto> {
    allow(agreementsAbility(actor), 'create', 'TermSheet');
    const content = sanitizeContent(request.content);
    refuseUnreadable(request, content);
    return this.database.transaction(async (manager) => {
      const latest = await this.sheets.latest(request.type);
      refuseOutdated(request.basedOnVersion, latest?.version, latest && termSheetView(latest));
      const row: TermSheetEntity = {
        id: newId(),
        type: request.type,
        version: nextVersion(latest?.version),
        content,
        contentHash: contentHash(content),
        userId: actor.userId ?? null,
        createdAt: this.clock.now(),
      };
      await this.sheets.insert(manager, row);
      const name = `${row.type}, version ${row.version}`;
      await this.ledger.append(
        manager,
        masterPublished('termsheet', { ...row, name, by: row.userId, at: row.createdAt }),
      );
      return termSheetView(row);
    });
  }
}

/** A borrower must not read braces, and a line of credit needs what its borrower acknowledges. */
function refuseUnreadable({ type }: CreateTermSheetDto, content: string): void {
  refuseUnknown(unknownInTermSheet(content));
  if (type === LINE_OF_CREDIT_SHEET && supervisoryAcknowledgement(content) === undefined)
    refuseInvalid({ content: shared.supervisionMissing });
}
