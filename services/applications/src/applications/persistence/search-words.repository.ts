import { Injectable } from '@nestjs/common';
import { searchWords, sortText } from '@groundwork/domain-applications';
import { affectedBy, insertRows, marks } from '@groundwork/server-data';
import type { EntityManager } from 'typeorm';
import type { ApplicationRecord } from '../domain/application-record.js';
import { ApplicationEntity } from './application.entity.js';
import { ApplicationWordEntity } from './application-word.entity.js';
import { CompanyNameEntity } from './company-name.entity.js';

type Named = Pick<ApplicationRecord, 'id' | 'companyId' | 'name' | 'projectNumber' | 'properties'>;

/** The words that an application is found by itself: its number, its name and the addresses of its properties. */
const wordsOf = ({ projectNumber, name, properties }: Named): string[] =>
  searchWords(
    projectNumber,
    name,
    ...properties.flatMap(({ street, city, county, state, zipCode }) => [street, city, zipCode, county, state]),
  );

/** Keeps the words by which applications are found, in the transaction that changes what they say. */
@Injectable()
export class SearchWordsRepository {
  async write(manager: EntityManager, before: Named | undefined, after: Named): Promise<void> {
    const [old, now] = [new Set(before ? wordsOf(before) : []), wordsOf(after)];
    const still = new Set(now);
    const gone = [...old].filter((word) => !still.has(word));
    const come = now.filter((word) => !old.has(word));
    await this.change(manager, after.id, gone, come);
    if (before) return;
    const { companyName } = await this.company(manager, after.companyId);
    await insertRows(
      manager,
      ApplicationWordEntity,
      searchWords(companyName).map((word) => ({ applicationId: after.id, source: 'company' as const, word })),
    );
  }

  /** One that comes takes the row of one that goes: another number in a name is one statement and not two. */
  private async change(
    manager: EntityManager,
    applicationId: string,
    gone: readonly string[],
    come: readonly string[],
  ): Promise<void> {
    const own = "application_id = ? AND source = 'own' AND word";
    const [last, next] = [gone.at(-1), come[0]];
    const turns = last !== undefined && next !== undefined;
    const left = turns ? gone.slice(0, -1) : gone;
    if (left.length > 0)
      await affectedBy(manager, `DELETE FROM application_word WHERE ${own} IN (${marks(left.length)})`, [
        applicationId,
        ...left,
      ]);
    if (turns)
      await affectedBy(manager, `UPDATE application_word SET word = ? WHERE ${own} = ?`, [next, applicationId, last]);
    const rows = (turns ? come.slice(1) : come).map((word) => ({ applicationId, source: 'own' as const, word }));
    await insertRows(manager, ApplicationWordEntity, rows);
  }

  /** What a row says of its company. */
  async company(
    manager: EntityManager,
    companyId: string,
  ): Promise<Pick<ApplicationEntity, 'companyName' | 'sortCompany' | 'pointPersonId'>> {
    const known = await manager.findOneBy(CompanyNameEntity, { companyId });
    return {
      companyName: known?.name ?? null,
      sortCompany: sortText(known?.name),
      pointPersonId: known?.pointPersonId ?? null,
    };
  }

  /** The company is called so from now on. Of a new one it is known that nobody is its point person yet. */
  async rename(manager: EntityManager, companyId: string, name: string, isNew = false): Promise<void> {
    const { affected } = await manager.update(CompanyNameEntity, { companyId }, { name });
    if (!affected && !(await manager.existsBy(CompanyNameEntity, { companyId })))
      await manager.insert(CompanyNameEntity, { companyId, name, pointPersonId: null, pointKnown: isNew });
    await manager.update(ApplicationEntity, { companyId }, { companyName: name, sortCompany: sortText(name) });
    await manager.query(
      "DELETE FROM application_word WHERE source = 'company' AND application_id IN (SELECT id FROM application WHERE company_id = ?)",
      [companyId],
    );
    for (const word of searchWords(name))
      await manager.query(
        "INSERT INTO application_word (application_id, source, word) SELECT id, 'company', ? FROM application WHERE company_id = ?",
        [word, companyId],
      );
  }
}
