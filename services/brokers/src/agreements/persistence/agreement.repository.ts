import { Inject, Injectable } from '@nestjs/common';
import { agreementStatus, agreementTermsRecord } from '@groundwork/domain-brokers';
import type { AgreementHistoryCommand, AgreementStatus } from '@groundwork/domain-brokers';
import { fieldNames } from '@groundwork/domain-records';
import type { Clock } from '@groundwork/domain-time';
import { allow, subject } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Database, newId, readRows, updateExactly } from '@groundwork/server-data';
import { found } from '@groundwork/server-http';
import { CLOCK } from '@groundwork/server-service';
import { In, IsNull } from 'typeorm';
import type { EntityManager, FindOptionsSelect } from 'typeorm';
import { BrokerEntity } from '../../registry/index.js';
import { brokersAbility } from '../../shared/index.js';
import { AgreementHistoryEntity } from './agreement-history.entity.js';
import { AgreementPaperEntity } from './agreement-paper.entity.js';
import { AgreementSignatureEntity } from './agreement-signature.entity.js';
import { BrokerAgreementEntity } from './broker-agreement.entity.js';

/** The columns of lists: signatures and documents are large and nobody looks at them there. */
const listedColumns = [
  ...fieldNames(agreementTermsRecord),
  'id',
  'brokerId',
  'status',
  'proposedInitialLoanRate',
  'proposedAdditionalLoanRate',
  'proposedStandardFee',
  'companyId',
  'company',
  'adminTitle',
  'version',
  'brokerSignedAt',
  'acceptedBy',
  'acceptedDate',
  'rejectedBy',
  'rejectedDate',
  'rejectionComment',
  'documentHash',
  'revision',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof BrokerAgreementEntity)[];

const listedSelect = Object.fromEntries(
  listedColumns.map((name) => [name, true]),
) as FindOptionsSelect<BrokerAgreementEntity>;

/** What makes two referrals of a client one: all that both sides would sign. */
const sameReferral = [
  ...fieldNames(agreementTermsRecord),
  ...([
    'proposedInitialLoanRate',
    'proposedAdditionalLoanRate',
    'proposedStandardFee',
    'companyId',
    'version',
  ] as const),
];

export type ListedAgreement = Pick<BrokerAgreementEntity, (typeof listedColumns)[number]>;

/** What happened to an agreement, and who did it. */
export interface AgreementHappening {
  readonly command: AgreementHistoryCommand;
  readonly fromStatus: AgreementStatus | null;
  readonly toStatus: AgreementStatus;
  readonly actor: Actor;
  readonly comment?: string | null;
}

