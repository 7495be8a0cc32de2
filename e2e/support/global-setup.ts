import { rmSync } from 'node:fs';
import { startTestPortal, templateIn } from './portal.js';
import { runFolder, templateOfRun } from './run.js';
import { forgetSeenScreens } from './seen-screens.js';
import { serveSharedPortals } from './shared-portals.js';

/** Gives the folder of a portal that filled the demonstration data in, and ended. */
const fill = async (): Promise<string> => (await startTestPortal()).stop({ keepData: true });

/**
 * Before the first test: the demonstration data are filled in once, and every portal of the run starts on a copy of them.
 * On MySQL, where one journey runs, its portal fills its own.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_PORTAL_URL']) return async () => undefined;
  const forget = forgetSeenScreens();
  let template: string | undefined;
  if (process.env['GROUNDWORK_TEST_DB'] !== 'mysql') {
    const run = runFolder();
    template = run ? await templateOfRun(run, fill) : await fill();
    process.env[templateIn] = template;
  }
  const stopShared = await serveSharedPortals();
  return async () => {
    await stopShared();
    forget();
    if (template && !runFolder()) rmSync(template, { recursive: true, force: true });
  };
}
