import { Injectable } from '@nestjs/common';
import { Database } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { TaskEntity } from './task.entity.js';

@Injectable()
export class RemoveTask {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<void> {
    const { affected } = await this.database.transaction((manager) => manager.delete(TaskEntity, { id }));
    if (!affected) found(undefined, 'The task');
  }
}
