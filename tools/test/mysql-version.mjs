/** Prints which MariaDB a run starts for itself: what the services' tests said on it they say until it is another. */
import { versionOfMariaDb } from './own-mysql.mjs';

console.log(versionOfMariaDb() ?? 'none');
