import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { updateRows } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import type { EntityManager, EntityTarget } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import { Contractor } from '../contractors/contractor.entity.js';
import { Membership } from '../members/membership.entity.js';
import { SetupSteps } from '../steps/setup-steps.js';
import { Person } from './person.entity.js';

/**
 * The S-1 and the résumé that were uploaded for somebody are on file: nobody has to say so a second time. A newer one takes
 * the place of the one before. A résumé may be a person's or a contractor's.
 */
@Injectable()
export class PersonFiles implements OnModuleInit {
  constructor(
    private readonly steps: SetupSteps,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    this.inbox.on('file.uploaded', 's1', async (manager, { payload }) => {
      if (payload.fileType !== 's1' || !payload.personId) return;
      const person = await ofUploader(manager, payload, Person);
      if (!person) return;
      await updateRows(manager, Person, { id: person.id }, { s1Id: payload.fileUploadId });
      await this.steps.follow(manager, person.companyId);
    });
    this.inbox.on('file.uploaded', 'resume', async (manager, { payload }) => {
      if (payload.fileType !== 'resume' || !payload.personId) return;
      for (const Row of [Person, Contractor]) {
        const row = await ofUploader(manager, payload, Row);
        if (row) await updateRows<OfCompany>(manager, Row, { id: row.id }, { resumeId: payload.fileUploadId });
      }
    });
  }
}

type OfCompany = { readonly id: string; readonly companyId: string };

/** The row that the file is about, where it belongs to the company that the file was uploaded to. */
async function ofUploader(manager: EntityManager, payload: EventPayloads['file.uploaded'], entity: EntityTarget<OfCompany>): Promise<OfCompany | undefined> {
  const row = await manager.findOneBy(entity, { id: payload.personId ?? '' });
  return row && (await isOfCompany(manager, payload, row.companyId)) ? row : undefined;
}

/** The files service let the uploader write to the parent; here the parent has to be the person's own company. */
async function isOfCompany(manager: EntityManager, { parentType, parentId, userId }: EventPayloads['file.uploaded'], companyId: string): Promise<boolean> {
  if (parentType === 'company') return manager.existsBy(Company, { id: parentId, rootCompanyId: companyId });
  return manager.existsBy(Membership, { companyId, userId });
}
