import type { Readable } from 'node:stream';
import type { DossierLine } from '@groundwork/server-auth';
import { Problem } from '@groundwork/server-http';
import type { ZipEntry, ZipStream } from '@groundwork/server-http';

/** A file of which the dossier has the row. */
export interface DossierFile {
  readonly id: string;
  readonly userFileName: string;
  readonly sizeBytes: number;
}

/** The lines of a service's answer as they come, one at a time. Throws where it breaks off. */
async function* linesOf(answer: Readable): AsyncGenerator<DossierLine> {
  let rest = '';
  let isWhole = false;
  answer.setEncoding('utf8');
  for await (const chunk of answer) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) {
      const line = JSON.parse(text) as DossierLine;
      if ('end' in line) isWhole = true;
      else yield line;
    }
  }
  if (!isWhole) throw new Problem('upstream.unavailable');
}

/** What came of a service. */
export interface Written {
  /** Rows by the file that they are in. */
  readonly rows: ReadonlyMap<string, number>;
  readonly files: readonly DossierFile[];
}

/** Writes a service's answer under a folder: a JSON list for each table, and each paper as a file. */
export async function writeRows(zip: ZipStream, folder: string, answer: Readable): Promise<Written> {
  const files: DossierFile[] = [];
  const rows = new Map<string, number>();
  let open: { readonly table: string; readonly entry: ZipEntry } | undefined;
  const finish = async (): Promise<void> => {
    await open?.entry.write('\n]\n');
    await open?.entry.end();
    open = undefined;
  };
  for await (const line of linesOf(answer)) {
    if ('end' in line) continue;
    if ('paper' in line) {
      await finish();
      await zip.add(`${folder}/${line.table}/${line.paper}`, Buffer.from(line.base64, 'base64'));
      continue;
    }
    if (open && open.table !== line.table) await finish();
    const before = open ? ',\n' : '[\n';
    open ??= { table: line.table, entry: zip.entry(`${folder}/${line.table}.json`) };
    await open.entry.write(before + JSON.stringify(line.row));
    const name = `${folder}/${line.table}.json`;
    rows.set(name, (rows.get(name) ?? 0) + 1);
    if (line.table === 'file_upload') files.push(line.row as unknown as DossierFile);
  }
  await finish();
  return { rows, files };
}
