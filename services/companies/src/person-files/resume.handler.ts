import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { ContractorEntity } from '../contractors/index.js';
import { PersonEntity } from '../people/index.js';
import { PersonFileRepository } from './person-file.repository.js';
import type { FileEvent } from './person-file.repository.js';

/** The résumé that was uploaded for a person or a contractor is on file, as an S-1 is. */
@Injectable()
export class ResumeHandler implements OnModuleInit {
  constructor(
    private readonly files: PersonFileRepository,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    for (const event of ['file.uploaded', 'file.reviewed'] as const)
      this.inbox.on(event, 'resume', (manager, { payload }) => this.handle(manager, payload));
  }

  async handle(manager: EntityManager, payload: FileEvent): Promise<void> {
    if (payload.fileType !== 'resume') return;
    for (const entity of [PersonEntity, ContractorEntity]) {
      const row = await this.files.findSubject(manager, payload, entity);
      if (row) await this.files.save(manager, entity, row, 'resumeId', payload);
    }
  }
}
