import { Injectable } from '@nestjs/common';
import { fileStatuses, fileTypeValues } from '@groundwork/domain-files';
import type { FileStatus, FileType } from '@groundwork/domain-files';
import { Answer } from '@groundwork/server-http';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { FileRepository } from '../persistence/file.repository.js';

export class ClosingPapersOfDto {
  @ApiProperty({ type: [String] })
  @IsArray()
  @ArrayMaxSize(500)
  @IsUUID(undefined, { each: true })
  applicationIds!: string[];
}

/** A paper that stands at an application for its closing. */
export class ClosingPaperDto {
  @Answer.id() applicationId!: string;
  @Answer.id() fileUploadId!: string;
  @Answer.choice(fileTypeValues) fileType!: FileType;
  @Answer.choice(fileStatuses) status!: FileStatus;
}

/** The papers of many closings at once, in one statement. */
@Injectable()
export class ListClosingPapers {
  constructor(private readonly files: FileRepository) {}

  async execute({ applicationIds }: ClosingPapersOfDto): Promise<ClosingPaperDto[]> {
    const files = await this.files.closingPapers(applicationIds);
    return files.map(({ id, parentId, fileType, status }) => ({
      applicationId: parentId,
      fileUploadId: id,
      fileType,
      status,
    }));
  }
}
