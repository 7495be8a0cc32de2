import type { StoredFile } from '@groundwork/web-lending/files';
import { idOf } from '@groundwork/web-mount/testing';

/** A file of an application as the service answers it, in review. */
export const aStoredFile = (more: Partial<StoredFile>): StoredFile => ({
  fileUploadId: idOf(50),
  userFileName: 'contract.pdf',
  fileType: 'presalecontract',
  status: 'pending',
  comments: null,
  personId: null,
  propertyId: null,
  contentType: 'application/pdf',
  size: 1200,
  uploadedBy: idOf(3),
  uploadedAt: '2024-03-07T15:00:00.000Z',
  version: 1,
  replacedBy: null,
  ...more,
});
