import type { SaveApplication } from '@groundwork/domain-applications';
import type { FileType, ParentType } from '@groundwork/domain-files';
import { shared } from '@groundwork/domain-messages';
import { isBlank } from '@groundwork/domain-validation';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { ApplicationRecord } from './application-record.js';

/** A file that an answer of an application names. */
interface NamedFile {
  readonly field: string;
  readonly id: unknown;
  readonly fileType: FileType;
}

/** A file as the files service knows it. */
export interface KnownFile {
  readonly fileUploadId: string;
  readonly parentType: ParentType;
  readonly parentId: string;
  readonly fileType: FileType;
}

interface Naming {
  readonly generalWarrantyDeed?: unknown;
  readonly subordinatedDebt?: unknown;
  readonly properties?: unknown;
}

/** Every file that the answers of an application name, also those of a body that nobody has validated yet. */
export function namedFiles({ generalWarrantyDeed, subordinatedDebt, properties }: Naming): NamedFile[] {
  const list: readonly unknown[] = Array.isArray(properties) ? properties : [];
  return [
    { field: 'generalWarrantyDeed', id: generalWarrantyDeed, fileType: 'deed' },
    { field: 'subordinatedDebt', id: subordinatedDebt, fileType: 'subordinated_debt' },
    ...list.map((property, index): NamedFile => {
      const { thirdPartyResume: id } = Object(property) as { readonly thirdPartyResume?: unknown };
      return { field: `properties.${index}.thirdPartyResume`, id, fileType: 'resume' };
    }),
  ];
}

/**
 * Files that a body names anew and that are no such document of the application itself: a file of somebody else, of another
 * application, or of another kind. What is named already stays, also where the file was replaced since.
 */
export function unknownFiles(
  { id: applicationId, details, properties }: Pick<ApplicationRecord, 'id' | 'details' | 'properties'>,
  body: SaveApplication,
  known: readonly KnownFile[],
): FieldErrors {
  const standing = namedFiles({ ...details, properties: properties.map((property) => property.details) });
  const isOwn = ({ id, fileType }: NamedFile) =>
    known.some(
      (file) =>
        file.fileUploadId === id &&
        file.parentType === 'application' &&
        file.parentId === applicationId &&
        file.fileType === fileType,
    );
  const unknown = namedFiles(body).filter(
    (file) => !isBlank(file.id) && !standing.some(({ id }) => id === file.id) && !isOwn(file),
  );
  return Object.fromEntries(unknown.map(({ field }) => [field, shared.documentOfApplication]));
}
