import { Injectable } from '@nestjs/common';
import { belongsTo, invitedBrokerTypes, isFileType, isParentType, mayUpload } from '@groundwork/domain-files';
import type { FileType, ParentType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { isId } from '@groundwork/domain-validation';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { ServiceClients } from '@groundwork/server-service';
import { abilityFor, invitedAbility, uploaderOf } from '../files.policy.js';
import type { Owner } from '../files.policy.js';
import type { Fields } from './multipart-form.js';

/** The record that a file hangs on. */
export interface Parent {
  readonly parentType: ParentType;
  readonly parentId: string;
}

/** Where an upload goes, checked: the fields are right and the actor may. */
export interface UploadTarget extends Parent {
  readonly fileType: FileType;
  readonly personId: string | null;
  /** The file that it says it replaces. */
  readonly replaces: string | null;
  readonly owner: Owner;
}

const nobody: Owner = { companyId: null, brokerId: null, userId: null };

/** The fields of the catalogue that name the parent, by its type. `id` is taken for any of them. */
const idFields: Readonly<Record<ParentType, string>> = {
  application: 'applicationId',
  company: 'companyId',
  user: 'userId',
  broker: 'brokerId',
};

@Injectable()
export class UploadTargets {
  constructor(private readonly services: ServiceClients) {}

  /** Throws `validation.failed` by field, `access.denied`, or `resource.not_found` for an application that is none. */
  async of(actor: Actor, parentType: string, fields: Fields): Promise<UploadTarget> {
    const target = read(parentType, fields);
    const uploader = uploaderOf(actor);
    if (!uploader || !mayUpload(uploader, target.fileType, target.parentType)) throw new Problem('access.denied');
    const owner = await this.ownerOf(target);
    allow(abilityFor(actor), 'upload', subject('File', { ...owner }));
    return { ...target, owner };
  }

  /** Where an invited broker's file goes: to its own record, as one of the kinds that its registration asks for. */
  ofInvited(brokerId: string, fields: Fields): UploadTarget {
    const target = read('broker', { ...fields, brokerId });
    if (!invitedBrokerTypes.includes(target.fileType)) refuseInvalid({ type: shared.choice });
    const owner = { ...nobody, brokerId };
    allow(invitedAbility(brokerId), 'upload', subject('File', { ...owner }));
    return { ...target, owner };
  }

  /** Whose a parent is. An application's company is known to the applications service alone. */
  async ownerOf({ parentType, parentId }: Parent): Promise<Owner> {
    switch (parentType) {
      case 'company':
        return { ...nobody, companyId: parentId };
      case 'broker':
        return { ...nobody, brokerId: parentId };
      case 'user':
        return { ...nobody, userId: parentId };
      case 'application': {
        const { companyId } = await this.services.call<{ companyId: string }>(
          'applications',
          'GET',
          `/internal/applications/${parentId}/owner`,
        );
        return { ...nobody, companyId };
      }
    }
  }
}

/** The parent that a path names; `route.not_found` for a type that is none. */
export function parentOf(parentType: string, parentId: string): Parent {
  if (!isParentType(parentType)) throw new Problem('route.not_found');
  if (!isId(parentId)) throw new Problem('request.malformed');
  return { parentType, parentId };
}

function read(parentType: string, fields: Fields): Omit<UploadTarget, 'owner'> {
  if (!isParentType(parentType)) throw new Problem('route.not_found');
  const idField = idFields[parentType];
  const parentId = fields[idField] ?? fields['id'];
  const fileType = fields['type'] ?? fields['uploadType'];
  const personId = fields['personId'] || null;
  const replaces = fields['replaces'] || null;
  const errors: Record<string, string> = {};
  if (!isId(parentId)) errors[idField] = shared.choice;
  if (!isFileType(fileType) || !belongsTo(fileType, parentType)) errors['type'] = shared.choice;
  if (personId !== null && !isId(personId)) errors['personId'] = shared.choice;
  if (replaces !== null && !isId(replaces)) errors['replaces'] = shared.fileReplaceOther;
  refuseInvalid(errors);
  return { parentType, parentId: parentId as string, fileType: fileType as FileType, personId, replaces };
}
