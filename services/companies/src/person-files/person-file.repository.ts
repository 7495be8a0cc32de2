import { Injectable } from '@nestjs/common';
import type { EventPayloads } from '@groundwork/domain-events';
import { updateRows } from '@groundwork/server-data';
import { IsNull } from 'typeorm';
import type { EntityManager, EntityTarget } from 'typeorm';
import { CompanyEntity, MembershipEntity } from '../core/index.js';

export type FileEvent = EventPayloads['file.uploaded'] | EventPayloads['file.reviewed'];

/** A person or a contractor, of whom files are on record. */
export interface OfCompany {
  readonly id: string;
  readonly companyId: string;
}

/** Which files are on record for the people and contractors of companies. */
@Injectable()
export class PersonFileRepository {
  /** The row that the file is about, where it belongs to the company that the file was uploaded to. */
  async findSubject(
    manager: EntityManager,
    payload: FileEvent,
    entity: EntityTarget<OfCompany>,
  ): Promise<OfCompany | undefined> {
    if (!payload.personId) return undefined;
    const row = await manager.findOneBy(entity, { id: payload.personId });
    return row && (await this.isOfCompany(manager, payload, row.companyId)) ? row : undefined;
  }

  /**
   * What is on file after an event; whether that changed. An upload counts from then on. What is rejected counts no
   * longer, and what is approved after all counts again, each unless another file has come in its place: the condition
   * stands in the update, since that file's event may be on its way.
   */
  async save(
    manager: EntityManager,
    entity: EntityTarget<OfCompany>,
    { id }: OfCompany,
    field: 's1Id' | 'resumeId',
    payload: FileEvent,
  ): Promise<boolean> {
    const { fileUploadId } = payload;
    const before = !('status' in payload) ? {} : { [field]: payload.status === 'rejected' ? fileUploadId : IsNull() };
    const onFile = 'status' in payload && payload.status === 'rejected' ? null : fileUploadId;
    return (await updateRows(manager, entity, { id, ...before }, { [field]: onFile })) > 0;
  }

  /** The files service let the uploader write to the parent; here the parent has to be the person's own company. */
  private async isOfCompany(
    manager: EntityManager,
    { parentType, parentId, userId }: FileEvent,
    companyId: string,
  ): Promise<boolean> {
    if (parentType === 'company') return manager.existsBy(CompanyEntity, { id: parentId, rootCompanyId: companyId });
    return manager.existsBy(MembershipEntity, { companyId, userId });
  }
}
