/** What is said while everything that is kept of somebody, or the whole book, is exported (docs/adr/0104). */
export const exportEverything = 'Export everything';
export const exportIt = 'Export';
export const asking = 'Asking all parts of the portal…';
export const received = '{size} so far. Please keep this page open.';
export const nothingSaved = 'The export did not come whole, and nothing of it was saved.';
export const othersRunning = 'Exports of others are being made at the moment. Please try again in a few minutes.';
export const saved = '{file} was saved.';
