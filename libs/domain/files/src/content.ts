interface Content {
  /** What people call it. */
  readonly label: string;
  /** The extensions that a name may end in. */
  readonly extensions: readonly string[];
}

/** Every type of content that any file type takes. */
const contents: Readonly<Record<string, Content>> = {
  'application/pdf': { label: 'PDF', extensions: ['pdf'] },
  'image/png': { label: 'PNG', extensions: ['png'] },
  'image/jpeg': { label: 'JPEG', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/webp': { label: 'WebP', extensions: ['webp'] },
  'text/csv': { label: 'CSV', extensions: ['csv'] },
  'application/vnd.ms-excel': { label: 'Excel', extensions: ['xls'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { label: 'Excel', extensions: ['xlsx'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { label: 'Word', extensions: ['docx'] },
};

/** 'Contract.PDF' → 'pdf'; empty for a name without an extension ('Contract No. 5'). */
export function extensionOf(name: string): string {
  return /\.((?=[a-z0-9]*[a-z])[a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a name ends as its content says: 'invoice.pdf.exe' is no name for a PDF. */
export function nameFits(name: string, contentType: string): boolean {
  const extension = extensionOf(name);
  return extension === '' || (contents[contentType]?.extensions.includes(extension) ?? false);
}

/** Content types as people say them: 'PDF, CSV or Excel'. */
export function contentInWords(contentTypes: readonly string[]): string {
  const labels = [...new Set(contentTypes.map((type) => contents[type]?.label ?? type))];
  const last = labels.pop() ?? '';
  return labels.length > 0 ? `${labels.join(', ')} or ${last}` : last;
}

/** Most bytes of a file that is shown on a screen: it is held in the memory of the browser as a whole. */
export const MAX_PREVIEW_SIZE = 50 * 1024 * 1024;

/** What the portal shows by itself. Everything else is downloaded. */
export const previewableTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
export type PreviewableType = (typeof previewableTypes)[number];

export function isPreviewable(contentType: string): contentType is PreviewableType {
  return (previewableTypes as readonly string[]).includes(contentType);
}

const ascii = (text: string): readonly number[] => [...text].map((character) => character.charCodeAt(0));
const beginsWith = (bytes: Uint8Array, begin: readonly number[], at = 0): boolean =>
  begin.every((byte, index) => bytes[at + index] === byte);

/**
 * What the first bytes say that may be shown; undefined for anything else, whatever its name or header is. A PDF may have
 * up to a kilobyte before its mark.
 */
export function shownAs(head: Uint8Array): PreviewableType | undefined {
  if (beginsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (beginsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (beginsWith(head, ascii('RIFF')) && beginsWith(head, ascii('WEBP'), 8)) return 'image/webp';
  const mark = ascii('%PDF-');
  for (let at = 0; at + mark.length <= Math.min(head.length, 1024); at += 1)
    if (beginsWith(head, mark, at)) return 'application/pdf';
  return undefined;
}
