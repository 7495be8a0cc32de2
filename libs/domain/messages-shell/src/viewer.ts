/** Sentences of the preview of a file, beyond the specification. */

export const previewNotLoaded = 'This file could not be fetched';
export const previewFailed = 'This file cannot be shown here. Download it to open it with a program of yours.';
export const previewTooLarge = 'This file has {size}. Up to {limit} can be shown here; download it to open it.';
export const previewNotShown = 'Files of this type cannot be shown here. Download it to open it.';
export const previewLocked = 'This PDF is protected by a password. Download it to open it.';
export const previewUnsafe = 'The content of this file is not what its type says, so it is not shown.';
export const pages = 'Page {page} of {pages}';
export const goToPage = 'Page';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const viewTools = 'Page and size';
export const fitWidth = 'Fit to width';
