import { Inject, Injectable } from '@nestjs/common';
import { commandFor, fileMachine, isRejectable, nextFileStatus } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, updateExactly } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { IsNull } from 'typeorm';
import { fileView } from '../file.view.js';
import type { ReviewFileDto } from '../file.dto.js';
import { filesAbility } from '../../shared/index.js';
import { FileHistoryEntity } from '../persistence/file-history.entity.js';
import { FileUploadEntity } from '../persistence/file-upload.entity.js';

/**
 * An administrator approves or rejects a file; a rejection has a reason. Who names the status that it saw learns of a decision
 * in between (`state.version_conflict` with the file as it is) instead of overruling it unseen.
 */
@Injectable()
export class ReviewFile {
  constructor(
    private readonly database: Database,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, review: ReviewFileDto): Promise<FileUploadEntity> {
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
      await updateExactly(
        manager,
        FileUploadEntity,
        { id: file.id, status: file.status, replacedBy: IsNull() },
        { status, comments },
      );
      await manager.insert(FileHistoryEntity, {
        id: newId(),
        fileUploadId: file.id,
        fromStatus: file.status,
        toStatus: status,
        comments,
        userId: decidedBy,
        happenedAt: this.clock.now(),
      });
      const { parentType, parentId, fileType, userFileName, personId, uploadedBy: userId } = file;
      await this.outbox.add(manager, {
        type: 'file.reviewed',
        aggregateId: file.id,
        payload: {
          fileUploadId: file.id,
          parentType,
          parentId,
          fileType,
          userFileName,
          userId,
          personId,
          status,
          comments: comments ?? '',
          decidedBy,
        },
      });
      return Object.assign(file, { status, comments });
    });
  }
}
