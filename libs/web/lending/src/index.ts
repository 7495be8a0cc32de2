export { ApplicationBadge } from './application-badge.js';
