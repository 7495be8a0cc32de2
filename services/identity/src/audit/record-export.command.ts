import { Injectable } from '@nestjs/common';
import { mayHaveDossier } from '@groundwork/server-auth';
import type { Actor } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { RecordExportDto } from './audit.dto.js';
import { AuditLog } from './audit-log.service.js';

/** Puts down of whom everything is about to be exported, by whom and from where. */
@Injectable()
export class RecordExport {
  constructor(private readonly log: AuditLog) {}

  async execute(actor: Actor, { kind, id, name }: RecordExportDto): Promise<void> {
    if (!mayHaveDossier(actor, { kind, id })) throw new Problem('access.denied');
    const accountId = kind === 'user' ? id : (actor.userId ?? null);
    await this.log.record({ kind: 'data.exported', accountId, actor, details: { of: `${kind} ${name}` } });
  }
}
