import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Inbox } from '@groundwork/server-events';
import { CLOCK } from '@groundwork/server-service';
import type { EntityManager } from 'typeorm';
import { CompanyChanges } from '../core/index.js';
import { PersonEntity } from '../people/index.js';
import { S1RequestRepository } from '../s1-requests/index.js';
import { PersonFileRepository } from './person-file.repository.js';
import type { FileEvent } from './person-file.repository.js';

/**
 * The S-1 that was uploaded for somebody is on file: nobody has to say so a second time. A newer one takes the place of the
 * one before; one that is rejected is on file no longer, so that it is asked for again, until the decision is changed.
 */
@Injectable()
export class S1Handler implements OnModuleInit {
  constructor(
    private readonly files: PersonFileRepository,
    private readonly changes: CompanyChanges,
    private readonly requests: S1RequestRepository,
    @Inject(Inbox) private readonly inbox: Inbox,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const event of ['file.uploaded', 'file.reviewed'] as const)
      this.inbox.on(event, 's1', (manager, { payload }) => this.handle(manager, payload));
  }

  async handle(manager: EntityManager, payload: FileEvent): Promise<void> {
    if (payload.fileType !== 's1') return;
    const { personId, fileUploadId } = payload;
    if (personId && !('status' in payload))
      await this.requests.filed(manager, personId, fileUploadId, this.clock.now());
    const person = await this.files.findSubject(manager, payload, PersonEntity);
    if (person && (await this.files.save(manager, PersonEntity, person, 's1Id', payload)))
      await this.changes.follow(manager, person.companyId);
  }
}
