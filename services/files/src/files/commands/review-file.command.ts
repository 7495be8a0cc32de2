import { Inject, Injectable } from '@nestjs/common';
import { commandFor, fileMachine, isRejectable, nextFileStatus } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { fileReviewed, fileView } from '../file.view.js';
import type { ReviewFileDto } from '../file.dto.js';
import { filesAbility } from '../../shared/index.js';
import { FileUploadEntity } from '../persistence/file-upload.entity.js';
import { FileRepository } from '../persistence/file.repository.js';

/**
 * An administrator approves or rejects a file; a rejection has a reason. Who names the status that it saw learns of a decision
 * in between (`state.version_conflict` with the file as it is) instead of overruling it unseen.
 */
@Injectable()
export class ReviewFile {
  constructor(
    private readonly database: Database,
    private readonly files: FileRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  async execute(actor: Actor, review: ReviewFileDto, propertyTitle?: string): Promise<FileUploadEntity> {
    const decidedBy = found(actor.userId, 'The user');
    const command = commandFor(review.status);
    if (!command) throw new Problem('validation.failed', shared.choice, [{ field: 'status', message: shared.choice }]);
    const complaint = fileMachine.complaint(command, review.comments ?? '');
    if (complaint !== undefined) refuseInvalid({ comments: complaint });
    const comments = review.comments?.trim() || null;
    return this.database.transaction(async (manager) => {
      const file = found(await manager.findOneBy(FileUploadEntity, { id: review.id }), 'The file');
      allow(filesAbility(actor), 'review', subject('File', file));
      if (command === 'reject' && !isRejectable(file.fileType, file.parentType)) throw new Problem('rule.violated');
      // Another administrator decided, or the owner replaced it, after this reviewer read it.
      if (review.fromStatus !== undefined && (file.status !== review.fromStatus || file.replacedBy !== null))
        throw Problem.conflict(fileView(file));
      // An older version is history: what was decided of it stays.
      const status = file.replacedBy === null ? nextFileStatus(file.status, command) : undefined;
      if (!status) throw new Problem('state.illegal_transition');
      await this.files.decide(manager, file, { status, comments, decidedBy });
      await this.outbox.add(manager, {
        type: 'file.reviewed',
        aggregateId: file.id,
        payload: fileReviewed(file, { status, comments, decidedBy }, propertyTitle),
      });
      return Object.assign(file, { status, comments });
    });
  }
}
