import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Clock } from '@groundwork/domain-time';
import { Database } from '@groundwork/server-data';
import { CLOCK } from '@groundwork/server-service';
import { LessThan } from 'typeorm';
import { STORAGE, storageKey } from '../storage/file-storage.js';
import type { FileStorage } from '../storage/file-storage.js';
import { ResumablePart, ResumableUpload } from './resumable-upload.entity.js';

/** Without a part for so long, an upload is nobody's any more, milliseconds. */
export const ABANDONED_MS = 24 * 3_600_000;
const sweepEveryMs = 3_600_000;

/** Removes uploads in parts: given up by their user, or left alone for a day. */
@Injectable()
export class AbandonedUploads implements OnApplicationBootstrap {
  private sweptAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly database: Database,
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
    const old = await this.database.manager.find(ResumableUpload, {
      where: { touchedAt: LessThan(new Date(now - ABANDONED_MS)) },
      take: 500,
    });
    for (const { id } of old) await this.remove(id);
  }

  /** Bytes first: a row without bytes is found again at the next sweep, bytes without a row never. */
  async remove(id: string): Promise<void> {
    await this.removeParts(id);
    await this.database.transaction((manager) => manager.delete(ResumableUpload, { id }));
  }

  async removeParts(uploadId: string): Promise<void> {
    for (const { id } of await this.database.manager.findBy(ResumablePart, { uploadId }))
      await this.storage.remove(storageKey(id));
    await this.database.transaction((manager) => manager.delete(ResumablePart, { uploadId }));
  }
}
