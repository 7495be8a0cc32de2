import { Inject, Injectable } from '@nestjs/common';
import { isStale, termSheetTypeOf } from '@groundwork/domain-agreements';
import { isEditable } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { found, Problem } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { contentHash } from '../shared/index.js';
import type { ApplicationFigures } from './application-figures.service.js';
import { filledSheet } from './filled-sheet.js';
import type { FilledSheet } from './filled-sheet.js';
import { SupervisoryAcknowledgementRepository } from './persistence/supervisory-acknowledgement.repository.js';
import type { TermSheetAgreementEntity } from './persistence/term-sheet-agreement.entity.js';
import { TermSheetAgreementRepository } from './persistence/term-sheet-agreement.repository.js';
import { TermSheetDeclineRepository } from './persistence/term-sheet-decline.repository.js';
import type { TermSheetEntity } from './persistence/term-sheet.entity.js';
import { TermSheetRepository } from './persistence/term-sheet.repository.js';
import { supervisoryAcknowledgement } from './supervisory-acknowledgement.js';
import type { ApplicationTermSheetDto } from './term-sheet.dto.js';
import { supervisionView } from './term-sheet.view.js';

/** A sheet before it is said what of the supervision was acknowledged. */
type Sheet = Omit<ApplicationTermSheetDto, 'supervisoryText' | 'supervisoryHash' | 'supervision'>;

/**
 * The term sheet of an application: what was accepted, from what was kept, while the acceptance stands and is fresh (for good
 * once the application is under way); else the version in force, filled with the figures of this moment (specification 4).
 */
@Injectable()
export class ApplicationSheets {
  constructor(
    private readonly sheets: TermSheetRepository,
    private readonly agreements: TermSheetAgreementRepository,
    private readonly declines: TermSheetDeclineRepository,
    private readonly acknowledgements: SupervisoryAcknowledgementRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(figures: ApplicationFigures): Promise<ApplicationTermSheetDto> {
    const sheet = (await this.accepted(figures)) ?? (await this.inForce(figures));
    return { ...sheet, ...(await this.supervision(sheet)) };
  }

  /** What is acknowledged of the supervision, and whether these words were. */
  private async supervision({ applicationId, content }: Sheet): Promise<Omit<ApplicationTermSheetDto, keyof Sheet>> {
    const supervisoryText = supervisoryAcknowledgement(content) ?? null;
    if (supervisoryText === null) return { supervisoryText, supervisoryHash: null, supervision: null };
    const supervisoryHash = contentHash(supervisoryText);
    const newest = await this.acknowledgements.newest(applicationId);
    const supervision = newest?.contentHash === supervisoryHash ? supervisionView(newest) : null;
    return { supervisoryText, supervisoryHash, supervision };
  }

  private async accepted(figures: ApplicationFigures): Promise<Sheet | undefined> {
    const standing = await this.agreements.standing(figures.applicationId);
    const editable = isEditable(figures.status);
    if (!standing || (editable && this.hasEnded(standing, figures))) return undefined;
    const master = found(await this.sheets.find(standing.type, standing.version), 'The term sheet');
    const latest = await this.sheets.latest(standing.type);
    return {
      ...shown(figures, master, keptText(standing, master)),
      acceptedAt: standing.date.toISOString(),
      declinedAt: null,
      latestVersion: latest?.version ?? standing.version,
      figuresChanged:
        editable &&
        standing.content !== null &&
        filledSheet(master, figures, standing.date).contentHash !== standing.contentHash,
    };
  }

  /** It is a day old, or figures that it shows have changed since: it has to be read again. */
  private hasEnded({ date }: TermSheetAgreementEntity, { termSheetChanges }: ApplicationFigures): boolean {
    return termSheetChanges.length > 0 || isStale(date.toISOString(), this.clock.now());
  }

  private async inForce(figures: ApplicationFigures): Promise<Sheet> {
    const type = termSheetTypeOf(figures);
    if (!type) throw new Problem('resource.not_found', shared.incorrectLoanType);
    const latest = found(await this.sheets.latest(type), 'The term sheet');
    return {
      ...shown(figures, latest, filledSheet(latest, figures, this.clock.now())),
      acceptedAt: null,
      declinedAt: await this.declinedAt(figures.applicationId),
      latestVersion: latest.version,
      figuresChanged: false,
    };
  }

  private async declinedAt(applicationId: string): Promise<string | null> {
    const declined = await this.declines.newestDate(applicationId);
    const accepted = await this.agreements.newestDate(applicationId);
    return declined && (!accepted || declined > accepted) ? declined.toISOString() : null;
  }
}

/** The text that was accepted; before sheets were filled that was the master's own. */
const keptText = ({ content, contentHash }: TermSheetAgreementEntity, master: TermSheetEntity): FilledSheet => ({
  content: content ?? master.content,
  contentHash,
});

const shown = (
  { applicationId, projectNumber }: ApplicationFigures,
  { type, version }: TermSheetEntity,
  sheet: FilledSheet,
) => ({
  applicationId,
  projectNumber,
  type,
  version,
  ...sheet,
});
