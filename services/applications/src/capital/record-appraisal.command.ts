import { Inject, Injectable } from '@nestjs/common';
import { appraisalErrors } from '@groundwork/domain-capital';
import { mayBeAppraised } from '@groundwork/domain-applications';
import { shared } from '@groundwork/domain-messages';
import { today } from '@groundwork/domain-time';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId } from '@groundwork/server-data';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { ApplicationRepository, mayWith } from '../applications/index.js';
import { appraisalView, CapitalRepository } from '../capital-rows/index.js';
import type { AppraisalDto, AppraisalEntity, RecordAppraisalDto } from '../capital-rows/index.js';
import type { KnownDocument } from './appraised-document.guard.js';

/** Whether a document is the appraisal of a property of this application, and not any file of the same company. */
const isAppraisalOf = (document: KnownDocument | undefined, applicationId: string): boolean =>
  document?.parentType === 'application' && document.parentId === applicationId && document.fileType === 'appraisal';

/** What an appraiser found a property to be worth, as an administrator enters it. An earlier appraisal stays to be read. */
@Injectable()
export class RecordAppraisal {
  constructor(
    private readonly database: Database,
    private readonly applications: ApplicationRepository,
    private readonly capital: CapitalRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(
    actor: Actor,
    applicationId: string,
    { version, ...appraisal }: RecordAppraisalDto,
    document: KnownDocument | undefined,
  ): Promise<AppraisalDto> {
    return this.database.transaction(async (manager) => {
      const application = found(await this.applications.findForChange(applicationId), 'The application');
      mayWith(actor, 'review', application);
      if (!mayBeAppraised(application.status)) throw new Problem('state.illegal_transition');
      refuseInvalid({
        ...appraisalErrors(appraisal, today(this.clock)),
        ...(application.properties.some(({ id }) => id === appraisal.propertyId) ? {} : { propertyId: shared.choice }),
        ...(appraisal.documentId && !isAppraisalOf(document, applicationId)
          ? { documentId: shared.documentOfApplication }
          : {}),
      });
      const before = await this.capital.newest(manager, appraisal.propertyId);
      if ((before?.version ?? 0) !== version) throw Problem.conflict(before && appraisalView(before));
      const row: AppraisalEntity = {
        id: newId(),
        applicationId,
        propertyId: appraisal.propertyId,
        version: version + 1,
        asIs: appraisal.asIs ?? null,
        asCompleted: appraisal.asCompleted ?? null,
        appraiser: appraisal.appraiser.trim(),
        appraisedOn: appraisal.appraisedOn,
        documentId: appraisal.documentId ?? null,
        recordedBy: actor.userId ?? null,
        recordedAt: this.clock.now(),
      };
      await this.capital.insert(manager, row, before);
      return appraisalView(row);
    });
  }
}
