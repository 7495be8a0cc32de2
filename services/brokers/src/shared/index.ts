export { brokersAbility } from './brokers.policy.js';
export { HistoryEntryDto } from './history-entry.dto.js';
export { IdDto, NoticeDto } from './id.dto.js';
