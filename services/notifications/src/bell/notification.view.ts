import type { NotificationDto } from './notification.dto.js';
import type { NotificationEntity } from './persistence/notification.entity.js';

/** A line as its reader sees it. */
export const notificationView = (
  { id, message, link, createdAt }: NotificationEntity,
  acknowledged: boolean,
): NotificationDto => ({ id, message, acknowledged, link, createdAt: createdAt.toISOString() });
