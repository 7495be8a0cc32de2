import { Inject, Injectable } from '@nestjs/common';
import { isOfProperty, mayNameProperty } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { allow, isAdministrator, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database } from '@groundwork/server-data';
import { Outbox } from '@groundwork/server-events';
import { found, Problem, refuseInvalid } from '@groundwork/server-http';
import { filesAbility, uploaderOf } from '../../shared/index.js';
import type { KnownParent } from '../file-owner.service.js';
import type { NameFilePropertyDto } from '../file.dto.js';
import { filePropertyNamed, fileView } from '../file.view.js';
import { FileUploadEntity } from '../persistence/file-upload.entity.js';
import { FileRepository } from '../persistence/file.repository.js';

/** Somebody says of which property of its application a paper is, or takes that back; all its versions go along. */
@Injectable()
export class NameFileProperty {
  constructor(
    private readonly database: Database,
    private readonly files: FileRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @param application that of the file, as the applications service knows it; undefined where it hangs on none */
  async execute(actor: Actor, named: NameFilePropertyDto, application?: KnownParent): Promise<FileUploadEntity> {
    const namedBy = found(actor.userId, 'The user');
    const propertyId = named.propertyId ?? null;
    return this.database.transaction(async (manager) => {
      const read = async () => found(await manager.findOneBy(FileUploadEntity, { id: named.id }), 'The file');
      const file = await read();
      allow(filesAbility(actor), 'upload', subject('File', file));
      if (!application?.status || !isOfProperty(file.fileType)) throw new Problem('rule.violated');
      // Somebody else named it, or it was replaced, after it was read.
      if (file.replacedBy !== null || file.propertyId !== (named.fromPropertyId ?? null))
        throw Problem.conflict(fileView(file));
      const uploader = uploaderOf(actor);
      if (!uploader || !mayNameProperty(uploader, application.status, file.status))
        throw new Problem('state.illegal_transition');
      const at = propertyId === null ? -1 : application.propertyIds.indexOf(propertyId);
      if (propertyId !== null && at < 0) refuseInvalid({ propertyId: shared.choice });
      if (propertyId === file.propertyId) return file;
      const byLender = isAdministrator(actor);
      const propertyTitle = application.propertyTitles?.[at] ?? null;
      const side = byLender ? 'lender' : 'borrower';
      const naming = { propertyId, propertyTitle, userId: namedBy, namedBy: side } as const;
      // Of two who say so at once the later one is told what the other made of it.
      if (!(await this.files.nameProperty(manager, file, naming))) throw Problem.conflict(fileView(await read()));
      const after = Object.assign(file, { propertyId });
      await this.outbox.add(manager, {
        type: 'file.property_named',
        aggregateId: file.id,
        payload: filePropertyNamed(after, propertyTitle, { namedBy, byLender }),
      });
      return after;
    });
  }
}
