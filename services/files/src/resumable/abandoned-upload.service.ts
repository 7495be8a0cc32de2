import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { CLOCK } from '@groundwork/server-service';
import { STORAGE, storageKey } from '../storage/index.js';
import type { FileStorage } from '../storage/index.js';
import { ResumableUploadRepository } from './resumable-upload.repository.js';

/** Without a part for so long, an upload is nobody's any more, milliseconds. */
export const ABANDONED_MS = 24 * 3_600_000;
const sweepEveryMs = 3_600_000;

/** Removes uploads in parts: given up by their user, or left alone for a day. */
@Injectable()
export class AbandonedUploads implements OnApplicationBootstrap {
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly uploads: ResumableUploadRepository,
    @Inject(STORAGE) private readonly storage: FileStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep();
  }

  /** At a start, and when an upload begins, at most once an hour. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.sweptAt < sweepEveryMs) return;
    this.sweptAt = now;
    const old = await this.uploads.untouchedSince(new Date(now - ABANDONED_MS));
    for (const { id } of old) await this.remove(id);
  }

  /** Bytes first: a row without bytes is found again at the next sweep, bytes without a row never. */
  async remove(id: string): Promise<void> {
    await this.removeParts(id);
    await this.uploads.remove(id);
  }

  async removeParts(uploadId: string): Promise<void> {
    for (const { id } of await this.uploads.parts(uploadId)) await this.storage.remove(storageKey(id));
    await this.uploads.removeParts(uploadId);
  }
}
