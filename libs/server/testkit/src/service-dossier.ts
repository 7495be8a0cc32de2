import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '@groundwork/server-data';
import { dossierPath, subjectKinds } from '@groundwork/server-auth';
import type { DossierCount, DossierLine, DossierSubject, SubjectKind } from '@groundwork/server-auth';
import { outsideOfAll, partsOf, sealedMark } from '@groundwork/server-service';
import type { Service, Tie } from '@groundwork/server-service';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { aBorrower, aBroker, anAdministrator, aSuperAdministrator } from './actors.js';
import type { TestActor } from './actors.js';
import type { ServiceHarness } from './service-harness.js';
import { startService } from './service-harness.js';

/** Columns that name a person, or a thing that belongs to one. */
const naming = /^(company|root_company|user|account|person|application|broker|draw_request|audience)_id$/;
/** Columns that look as if they had a secret. */
const secretive = /password|secret|token|sealed|(^|_)code_hash$|^hash$/;
/** Such as look like it and have none. */
const plain: readonly string[] = ['evidence_record.hash'];

const hidden = 'a-secret';
const pdf = Buffer.from('%PDF-1.7 a paper').toString('base64');

type Row = Record<string, unknown>;
/** Of the made up values: each number is another. */
let number = 1_000;

/** Rows made up for every table and tie: a dossier is compared with what is in the database, whatever the service's commands are. */
class MadeUp {
  /** Of each table, the rows of the subject by their keys. */
  readonly own = new Map<string, Set<string>>();
  private readonly parents = new Map<string, Row>();

  constructor(
    private readonly service: Service,
    private readonly database: Database,
    private readonly subject: DossierSubject,
  ) {}

  /** A row that belongs by this tie, and one of somebody else. */
  async add(table: string, tie: Tie): Promise<void> {
    const { column, of } = partsOf(tie);
    const value = of ? (await this.parent(of.table))[of.column] : this.subject.id;
    await this.insert(table, { [column]: value }, true);
    await this.insert(table, {}, false);
  }

  keysOf(table: string): string[] {
    return this.columnsOf(table)
      .filter(({ isPrimary }) => isPrimary)
      .map(({ propertyName }) => propertyName);
  }

  /** The one row of the subject that rows of other tables hang on. */
  private async parent(table: string): Promise<Row> {
    const known = this.parents.get(table);
    if (known) return known;
    const [first] = this.service.dossier.tables[table]?.ties[this.subject.kind] ?? [];
    if (first === undefined) throw new Error(`Nothing ties ${table} to a ${this.subject.kind}.`);
    const { column, of } = partsOf(first);
    return this.insert(table, { [column]: of ? (await this.parent(of.table))[of.column] : this.subject.id }, true);
  }

