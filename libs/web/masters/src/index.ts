export { Editions } from './editions.js';
export type { Edition } from './editions.js';
export { MasterEditor } from './master-editor.js';
export type { MasterValues, MasterVersion } from './master-editor.js';
export { PlaceholderLegend } from './placeholder-legend.js';
export { RichTextEditor } from './rich-text-editor.js';
export { TextDifference } from './text-difference-view.js';
export { VersionTable } from './version-table.js';
export type { VersionRow } from './version-table.js';
