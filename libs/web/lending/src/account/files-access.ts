import type { FileType, ParentType } from '@groundwork/domain-files';

/** A file as lists have it, as far as an account's pages need it. */
export interface AccountFile {
  fileUploadId: string;
  userFileName: string;
  fileType: string;
  size: number;
  uploadedAt: string;
}

/** How an area reaches the files of one company or broker through its own back end. */
export interface FilesAccess {
  /** Base path of the area's calls: '/api/borrower'. */
  areaPath: string;
  parent: Extract<ParentType, 'company' | 'broker'>;
  parentId: string;
  /** Newest first. */
  list: (type: FileType) => Promise<AccountFile[]>;
  /** A link of a few minutes, relative to the base path. */
  link: (id: string) => Promise<{ uri: string }>;
}

/** The address of a file for the browser; holds for this session and a few minutes. */
export async function addressOf({ areaPath, link }: FilesAccess, id: string): Promise<string> {
  const { uri } = await link(id);
  return areaPath + (uri.startsWith('/') ? uri : `/${uri}`);
}

/** Key of the files of one type in the query cache. */
export const filesKey = ({ parent, parentId }: FilesAccess, type: FileType) => ['account-files', parent, parentId, type] as const;
