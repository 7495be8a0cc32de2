import type { WaiverDto, WaiverSummaryDto } from './waiver.dto.js';
import type { WaiverEntity } from './waiver.entity.js';
import type { WaiverHistoryEntity } from './waiver-history.entity.js';

export const waiverSummaryView = (row: WaiverEntity, drawNumber: number): WaiverSummaryDto => ({
  id: row.id,
  applicationId: row.applicationId,
  drawRequestId: row.drawRequestId,
  drawNumber,
  party: row.party,
  claimant: row.claimant,
  condition: row.condition,
  extent: row.extent,
  amount: row.amountCents,
  throughDate: row.throughDate,
  status: row.status,
  version: row.version,
  signerName: row.signerName,
  signerEmail: row.signerEmail,
  sentAt: row.sentAt?.toISOString() ?? null,
  signedAt: row.signedAt?.toISOString() ?? null,
  means: row.means,
  paper: row.paper,
  reason: row.reason,
});

export const waiverView = (
  row: WaiverEntity,
  drawNumber: number,
  history: readonly WaiverHistoryEntity[],
): WaiverDto => ({
  ...waiverSummaryView(row, drawNumber),
  content: row.content,
  history: history.map(({ command, toStatus, reason, userId, name, happenedAt }) => ({
    command,
    toStatus,
    reason,
    userId,
    name,
    happenedAt: happenedAt.toISOString(),
  })),
});
