import type { ExportOf, Part } from './dossier-export.js';

interface Made {
  readonly about: ExportOf;
  readonly parts: readonly Part[];
  /** By the file that they are in. */
  readonly rows: ReadonlyMap<string, number>;
  readonly madeAt: string;
  readonly hasFiles: boolean;
}

/** What an export says of itself: of whom it is, how many rows each file has, and what no export has. */
export function manifestOf({ about, parts, rows, madeAt, hasFiles }: Made): object {
  const services = new Map(parts.map(({ service, count }) => [service, count]));
  return {
    of: about.name,
    subjects: about.subjects,
    madeAt,
    amounts: 'whole cents',
    instants: 'UTC',
    rows: Object.fromEntries(rows),
    files: hasFiles
      ? 'The uploaded files are in the folder files, each under its id.'
      : 'The uploaded files are too large for one export. file_upload.json lists them with sizes and hashes (SHA-256).',
    leftOut: {
      secrets: [...services].flatMap(([service, { secrets }]) => secrets.map((column) => `${service}/${column}`)),
      sealed: 'Values that are kept sealed, as digits of a social security number, are not opened.',
      tables: Object.fromEntries(
        [...services].flatMap(([service, { outside }]) =>
          outside.map(({ table, because }) => [`${service}/${table}`, because]),
        ),
      ),
    },
  };
}
