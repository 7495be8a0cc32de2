import { createContext, useContext } from 'react';
import type { FileStatus, FileType, NamingSide, ParentType } from '@groundwork/domain-files';

/** A file as lists have it: `FileUploadDto` of the files service, as far as a screen needs it. */
export interface StoredFile {
  fileUploadId: string;
  userFileName: string;
  fileType: FileType;
  status: FileStatus;
  /** Why it was rejected. */
  comments: string | null;
  personId: string | null;
  /** The property of its application whose paper it is. */
  propertyId: string | null;
  /** Found in the bytes. */
  contentType: string;
  /** Bytes. */
  size: number;
  uploadedBy: string;
  /** ISO instant. */
  uploadedAt: string;
  /** From 1, one more at every replacement. */
  version: number;
  /** The next version; null for the current one. */
  replacedBy: string | null;
}

/** A round of a file's review, the upload itself included, or what somebody said of its property (`FileRoundDto`). */
export interface FileRound {
  fileUploadId: string;
  fromStatus: FileStatus | null;
  toStatus: FileStatus;
  comments: string | null;
  /** Whose side said of which property it is; null for an upload or a decision. */
  namedBy: NamingSide | null;
  /** What that property was called then; null where it was taken back. */
  propertyTitle: string | null;
  userId: string;
  happenedAt: string;
}

/** A decision, on the status that the reviewer saw: 409 where it is another one by now. */
export interface FileDecision {
  id: string;
  status: 'approved' | 'rejected';
  comments?: string;
  fromStatus: FileStatus;
}

/** Of which property of its application a file is, on what was read: 409 where it is another one by now. Null: nobody knows it. */
export interface FileNaming {
  id: string;
  propertyId: string | null;
  fromPropertyId: string | null;
}

/** How an area reaches files through its own back end. */
export interface FilesAccess {
  /** Base path of the area's calls: '/api/borrower'. Uploads and links are relative to it. */
  readonly areaPath: string;
  /** Current files of every type, newest first. */
  list(parent: ParentType, parentId: string): Promise<StoredFile[]>;
  /** A link of a few minutes for this session, relative to the base path. */
  link(id: string): Promise<{ uri: string }>;
  /** Every version, newest first, from the id of any of them. */
  versions(id: string): Promise<StoredFile[]>;
  /** Uploads and decisions over all versions, oldest first. */
  history(id: string): Promise<FileRound[]>;
  /** The name of a user; rejects where it may not be read. */
  nameOf(userId: string): Promise<string>;
  /** Whoever hands in documents of applications, and who reviews them. */
  nameProperty?(naming: FileNaming): Promise<StoredFile>;
  /** Administrators alone. */
  review?(decision: FileDecision): Promise<StoredFile>;
}

const FilesContext = createContext<FilesAccess | undefined>(undefined);

/** Around an area's screens: how everything below reaches files. */
export const FilesProvider = FilesContext.Provider;

/** Throws where the area has no `FilesProvider`. */
export function useFilesAccess(): FilesAccess {
  const access = useContext(FilesContext);
  if (!access) throw new Error('Files are used outside of a FilesProvider');
  return access;
}

/** The address of a file for the browser; holds for this session and a few minutes. */
export async function addressOf(
  { areaPath, link }: Pick<FilesAccess, 'areaPath' | 'link'>,
  id: string,
): Promise<string> {
  const { uri } = await link(id);
  return areaPath + (uri.startsWith('/') ? uri : `/${uri}`);
}
