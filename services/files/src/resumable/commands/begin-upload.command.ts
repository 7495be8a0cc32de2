import { Inject, Injectable } from '@nestjs/common';
import { formatFileSize } from '@groundwork/domain-files';
import { fill, shared } from '@groundwork/domain-messages';
import type { Actor } from '@groundwork/server-auth';
import type { ServiceOptions } from '@groundwork/server-config';
import { newId } from '@groundwork/server-data';
import { found, Problem } from '@groundwork/server-http';
import { OPTIONS } from '@groundwork/server-service';
import { UploadTargets } from '../../uploads/index.js';
import { AbandonedUploads } from '../abandoned-upload.service.js';
import type { BeginUploadDto, ResumableUploadDto } from '../resumable-upload.dto.js';
import { ResumableUploadRepository } from '../resumable-upload.repository.js';
import { resumableUploadView } from '../resumable-upload.view.js';

/** Uploads that one user may have on the way. */
export const MAX_ON_THE_WAY = 50;

/** Begins an upload in parts. Throws what an upload in one piece would be refused for, as far as it can be known. */
@Injectable()
export class BeginUpload {
  constructor(
    private readonly uploads: ResumableUploadRepository,
    private readonly targets: UploadTargets,
    private readonly abandoned: AbandonedUploads,
    @Inject(OPTIONS) private readonly options: ServiceOptions,
  ) {}

  async execute(actor: Actor, { parentType, name, size, ...texts }: BeginUploadDto): Promise<ResumableUploadDto> {
    const { uploadLimitBytes } = this.options;
    const userId = found(actor.userId, 'The user');
    if (size === 0) throw new Problem('upload.missing', shared.fileEmpty);
    if (size > uploadLimitBytes)
      throw new Problem('upload.too_large', fill(shared.fileTooLarge, { size: formatFileSize(uploadLimitBytes) }));
    const fields = Object.fromEntries(
      Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    await this.targets.of(actor, parentType, fields);
    await this.abandoned.sweep();
    const upload = { id: newId(), userId, parentType, fields, fileName: name, sizeBytes: size };
    if (!(await this.uploads.insert(upload, MAX_ON_THE_WAY))) throw new Problem('throttle.too_many');
    return resumableUploadView(upload, 0);
  }
}
