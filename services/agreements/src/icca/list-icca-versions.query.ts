import { Injectable } from '@nestjs/common';
import { IccaMasterRepository } from './icca-master.repository.js';

/** Names of the versions, the one that was edited last first. */
@Injectable()
export class ListIccaVersions {
  constructor(private readonly masters: IccaMasterRepository) {}

  async execute(): Promise<string[]> {
    return (await this.masters.newestOfEach()).map((row) => row.version);
  }
}
