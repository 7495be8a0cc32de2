/** What other features may use of the preview. */
export { PreviewHost } from './preview-host.js';
export { openPreview } from './preview.store.js';
