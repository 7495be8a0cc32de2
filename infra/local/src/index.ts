export { startPortal } from './portal.js';
export type { Portal } from './portal.js';
export { localSettings, unitNames } from './settings.js';
export type { LocalSettings, UnitName } from './settings.js';
