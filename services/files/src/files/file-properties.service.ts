import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { propertyFileTypes } from '@groundwork/domain-files';
import { MINUTE } from '@groundwork/domain-time';
import { Problem } from '@groundwork/server-http';
import { FileOwners } from './file-owner.service.js';
import { FileRepository } from './persistence/file.repository.js';

/**
 * Learns of which property files are that nobody named one for, those that were there before files had a property among them:
 * that of an application with a single one. Each application is asked for once after a start; of several nobody knows it.
 */
@Injectable()
export class FileProperties implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private reached = '';
  private readonly log = new Logger(FileProperties.name);

  constructor(
    private readonly files: FileRepository,
    private readonly owners: FileOwners,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.learn().catch((error: unknown) => this.log.error(error)), MINUTE);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Asks for some applications. Gives how many; after the last one it rests until the next start. */
  async learn(): Promise<number> {
    const unknown = await this.files.withoutProperty(propertyFileTypes, this.reached);
    for (const parentId of unknown) {
      const [only, another] = await this.propertiesOf(parentId);
      if (only !== undefined && another === undefined) await this.files.giveProperty(parentId, propertyFileTypes, only);
      this.reached = parentId;
    }
    if (unknown.length === 0) clearInterval(this.timer);
    return unknown.length;
  }

  /** None of an application that is gone: it keeps no other from being asked for. */
  private async propertiesOf(parentId: string): Promise<readonly string[]> {
    try {
      return (await this.owners.of({ parentType: 'application', parentId })).propertyIds;
    } catch (error) {
      if (error instanceof Problem && error.status === 404) return [];
      throw error;
    }
  }
}
