import { Injectable } from '@nestjs/common';
import { isTermSheetType } from '@groundwork/domain-agreements';
import type { TermSheetType } from '@groundwork/domain-agreements';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { agreementsAbility } from '../../agreements.policy.js';
import { TermSheetAgreement } from '../persistence/term-sheet-agreement.entity.js';
import { TermSheet } from '../persistence/term-sheet.entity.js';
import type { TermSheetAgreementRow, TermSheetRow } from '../term-sheet.dto.js';
import { toTermSheetAgreementRow, toTermSheetRow } from '../term-sheet.dto.js';

const sheet = 'The term sheet';
const agreement = 'The term sheet agreement';

@Injectable()
export class TermSheetQueries {
  constructor(private readonly database: Database) {}

  async findLatest(type: TermSheetType): Promise<TermSheet | undefined> {
    const [row] = await this.database.manager.find(TermSheet, { where: { type }, order: { version: 'DESC' }, take: 1 });
    return row;
  }

  async latest(type: string): Promise<TermSheetRow> {
    return toTermSheetRow(found(isTermSheetType(type) ? await this.findLatest(type) : undefined, sheet));
  }

  async version(type: string, version: number): Promise<TermSheetRow> {
    return toTermSheetRow(
      found(
        isTermSheetType(type) ? await this.database.manager.findOneBy(TermSheet, { type, version }) : undefined,
        sheet,
      ),
    );
  }

  /** The acceptance that stands. Somebody else's application looks as if there were none. */
  async ofApplication(actor: Actor, applicationId: string): Promise<TermSheetAgreementRow> {
    return toTermSheetAgreementRow(await this.standing(actor, applicationId));
  }

  async standing(actor: Actor, applicationId: string): Promise<TermSheetAgreement> {
    const row = found(
      await this.database.manager.findOneBy(TermSheetAgreement, { activeKey: applicationId }),
      agreement,
    );
    const mine = isAdministrator(actor) || actor.companyIds.includes(row.companyId);
    const visible = found(mine ? row : undefined, agreement);
    allow(agreementsAbility(actor), 'read', subject('TermSheetAgreement', visible));
    return visible;
  }
}
