import type { BackgroundCheckDto } from './background-check.dto.js';
import type { BackgroundCheckEntity } from './background-check.entity.js';

export const backgroundCheckView = ({
  id,
  personId,
  status,
  requestId,
  requestedAt,
}: BackgroundCheckEntity): BackgroundCheckDto => ({
  id,
  personId,
  status,
  requestId,
  requestedAt: requestedAt.toISOString(),
});
