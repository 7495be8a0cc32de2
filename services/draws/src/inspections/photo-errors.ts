import type { InspectionPhoto } from '@groundwork/domain-draws';
import { shared } from '@groundwork/domain-messages';
import type { FieldErrors } from '@groundwork/domain-validation';
import type { KnownFile } from '../draw-requests/index.js';
import type { ReportInspectionDto } from './inspection.dto.js';

export type Files = ReadonlyMap<string, KnownFile>;

/** Photographs are files of the loan's own company; of any other file not even its existence is told. */
export function photoErrors({ photos, lines }: ReportInspectionDto, files: Files, companyId: string): FieldErrors {
  const foreign = (taken: readonly InspectionPhoto[] | null | undefined): boolean =>
    taken?.some(({ fileUploadId }) => files.get(fileUploadId)?.companyId !== companyId) ?? false;
  const errors: FieldErrors = {};
  if (foreign(photos)) errors['photos'] = shared.choice;
  lines.forEach((line, at) => {
    if (foreign(line.photos)) errors[`lines.${at}.photos`] = shared.choice;
  });
  return errors;
}
