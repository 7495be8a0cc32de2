import { loanTypeValues } from '@groundwork/domain-applications';
import type { LoanType } from '@groundwork/domain-applications';
import type { Clock } from '@groundwork/domain-time';
import type { Actor } from '@groundwork/server-auth';
import { Database, insertRows, isDuplicate, newId } from '@groundwork/server-data';
import { Problem } from '@groundwork/server-http';
import type { EntityManager, FindOptionsOrder, FindOptionsWhere } from 'typeorm';

/** One version of a setting of a loan type. An edit makes the next one and changes none. */
export interface VersionOfLoanType {
  id: string;
  loanType: LoanType;
  version: number;
  editedBy: string | null;
  editedAt: Date;
}

/** What a save is based on. */
export interface BasedOn {
  readonly loanType: LoanType;
  readonly version: number;
}

/** Versions that a list shows of one loan type, the newest. */
const longest = 100;

/** A setting by loan type, in versions: what stands, what stood, and the next one. */
export abstract class VersionsByLoanType<Row extends VersionOfLoanType> {
  protected constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly entity: new () => Row,
    /** What a conflict answers with. */
    private readonly view: (row: Row) => object,
  ) {}

  /** The setting of every loan type as it stands, in the order of the loan types. */
  async current(): Promise<Row[]> {
    const rows = await this.database.manager
      .createQueryBuilder(this.entity, 'setting')
      .where((query) => {
        const newest = query
          .subQuery()
          .select('MAX(other.version)')
          .from(this.entity, 'other')
          .where('other.loanType = setting.loanType');
        return `setting.version = ${newest.getQuery()}`;
      })
      .getMany();
    return rows.sort((a, b) => loanTypeValues.indexOf(a.loanType) - loanTypeValues.indexOf(b.loanType));
  }

  /** That of one loan type as it stands. */
  async of(loanType: LoanType, manager: EntityManager = this.database.manager): Promise<Row | undefined> {
    const [row] = await this.newest(manager, loanType, 1);
    return row;
  }

  /** Its versions, the newest first. */
  versions(loanType: LoanType): Promise<Row[]> {
    return this.newest(this.database.manager, loanType, longest);
  }

  /** The next version; of two who save at once the second is told of the first. */
  async next(actor: Actor, { loanType, version }: BasedOn, rowOf: (version: VersionOfLoanType) => Row): Promise<Row> {
    return this.database.transaction(async (manager) => {
      const before = await this.of(loanType, manager);
      if ((before?.version ?? 0) !== version) throw this.conflict(before);
      const row = rowOf({
        id: newId(),
        loanType,
        version: version + 1,
        editedBy: actor.userId ?? null,
        editedAt: this.clock.now(),
      });
      try {
        await insertRows(manager, this.entity, [row]);
      } catch (error) {
        if (isDuplicate(error)) throw this.conflict(before);
        throw error;
      }
      return row;
    });
  }

  private conflict(current: Row | undefined): Problem {
    return Problem.conflict(current && this.view(current));
  }

  private newest(manager: EntityManager, loanType: LoanType, take: number): Promise<Row[]> {
    return manager.find(this.entity, {
      where: { loanType } as FindOptionsWhere<Row>,
      order: { version: 'DESC' } as FindOptionsOrder<Row>,
      take,
    });
  }
}
