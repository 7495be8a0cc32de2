import type { DocumentSlot } from '@groundwork/domain-files';
import type { Tone } from '@groundwork/web-ui';
import type { StoredFile } from '../app/api.js';

/** Where a document stands: what was uploaded and what its review said. One file that stands is enough. */
export function slotState(slot: DocumentSlot, files: readonly Pick<StoredFile, 'status'>[]): { label: string; tone: Tone } {
  if (files.some(({ status }) => status === 'pending')) return { label: 'In review', tone: 'info' };
  if (files.some(({ status }) => status === 'approved')) return { label: 'Approved', tone: 'success' };
  if (files.length > 0) return { label: 'Rejected', tone: 'danger' };
  return slot.required ? { label: 'Needed', tone: 'warning' } : { label: 'Optional', tone: 'neutral' };
}
