import { Injectable } from '@nestjs/common';
import type { CreditFileDto, CreditFileOfDto } from '../file.dto.js';
import { FileRepository } from '../persistence/file.repository.js';

/** The current files of an application and of its company, with the hashes of their bytes. */
@Injectable()
export class ListCreditFiles {
  constructor(private readonly files: FileRepository) {}

  async execute({ applicationId, companyId }: CreditFileOfDto): Promise<CreditFileDto[]> {
    const lists = await Promise.all([
      this.files.ofParent({ parentType: 'application', parentId: applicationId }, undefined),
      this.files.ofParent({ parentType: 'company', parentId: companyId }, undefined),
    ]);
    return lists
      .flat()
      .map(({ id, parentType, fileType, propertyId, userFileName, status, sha256, version, uploadedAt }) => ({
        fileUploadId: id,
        parentType,
        fileType,
        propertyId,
        userFileName,
        status,
        sha256,
        version,
        uploadedAt: uploadedAt.toISOString(),
      }));
  }
}
