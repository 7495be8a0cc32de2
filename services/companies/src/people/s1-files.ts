import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { updateRows } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import { Membership } from '../members/membership.entity.js';
import { SetupSteps } from '../steps/setup-steps.js';
import { Person } from './person.entity.js';

/** An S-1 that was uploaded for a person is on file for it: nobody has to say so a second time. A newer one takes its place. */
@Injectable()
export class S1Files implements OnModuleInit {
  constructor(
    private readonly steps: SetupSteps,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.inbox.on('file.uploaded', 's1', async (manager, { payload }) => {
      if (payload.fileType !== 's1' || !payload.personId) return;
      const person = await manager.findOneBy(Person, { id: payload.personId });
      if (!person || !(await isOfCompany(manager, payload, person.companyId))) return;
      await updateRows(manager, Person, { id: person.id }, { s1Id: payload.fileUploadId });
      await this.steps.follow(manager, person.companyId);
    });
  }
}

/** The files service let the uploader write to the parent; here the parent has to be the person's own company. */
async function isOfCompany(manager: EntityManager, { parentType, parentId, userId }: EventPayloads['file.uploaded'], companyId: string): Promise<boolean> {
  if (parentType === 'company') return manager.existsBy(Company, { id: parentId, rootCompanyId: companyId });
  return manager.existsBy(Membership, { companyId, userId });
}
