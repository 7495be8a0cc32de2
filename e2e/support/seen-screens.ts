import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folderIn = 'E2E_SEEN_SCREENS';

/** Begins a run in which no screen was looked at yet; the answer forgets it. */
export function forgetSeenScreens(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-seen-'));
  process.env[folderIn] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
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
  const mark = join(folder, encodeURIComponent(`${width} ${name}`));
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
