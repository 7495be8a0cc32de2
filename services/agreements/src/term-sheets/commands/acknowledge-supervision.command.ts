import { Inject, Injectable } from '@nestjs/common';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { AcceptancePapers } from '../../acceptance-papers/index.js';
import { agreementsAbility, contentHash, signerName } from '../../shared/index.js';
import { completedSheet, paperOfSheet } from '../accepted-sheet.js';
import { refuseFixed } from '../answered-sheet.service.js';
import type { Answerer } from '../answered-sheet.service.js';
import type { ApplicationFigures } from '../application-figures.service.js';
import { SupervisoryAcknowledgementRepository } from '../persistence/supervisory-acknowledgement.repository.js';
import { TermSheetAgreementRepository } from '../persistence/term-sheet-agreement.repository.js';
import { TermSheetRepository } from '../persistence/term-sheet.repository.js';
import { GetApplicationTermSheet } from '../queries/get-application-term-sheet.query.js';
import type { AcknowledgeSupervisionDto, SupervisionDto } from '../term-sheet.dto.js';
import { supervisionView } from '../term-sheet.view.js';

/**
 * Acknowledges the supervision of a line of credit in the words that are shown, and in no others: they are kept with their hash, who
 * acknowledged them, when and from where (specification 5).
 */
@Injectable()
export class AcknowledgeSupervision {
  constructor(
    private readonly sheet: GetApplicationTermSheet,
    private readonly masters: TermSheetRepository,
    private readonly rows: SupervisoryAcknowledgementRepository,
    private readonly agreements: TermSheetAgreementRepository,
    private readonly papers: AcceptancePapers,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    { actor, signer, ip, userAgent, proof }: Answerer,
    { applicationId, contentHash: read }: AcknowledgeSupervisionDto,
    known: ApplicationFigures | undefined,
  ): Promise<SupervisionDto> {
    const figures = found(known, 'The application');
    const { companyId, status } = figures;
    allow(agreementsAbility(actor), 'create', subject('TermSheetAgreement', { companyId }));
    refuseFixed(status);
    const { type, version, supervisoryText } = await this.sheet.execute(actor, applicationId);
    const content = found(supervisoryText ?? undefined, 'The supervisory acknowledgement');
    if (contentHash(content) !== read) throw new Problem('state.version_conflict', shared.termSheetReadAnew);
    const master = found(await this.masters.find(type, version), 'The term sheet');
    const row = {
      id: newId(),
      applicationId,
      companyId,
      userId: actor.userId ?? '',
      signerName: signerName(signer),
      type,
      version,
      content,
      contentHash: read,
      masterHash: master.contentHash,
      ip,
      userAgent,
      proof: proof ?? null,
      date: this.clock.now(),
    };
    const accepted = completedSheet(await this.agreements.standing(applicationId), row, figures);
    await this.rows.add(row, accepted && (await paperOfSheet(this.papers, accepted)));
    return supervisionView(row);
  }
}
