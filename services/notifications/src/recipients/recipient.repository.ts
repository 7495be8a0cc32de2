import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { RecipientEntity } from './recipient.entity.js';

/** The addresses of users and brokers, their mobile numbers and whether they agreed to text messages. */
@Injectable()
export class RecipientRepository {
  /** Undefined where nobody told of an address. */
  async find(manager: EntityManager, id: string): Promise<RecipientEntity | undefined> {
    return (await manager.findOneBy(RecipientEntity, { id })) ?? undefined;
  }

  administrators(manager: EntityManager): Promise<RecipientEntity[]> {
    return manager.find(RecipientEntity, { where: { role: In(['admin', 'super']) }, order: { id: 'ASC' } });
  }

  /** What is left out stays as it was saved before. */
  async save(
    manager: EntityManager,
    { id, ...values }: Partial<RecipientEntity> & Pick<RecipientEntity, 'id'>,
  ): Promise<void> {
    if ((await manager.update(RecipientEntity, { id }, values)).affected === 0)
      await manager.upsert(RecipientEntity, { id, ...values }, ['id']);
  }
}