  private async insert(table: string, fixed: Row, isOwn: boolean): Promise<Row> {
    const columns = this.columnsOf(table);
    const { secrets = [], paper } = this.service.dossier.tables[table] ?? {};
    const row = Object.fromEntries(
      columns.map((column) => {
        const { databaseName: name } = column;
        if (name === paper) return [name, pdf];
        return [
          name,
          fixed[name] ?? (secrets.includes(name) ? `${hidden}${this.valueOf(column)}` : this.valueOf(column)),
        ];
      }),
    );
    const key = columns.filter(({ isPrimary }) => isPrimary).map(({ databaseName }) => String(row[databaseName]));
    if (isOwn) {
      const known = this.own.get(table) ?? new Set();
      this.own.set(table, known);
      if (known.has(key.join())) return row;
      known.add(key.join());
      if (!this.parents.has(table)) this.parents.set(table, row);
    }
    const names = Object.keys(row).map((name) => `\`${name}\``);
    await this.database.transaction((manager) =>
      manager.query(
        `INSERT INTO \`${table}\` (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
        Object.values(row),
      ),
    );
    return row;
  }

  private columnsOf(table: string): readonly ColumnMetadata[] {
    const found = this.database.reading.entityMetadatas.find(({ tableName }) => tableName === table);
    if (!found) throw new Error(`No table is called ${table}.`);
    return found.columns;
  }

  private valueOf({ type, length }: ColumnMetadata): unknown {
    number += 1;
    if (type === 'datetime') return '2026-01-02 03:04:05.678';
    if (type === 'boolean') return 1;
    if (type === 'int' || type === 'bigint') return number;
    if (type === 'simple-json') return '{"kept":"sealed.v1.key.content"}';
    if (type === 'varchar' && length === '36') return randomUUID();
    // A column of a record says 200 of any text; its migration knows better.
    const most = length === '200' ? 5 : Math.min(Number(length) || 40, 40);
    return randomBytes(32).toString('hex').slice(0, most);
  }
}

/** What a service has to do with each of its tables where everything of a company or a person is asked for (docs/adr/0104). */
export function describeDossier(service: Service): void {
  describe(`what ${service.name} keeps of companies and people`, () => {
    const { tables, outside } = service.dossier;
    const owner = aSuperAdministrator();
    let harness: ServiceHarness;
    beforeAll(async () => {
      harness = await startService(service);
    });
    afterAll(() => harness.close());

    const known = () =>
      harness.service.database.reading.entityMetadatas.map(({ tableName, columns }) => ({
        table: tableName,
        columns: columns.map(({ databaseName }) => databaseName),
      }));
    const read = async (actor: TestActor, subject: DossierSubject): Promise<DossierLine[]> => {
      const { status, text } = await harness.as(actor).call('GET', `${dossierPath(subject)}/rows`);
      if (status !== 200) throw new Error(`${status}: ${text}`);
      return text
        .split('\n')
        .filter(Boolean)
        .map((each) => JSON.parse(each) as DossierLine);
    };

    it('has each table in its dossier, or says why it stands outside', () => {
      const named = [...Object.keys(tables), ...Object.keys(outside), ...Object.keys(outsideOfAll)];
      expect(named.toSorted()).toEqual(
        known()
          .map(({ table }) => table)
          .toSorted(),
      );
    });

    it('ties each row by the columns that name somebody, or says that they name another', () => {
      const missing = known().flatMap(({ table, columns }) => {
        const { ties = {}, others = [] } = tables[table] ?? { others: columns };
        const tied = Object.values(ties).flatMap((each) => each.map((tie) => partsOf(tie).column));
        return columns
          .filter((name) => naming.test(name) && ![...tied, ...others].includes(name))
          .map((name) => `${table}.${name}`);
      });
      expect(missing).toEqual([]);
    });

    it('leaves out whatever looks like a secret', () => {
      const told = known().flatMap(({ table, columns }) => {
        const entry = tables[table];
        const left = entry?.secrets ?? [];
        return entry
          ? columns.filter((name) => secretive.test(name) && !left.includes(name)).map((name) => `${table}.${name}`)
          : [];
      });
      expect(told.filter((name) => !plain.includes(name))).toEqual([]);
    });

    it.each(subjectKinds)(
      'gives of a %s every row by every tie, with its papers, nothing of others and no secret',
      async (kind) => {
        const subject = { kind, id: randomUUID() };
        const made = new MadeUp(service, harness.service.database, subject);
        const tied = Object.entries(tables).filter(([, { ties }]) => ties[kind]);
        for (const [table, { ties }] of tied) for (const tie of ties[kind] ?? []) await made.add(table, tie);
        const lines = await read(owner, subject);
        const keysIn = (table: string) =>
          lines
            .flatMap((each) => ('row' in each && each.table === table ? [each.row] : []))
            .map((row) => made.keysOf(table).map((key) => row[key]));
        for (const [table, { secrets = [], paper }] of tied) {
          const own = [...(made.own.get(table) ?? [])].toSorted();
          if (!made.keysOf(table).some((key) => secrets.includes(key)))
            expect({
              table,
              keys: keysIn(table)
                .map((key) => key.join())
                .toSorted(),
            }).toEqual({ table, keys: own });
          expect({ table, rows: keysIn(table).length }).toEqual({ table, rows: own.length });
          const papers = lines.filter((each) => 'paper' in each && each.table === table);
          expect(papers).toHaveLength(paper ? own.length : 0);
          for (const each of papers) expect(each).toMatchObject({ base64: pdf });
        }
        expect(lines.at(-1)).toEqual({ end: true });
        const text = JSON.stringify(lines);
        expect(text).not.toContain(hidden);
        expect(text).not.toContain('sealed.v1.');
        if (tied.some(([table]) => hasJson(table))) expect(text).toContain(sealedMark);
        const { body } = await harness.as(owner).call<DossierCount>('GET', dossierPath(subject));
        expect(body.tables).toEqual(tied.map(([table]) => ({ table, rows: made.own.get(table)?.size ?? 0 })));
      },
    );
    const hasJson = (table: string) =>
      harness.service.database.reading.entityMetadatas
        .find(({ tableName }) => tableName === table)
        ?.columns.some(({ type }) => type === 'simple-json');

    it('gives it to super administrators, and to others at the shell what is their own', async () => {
      const user = randomUUID();
      const broker = randomUUID();
      const status = async (actor: TestActor, kind: SubjectKind | 'person', id: string) =>
        (await harness.as(actor).call('GET', `/internal/dossiers/${kind}/${id}/rows`)).status;
      const shell = <T extends TestActor>(actor: T): TestActor => ({ ...actor, caller: 'bff-shell' });
      const company = randomUUID();
      expect(await status(shell(aBorrower(company, user)), 'user', user)).toBe(200);
      expect(await status(shell(aBroker(broker)), 'broker', broker)).toBe(200);
      const own = await harness
        .as(shell(aBroker(broker)))
        .call<DossierCount>('GET', dossierPath({ kind: 'broker', id: broker }));
      const ofBroker = Object.entries(tables).filter(([, { ties, inside }]) => ties.broker && !inside);
      expect(own.body.tables.map(({ table }) => table)).toEqual(ofBroker.map(([table]) => table));
      const inside = Object.keys(tables).filter((table) => tables[table]?.inside);
      expect(own.body.outside.map(({ table }) => table)).toEqual(expect.arrayContaining(inside));
      expect(await status(aBorrower(company, user), 'user', user)).toBe(403);
      expect(await status(shell(aBorrower(company, user)), 'user', broker)).toBe(403);
      expect(await status(shell(aBorrower(company, user)), 'company', company)).toBe(403);
      expect(await status(shell(owner), 'company', company)).toBe(403);
      expect(await status(anAdministrator(), 'company', company)).toBe(403);
      expect(await status(owner, 'person', user)).toBe(404);
      expect(await status(owner, 'company', 'x')).toBe(400);
    });
  });
}
