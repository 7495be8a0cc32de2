import { Injectable } from '@nestjs/common';
import {
  belongsTo,
  invitedBrokerTypes,
  isFileType,
  isOfProperty,
  isParentType,
  mayUpload,
} from '@groundwork/domain-files';
import type { FileType, ParentType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { isId } from '@groundwork/domain-validation';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem, refuseInvalid } from '@groundwork/server-http';
import { FileOwners } from '../files/index.js';
import type { Parent } from '../files/index.js';
import { filesAbility, invitedAbility, uploaderOf } from '../shared/index.js';
import type { Owner } from '../shared/index.js';
import { MAX_INVITED_FILES } from './broker-invitation.service.js';
import { UploadedPeople } from './uploaded-person.service.js';
import type { Fields } from './intake/multipart-form.js';

/** Where an upload goes, checked: the fields are right and the actor may. */
export interface UploadTarget extends Parent {
  readonly fileType: FileType;
  readonly personId: string | null;
  /** Whose paper it is, where it is that of one property of an application. */
  readonly propertyId: string | null;
  /** What properties are called, by their ids, where the application has several. */
  readonly titles: ReadonlyMap<string, string>;
  /** The file that it says it replaces. */
  readonly replaces: string | null;
  readonly owner: Owner;
  /** Where no more than so many files of the uploader may lie, older versions too. */
  readonly most?: number;
}

/** The fields of the catalogue that name the parent, by its type. `id` is taken for any of them. */
const idFields: Readonly<Record<ParentType, string>> = {
  application: 'applicationId',
  company: 'companyId',
  user: 'userId',
  broker: 'brokerId',
};

@Injectable()
export class UploadTargets {
  constructor(
    private readonly owners: FileOwners,
    private readonly people: UploadedPeople,
  ) {}

  /** Throws `validation.failed` by field, `access.denied`, or `resource.not_found` for an application that is none. */
  async of(actor: Actor, parentType: string, fields: Fields): Promise<UploadTarget> {
    const target = readTarget(parentType, fields);
    const uploader = uploaderOf(actor);
    if (!uploader || !mayUpload(uploader, target.fileType, target.parentType)) throw new Problem('access.denied');
    const { owner, propertyIds, propertyTitles } = await this.owners.of(target);
    allow(filesAbility(actor), 'upload', subject('File', { ...owner }));
    await this.people.check(owner, target.personId);
    const titles = new Map(propertyIds.length > 1 ? propertyIds.map((id, at) => [id, propertyTitles?.[at] ?? '']) : []);
    return { ...target, owner, propertyId: propertyOf(target, propertyIds), titles };
  }

  /** Where an invited broker's file goes: to its own record, as one of the kinds that its registration asks for. */
  ofInvited(brokerId: string, fields: Fields): UploadTarget {
    const target = readTarget('broker', { ...fields, brokerId });
    if (!invitedBrokerTypes.includes(target.fileType)) refuseInvalid({ type: shared.choice });
    const owner = { companyId: null, brokerId, userId: null };
    if (target.personId !== null) refuseInvalid({ personId: shared.choice });
    allow(invitedAbility(brokerId), 'upload', subject('File', { ...owner }));
    return { ...target, owner, titles: new Map(), most: MAX_INVITED_FILES };
  }

  /** Where a photograph goes that comes by a link: to the loan that is inspected, as that and nothing else. */
  ofInspector({ applicationId, companyId }: Inspected, { type }: Fields): UploadTarget {
    if (type !== 'inspectionPhoto') refuseInvalid({ type: shared.choice });
    return {
      parentType: 'application',
      parentId: applicationId,
      fileType: 'inspectionPhoto',
      personId: null,
      propertyId: null,
      replaces: null,
      titles: new Map(),
      owner: { companyId, brokerId: null, userId: null },
    };
  }
}

/** Where a loan is to which a link leads. */
interface Inspected {
  readonly applicationId: string;
  readonly companyId: string;
}

type Place = Omit<UploadTarget, 'owner' | 'titles'>;

/** A property of this application; the only one where none is named. */
function propertyOf({ fileType, propertyId }: Place, propertyIds: readonly string[]): string | null {
  if (!isOfProperty(fileType)) return null;
  if (propertyId !== null && !propertyIds.includes(propertyId)) refuseInvalid({ propertyId: shared.choice });
  return propertyId ?? (propertyIds.length === 1 ? (propertyIds[0] as string) : null);
}

function readTarget(parentType: string, fields: Fields): Place {
  if (!isParentType(parentType)) throw new Problem('route.not_found');
  const idField = idFields[parentType];
  const parentId = fields[idField] ?? fields['id'];
  const fileType = fields['type'] ?? fields['uploadType'];
  const personId = fields['personId'] || null;
  const propertyId = fields['propertyId'] || null;
  const replaces = fields['replaces'] || null;
  const errors: Record<string, string> = {};
  if (!isId(parentId)) errors[idField] = shared.choice;
  if (!isFileType(fileType) || !belongsTo(fileType, parentType)) errors['type'] = shared.choice;
  if (personId !== null && !isId(personId)) errors['personId'] = shared.choice;
  if (propertyId !== null && !(isId(propertyId) && isFileType(fileType) && isOfProperty(fileType)))
    errors['propertyId'] = shared.choice;
  if (replaces !== null && !isId(replaces)) errors['replaces'] = shared.fileReplaceOther;
  refuseInvalid(errors);
  return { parentType, parentId: parentId as string, fileType: fileType as FileType, personId, propertyId, replaces };
}
