import { fileTypeFromBuffer } from 'file-type';

/** How much of a file its type is found in, bytes. Office documents name themselves inside an archive, behind its first entries. */
export const headBytes = 64 * 1024;

/** The extensions that a name may end in for each type of content that any file type takes. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/webp': ['webp'],
  'text/csv': ['csv'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
};

/** 'Contract.PDF' → 'pdf'; empty for a name without an extension ('Contract No. 5'). */
export function extensionOf(name: string): string {
  return /\.((?=[a-z0-9]*[a-z])[a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Whether a name ends as its content says: 'invoice.pdf.exe' is no name for a PDF. */
export function nameFits(name: string, contentType: string): boolean {
  const extension = extensionOf(name);
  return extension === '' || (extensions[contentType]?.includes(extension) ?? false);
}

function isPlainText(head: Buffer): boolean {
  try {
    // The head may end within a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text);
  } catch {
    return false;
  }
}

/**
 * The type of a file by its first bytes; undefined for what is not known. The name decides only between types that
 * their bytes do not tell apart: comma-separated text, and the old format of spreadsheets.
 */
export async function contentTypeOf(head: Buffer, name: string): Promise<string | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return extensionOf(name) === 'xls' ? 'application/vnd.ms-excel' : undefined;
  if (found) return found.mime;
  return extensionOf(name) === 'csv' && isPlainText(head) ? 'text/csv' : undefined;
}
