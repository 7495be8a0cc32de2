import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folderIn = 'E2E_SEEN_SCREENS';

/** Begins a run in which no screen was looked at yet; the answer forgets it. */
export function forgetSeenScreens(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-seen-'));
  process.env[folderIn] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

const markOf = (folder: string, name: string, width: number) => join(folder, encodeURIComponent(`${width} ${name}`));

/** Notes that what `name` says was found in order at this width, for {@link wasSeen}. */
export function noteSeen(name: string, width: number): void {
  const folder = process.env[folderIn];
  if (folder) writeFileSync(markOf(folder, name, width), '');
}

/** Whether any worker of this run noted it. Without a run around it nothing was. */
export function wasSeen(name: string, width: number): boolean {
  const folder = process.env[folderIn];
  return folder !== undefined && existsSync(markOf(folder, name, width));
}

/**
 * Looks at a screen in a state, both said by `name`, once in a run and width: the steps of seven loan types, three threads and two
 * databases lead through the same ones, which look the same on both: the run on MySQL leaves it to the other. What fails was not seen: a
 * second try looks again. Without a run around it every look is one.
 */
export async function lookOnce(name: string, width: number, look: () => Promise<void>): Promise<void> {
  const folder = process.env[folderIn];
  if (!folder) return look();
  if (process.env['GROUNDWORK_TEST_DB'] === 'mysql') return;
  const mark = markOf(folder, name, width);
  try {
    closeSync(openSync(mark, 'wx'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  try {
    await look();
  } catch (error) {
    rmSync(mark, { force: true });
    throw error;
  }
}
