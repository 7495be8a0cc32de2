/**
 * `npm run typecheck`: the native TypeScript compiler over every group of projects, by Nx, two at a time; a group whose
 * sources have not changed comes from the cache. Prints what was found and ends with 1 when anything was.
 */
import { checkGroups } from '../nx/check-groups.mjs';

const { ok, summary, output } = await checkGroups('typecheck');
console.log(ok ? `  ok     ${summary}` : output);
process.exit(ok ? 0 : 1);
