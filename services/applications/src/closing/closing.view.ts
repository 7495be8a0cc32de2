import { closingItems, closingKinds, openClosingItems } from '@groundwork/domain-applications';
import type { ClosingFlags } from '@groundwork/domain-applications';
import type { ClosingItemEntity } from '../closing-rows/index.js';
import type { ClosingDto } from './closing.dto.js';

/** The whole checklist of an application, whatever of it has been touched. */
export function closingView(
  applicationId: string,
  rows: readonly ClosingItemEntity[],
  flags: ClosingFlags,
  today: string,
): ClosingDto {
  return {
    applicationId,
    open: openClosingItems(rows, flags, today),
    items: closingKinds.map((kind) => {
      const row = rows.find((one) => one.kind === kind);
      return {
        kind,
        version: row?.version ?? 0,
        required: closingItems[kind].required(flags),
        completed: row?.completed ?? false,
        dueOn: row?.dueOn ?? null,
        expiresOn: row?.expiresOn ?? null,
        comment: row?.comment ?? null,
        fileUploadId: row?.fileUploadId ?? null,
        tickedBy: row?.tickedBy ?? null,
        tickedAt: row?.tickedAt?.toISOString() ?? null,
      };
    }),
  };
}
