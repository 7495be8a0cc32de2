import { fullName } from '@groundwork/domain-companies';
import { companyClosingSlots, fileTypes, financialSlots } from '@groundwork/domain-files';
import type { FileType } from '@groundwork/domain-files';
import { fill } from '@groundwork/domain-messages';
import { admin } from '@groundwork/domain-messages-admin';
import type { Ownership, People } from '@groundwork/web-company';
import type { StoredFile } from '@groundwork/web-lending/files';

/** The groups of facts that documents stand with; what belongs to none of them is in 'other'. */
export type DocumentGroup = 'general' | 'entity' | 'owners' | 'contractors' | 'people' | 'other';

/** A document at the facts that it shows, or the place of one that is missing. */
export interface PlacedDocument {
  readonly key: string;
  readonly group: DocumentGroup;
  readonly label: string;
  /** Whether it has to be there. */
  readonly required: boolean;
  readonly file?: StoredFile;
}

export type ReviewedDocument = PlacedDocument & { readonly file: StoredFile };
export const hasFile = (document: PlacedDocument): document is ReviewedDocument => document.file !== undefined;

const slots: readonly { group: DocumentGroup; type: FileType; required: boolean }[] = [
  ...[...companyClosingSlots, ...financialSlots].map(({ type, required }) => ({
    group: 'general' as const,
    type,
    required,
  })),
  { group: 'entity', type: 'orgdocuments', required: false },
];
const personTypes: readonly FileType[] = ['s1', 'resume'];

interface Known {
  readonly files: readonly StoredFile[];
  readonly ownership: Ownership;
  readonly people: People;
}

/** Every document of a company in the order of its facts, those that are missing among them. */
export function placedDocuments({ files, ownership, people }: Known): PlacedDocument[] {
  const placed = [
    ...slots.flatMap(({ group, type, required }) =>
      inPlace({ group, label: fileTypes[type].label, required, key: type }, ofType(files, type)),
    ),
    ...ownersDocuments(files, ownership),
    ...resumesOf('contractors', files, contractorsOf(people)),
    ...resumesOf('people', files, employeesOf(people, ownership)),
  ];
  const seen = new Set(placed.map(({ file }) => file?.fileUploadId));
  const others = files
    .filter(({ fileUploadId, fileType }) => !seen.has(fileUploadId) && fileType in fileTypes)
    .map((file) => ({
      key: file.fileUploadId,
      group: 'other' as const,
      label: personTypes.includes(file.fileType)
        ? fill(admin.documentOf, { document: fileTypes[file.fileType].label, name: admin.somebodyElse })
        : fileTypes[file.fileType].label,
      required: false,
      file,
    }));
  return [...placed, ...others];
}

const ofType = (files: readonly StoredFile[], type: FileType, personId?: string) =>
  files.filter((file) => file.fileType === type && (personId === undefined || file.personId === personId));

function inPlace(place: Omit<PlacedDocument, 'file'>, files: readonly StoredFile[]): PlacedDocument[] {
  if (files.length === 0) return [place];
  return files.map((file) => ({ ...place, key: file.fileUploadId, file }));
}

/** The S-1 of each owner who needs one or handed one in, and the résumé, by the size of the share. */
function ownersDocuments(files: readonly StoredFile[], { beneficialOwners, s1 }: Ownership): PlacedDocument[] {
  const owing = new Set(s1.needed.map(({ id }) => id));
  return beneficialOwners.flatMap((owner) => {
    const document = (type: FileType) => ({
      group: 'owners' as const,
      label: fill(admin.documentOf, { document: fileTypes[type].label, name: fullName(owner) }),
      required: type === 's1',
      key: `${type}/${owner.personId}`,
    });
    const forms = ofType(files, 's1', owner.personId);
    return [
      ...(forms.length > 0 || owing.has(owner.personId) ? inPlace(document('s1'), forms) : []),
      ...ofType(files, 'resume', owner.personId).flatMap((file) => inPlace(document('resume'), [file])),
    ];
  });
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const contractorsOf = (people: People): Named[] =>
  people.thirdPartyContractors.map((one) => ({ id: one.thirdPartyContractorId, name: fullName(one) }));

/** Who works for the company and owns nothing of it. */
export const withoutShare = (people: People, { beneficialOwners }: Ownership) =>
  people.otherPeople.filter(({ id }) => !beneficialOwners.some(({ personId }) => personId === id));

const employeesOf = (people: People, ownership: Ownership): Named[] =>
  withoutShare(people, ownership).map((one) => ({ id: one.id, name: fullName(one) }));

const resumesOf = (group: DocumentGroup, files: readonly StoredFile[], of: readonly Named[]): PlacedDocument[] =>
  of.flatMap(({ id, name }) =>
    ofType(files, 'resume', id).map((file) => ({
      key: file.fileUploadId,
      group,
      label: fill(admin.documentOf, { document: fileTypes.resume.label, name }),
      required: false,
      file,
    })),
  );
