import { Inject, Injectable } from '@nestjs/common';
import { shownFigures, termSheetTypeOf } from '@groundwork/domain-agreements';
import type { ShownFigures } from '@groundwork/domain-agreements';
import { applicationStatusLabels, isEditable } from '@groundwork/domain-applications';
import { fill, shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { agreementsAbility, signerName } from '../shared/index.js';
import type { Evidence, Signer } from '../shared/index.js';
import type { ApplicationFigures } from './application-figures.service.js';
import { filledSheet } from './filled-sheet.js';
import type { TermSheetDeclineEntity } from './persistence/term-sheet-decline.entity.js';
import { TermSheetRepository } from './persistence/term-sheet.repository.js';
import type { AnswerTermSheetDto } from './term-sheet.dto.js';

/** Who answers, as the server sees it. */
export interface Answerer extends Evidence {
  readonly actor: Actor;
  readonly signer: Signer;
}

interface Answered {
  readonly row: TermSheetDeclineEntity;
  readonly shown: ShownFigures;
  readonly project: Pick<ApplicationFigures, 'projectNumber' | 'companyName'>;
}

type Status = ApplicationFigures['status'];

/** Once an application is under way, what was accepted for it stays as it is. */
export function refuseFixed(status: Status): void {
  if (!isEditable(status))
    throw new Problem(
      'state.illegal_transition',
      fill(shared.applicationNotEditable, { status: applicationStatusLabels[status] }),
    );
}

/**
 * What a borrower accepts or declines: the sheet in force, filled, and only where it is what was shown. Of a text that reads
 * differently by now nothing is recorded.
 */
@Injectable()
export class AnsweredSheet {
  constructor(
    private readonly sheets: TermSheetRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The row of the answer, with its evidence, and what of the application the sheet shows. */
  async of(
    { actor, signer, ip, userAgent, proof }: Answerer,
    request: AnswerTermSheetDto,
    known: ApplicationFigures | undefined,
  ): Promise<Answered> {
    const figures = found(known, 'The application');
    const { companyId } = figures;
    allow(agreementsAbility(actor), 'create', subject('TermSheetAgreement', { companyId }));
    refuseFixed(figures.status);
    if (termSheetTypeOf(figures) !== request.type) refuseInvalid({ type: shared.incorrectLoanType });
    const latest = found(await this.sheets.latest(request.type), 'The term sheet');
    if (latest.version !== request.version) throw new Problem('state.version_conflict', shared.termsChanged);
    const date = this.clock.now();
    const sheet = filledSheet(latest, figures, date);
    if (request.contentHash === undefined && sheet.contentHash !== latest.contentHash)
      refuseInvalid({ contentHash: shared.fieldRequired });
    if (sheet.contentHash !== (request.contentHash ?? sheet.contentHash))
      throw new Problem('state.version_conflict', shared.termSheetReadAnew);
    const row = {
      id: newId(),
      applicationId: request.applicationId,
      companyId,
      userId: actor.userId ?? '',
      signerName: signerName(signer),
      type: latest.type,
      version: latest.version,
      ...sheet,
      masterHash: latest.contentHash,
      ip,
      userAgent,
      proof: proof ?? null,
      date,
    };
    const { projectNumber, companyName } = figures;
    return { row, shown: shownFigures(latest.content, figures), project: { projectNumber, companyName } };
  }
}
