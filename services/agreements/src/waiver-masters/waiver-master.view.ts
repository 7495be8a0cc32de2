import type { WaiverMasterDto } from './waiver-master.dto.js';
import type { WaiverMasterEntity } from './waiver-master.entity.js';

export const waiverMasterView = (row: WaiverMasterEntity): WaiverMasterDto => ({
  id: row.id,
  kind: row.kind,
  state: row.state || null,
  version: row.version,
  content: row.content,
  contentHash: row.contentHash,
  lastEditedBy: row.lastEditedBy,
  createdAt: row.createdAt.toISOString(),
});
