import { extensionOf } from '@groundwork/domain-files';
import { fileTypeFromBuffer } from 'file-type';

/** How much of a file its type is found in, bytes. Office documents name themselves inside an archive, behind its first entries. */
export const headBytes = 64 * 1024;

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