/** Referral agreements that were not removed, and what happened to each. */
@Injectable()
export class AgreementRepository {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Of a broker, or of all; newest first, without their signatures. */
  list(brokerId: string | undefined): Promise<ListedAgreement[]> {
    return this.database.manager.find(BrokerAgreementEntity, {
      select: listedSelect,
      where: { ...(brokerId === undefined ? {} : { brokerId }), removedAt: IsNull() },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** The row, once the policy allows the action on it. */
  async find(actor: Actor, action: string, id: string): Promise<BrokerAgreementEntity> {
    const row = found(
      await this.database.manager.findOneBy(BrokerAgreementEntity, { id, removedAt: IsNull() }),
      'The agreement',
    );
    allow(brokersAbility(actor), action, subject('BrokerAgreement', row));
    return row;
  }

  /** Those under which a company's loans may earn, the one that was accepted first before the others; locked. */
  acceptedFor(manager: EntityManager, companyId: string): Promise<ListedAgreement[]> {
    const query = manager
      .createQueryBuilder(BrokerAgreementEntity, 'agreement')
      .select(listedColumns.map((name) => `agreement.${name}`))
      .where('agreement.companyId = :companyId AND agreement.status = :status AND agreement.removedAt IS NULL', {
        companyId,
        status: agreementStatus.accepted,
      })
      .orderBy('agreement.acceptedDate')
      .addOrderBy('agreement.id');
    return (this.database.engine === 'mysql' ? query.setLock('pessimistic_write') : query).getMany();
  }

  /**
   * Whether the broker's referral of the same client on the same terms waits already. The broker is locked: of two that are submitted at
   * once, as from two windows, the second sees the first.
   */
  async waitsAlready(manager: EntityManager, row: BrokerAgreementEntity): Promise<boolean> {
    const { brokerId, clientName } = row;
    await readRows(manager, BrokerEntity, { id: brokerId }, { held: true });
    const waiting = await manager.find(BrokerAgreementEntity, {
      select: listedSelect,
      where: { brokerId, clientName, status: agreementStatus.pending, removedAt: IsNull() },
    });
    return waiting.some((other) => sameReferral.every((name) => other[name] === row[name]));
  }

  /** The clients by their agreements' ids, also of agreements that were removed. */
  async clientNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager.find(BrokerAgreementEntity, {
      select: { id: true, clientName: true },
      where: { id: In([...new Set(ids)]) },
    });
    return new Map(rows.map(({ id, clientName }) => [id, clientName]));
  }

  /** The version of the ICCA that an agreement is still to be filled from; undefined where its text is kept. */
  async unfilledVersion(id: string): Promise<string | undefined> {
    const row = await this.database.manager.findOne(BrokerAgreementEntity, {
      select: { id: true, version: true },
      where: { id, textTemplate: IsNull(), removedAt: IsNull() },
    });
    return row?.version;
  }

  /** Under an agreement, in the order in which they were given. */
  signatures(agreementId: string): Promise<AgreementSignatureEntity[]> {
    return this.database.manager.find(AgreementSignatureEntity, {
      where: { agreementId },
      order: { signedAt: 'ASC', id: 'ASC' },
    });
  }

  paper(agreementId: string): Promise<AgreementPaperEntity | null> {
    return this.database.manager.findOneBy(AgreementPaperEntity, { agreementId });
  }

  /** The last of the signatures is the one that is given now; the others are kept already. */
  async keepSigned(
    manager: EntityManager,
    signatures: readonly AgreementSignatureEntity[],
    paper: AgreementPaperEntity,
  ): Promise<void> {
    await manager.insert(AgreementSignatureEntity, signatures.slice(-1));
    await manager.insert(AgreementPaperEntity, paper);
  }

  /** The latest first. */
  history(agreementId: string): Promise<AgreementHistoryEntity[]> {
    return this.database.manager.find(AgreementHistoryEntity, {
      where: { agreementId },
      order: { at: 'DESC', id: 'DESC' },
    });
  }

  /** The last time of a command. */
  async lastTime(agreementId: string, command: AgreementHistoryCommand): Promise<AgreementHistoryEntity | undefined> {
    const [last] = await this.database.manager.find(AgreementHistoryEntity, {
      where: { agreementId, command },
      order: { at: 'DESC', id: 'DESC' },
      take: 1,
    });
    return last;
  }

  /**
   * Changes an agreement in the status and revision that were read: terms that changed after they were read are not the
   * ones that were decided on (`state.version_conflict`).
   */
  async change(
    manager: EntityManager,
    row: BrokerAgreementEntity,
    changes: Partial<BrokerAgreementEntity>,
    happening: Pick<AgreementHappening, 'command' | 'actor' | 'comment'>,
  ): Promise<void> {
    const { id, status, revision } = row;
    await updateExactly(
      manager,
      BrokerAgreementEntity,
      { id, status, revision, removedAt: IsNull() },
      { ...changes, revision: revision + 1 },
    );
    await this.remember(manager, id, { ...happening, fromStatus: status, toStatus: changes.status ?? status });
  }

  /** Writes what happened to an agreement, under the transaction in which it happens. */
  async remember(manager: EntityManager, agreementId: string, happening: AgreementHappening): Promise<void> {
    const { command, fromStatus, toStatus, actor, comment = null } = happening;
    await manager.insert(AgreementHistoryEntity, {
      id: newId(),
      agreementId,
      command,
      fromStatus,
      toStatus,
      userId: actor.userId ?? null,
      comment,
      at: this.clock.now(),
    });
  }
}
