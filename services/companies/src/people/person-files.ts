import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { updateRows } from '@groundwork/server-data';
import { Inbox } from '@groundwork/server-events';
import { IsNull } from 'typeorm';
import type { EntityManager, EntityTarget } from 'typeorm';
import { Company } from '../company/persistence/company.entity.js';
import { Contractor } from '../contractors/contractor.entity.js';
import { Membership } from '../members/membership.entity.js';
import { SetupSteps } from '../steps/setup-steps.js';
import { Person } from './person.entity.js';

type Uploaded = EventPayloads['file.uploaded'];
type Reviewed = EventPayloads['file.reviewed'];

/**
 * The S-1 and the résumé that were uploaded for somebody are on file: nobody has to say so a second time. A newer one takes
 * the place of the one before; one that is rejected is on file no longer, so that it is asked for again, until the decision
 * is changed. A résumé may be a person's or a contractor's.
 */
@Injectable()
export class PersonFiles implements OnModuleInit {
  constructor(
    private readonly steps: SetupSteps,
    @Inject(Inbox) private readonly inbox: Inbox,
  ) {}

  onModuleInit(): void {
    for (const event of ['file.uploaded', 'file.reviewed'] as const) {
      this.inbox.on(event, 's1', async (manager, { payload }) => {
        if (payload.fileType !== 's1') return;
        const person = await ofUploader(manager, payload, Person);
        if (person && (await note(manager, Person, person, 's1Id', payload)))
          await this.steps.follow(manager, person.companyId);
      });
      this.inbox.on(event, 'resume', async (manager, { payload }) => {
        if (payload.fileType !== 'resume') return;
        for (const Row of [Person, Contractor]) {
          const row = await ofUploader(manager, payload, Row);
          if (row) await note(manager, Row, row, 'resumeId', payload);
        }
      });
    }
  }
}

interface OfCompany {
  readonly id: string;
  readonly companyId: string;
}

/**
 * What is on file after an event; whether that changed. An upload counts from then on. What is rejected counts no
 * longer, and what is approved
 * after all counts again, each unless another file has come in its place: the condition stands in the update, since
 * that file's event may be on its way.
 */
async function note(
  manager: EntityManager,
  entity: EntityTarget<OfCompany>,
  { id }: OfCompany,
  field: 's1Id' | 'resumeId',
  payload: Uploaded | Reviewed,
): Promise<boolean> {
  const { fileUploadId } = payload;
  const before = !('status' in payload) ? {} : { [field]: payload.status === 'rejected' ? fileUploadId : IsNull() };
  const onFile = 'status' in payload && payload.status === 'rejected' ? null : fileUploadId;
  return (await updateRows(manager, entity, { id, ...before }, { [field]: onFile })) > 0;
}

/** The row that the file is about, where it belongs to the company that the file was uploaded to. */
async function ofUploader(
  manager: EntityManager,
  payload: Uploaded | Reviewed,
  entity: EntityTarget<OfCompany>,
): Promise<OfCompany | undefined> {
  if (!payload.personId) return undefined;
  const row = await manager.findOneBy(entity, { id: payload.personId });
  return row && (await isOfCompany(manager, payload, row.companyId)) ? row : undefined;
}

/** The files service let the uploader write to the parent; here the parent has to be the person's own company. */
async function isOfCompany(
  manager: EntityManager,
  { parentType, parentId, userId }: Uploaded | Reviewed,
  companyId: string,
): Promise<boolean> {
  if (parentType === 'company') return manager.existsBy(Company, { id: parentId, rootCompanyId: companyId });
  return manager.existsBy(Membership, { companyId, userId });
}
