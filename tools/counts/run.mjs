/**
 * `npm run counts [folder]`: how the house stands, in figures that a change can be held against. Reads the tracked files of
 * this checkout, or of the folder that is named; `--json` for a program. Changes nothing and fails nothing: what must
 * hold is lint's business.
 */
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesByChange } from './changes.mjs';
import { rowsTwice, untypedPlaces, wideLines } from './lines.mjs';
import { arrowsBackUp } from './rooms.mjs';
import { sourceFiles } from './source-files.mjs';

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
const root = folder ? resolve(folder) : join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const files = sourceFiles(root);
const counts = {
  filesByChange: filesByChange(files),
  arrowsBackUp: arrowsBackUp(files),
  untypedPlaces: untypedPlaces(files),
  wideLines: wideLines(files),
  rowsTwice: rowsTwice(files),
};

if (process.argv.includes('--json')) console.log(JSON.stringify(counts, null, 2));
else {
  console.log('\nHand-written files that a change of this kind names, tests aside');
  for (const { change, goal, files: named } of counts.filesByChange) {
    console.log(`  ${String(named.length).padStart(3)}  ${change}; goal ${goal}`);
    for (const path of named) console.log(`         ${path}`);
  }
  console.log('\nArrows between rooms that run back up');
  for (const { unit, rooms, back } of counts.arrowsBackUp)
    console.log(
      `  ${String(back.length).padStart(3)}  ${unit} (${rooms} rooms)${back.length > 0 ? `: ${back.join(', ')}` : ''}`,
    );
  console.log('\nPlaces that lose a type');
  for (const { kind, places } of counts.untypedPlaces) console.log(`  ${String(places).padStart(3)}  ${kind}`);
  console.log('\nWide lines in a thousand');
  for (const { of, lines, over140, over160 } of counts.wideLines)
    console.log(`  ${of}: ${over140} over 140, ${over160} over 160 (${lines} lines)`);
  const { emptyMethods, rows, repeated } = counts.rowsTwice;
  console.log(
    `\nRows of the back ends written twice\n  ${repeated + emptyMethods} of ${rows}: ${repeated} repeated, ${emptyMethods} empty methods\n`,
  );
}
