import { closingItems, closingKinds, openClosingItems } from '@groundwork/domain-applications';
import type { ClosingFlags, ClosingKind } from '@groundwork/domain-applications';
import type { ClosingItemEntity } from '../closing-rows/index.js';
import type { ClosingDto, ClosingItemDto } from './closing.dto.js';

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
    items: closingKinds.map((kind) =>
      closingItemView(
        kind,
        rows.find((one) => one.kind === kind),
        flags,
      ),
    ),
  };
}

/** One item of it; one that nobody has touched is there too. */
export function closingItemView(
  kind: ClosingKind,
  row: ClosingItemEntity | null | undefined,
  flags: ClosingFlags,
): ClosingItemDto {
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
}
