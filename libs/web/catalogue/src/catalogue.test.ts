import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as forms from '@groundwork/web-forms';
import * as masters from '@groundwork/web-masters';
import * as ui from '@groundwork/web-ui';

const pages = fileURLToPath(new URL('./pages', import.meta.url));
const sources = readdirSync(pages)
  .map((name) => readFileSync(join(pages, name), 'utf8'))
  .join('\n');

/** Around the whole page (main.tsx). */
const elsewhere = ['ShellTheme'];

describe('the catalogue', () => {
  it.each(
    [...Object.keys(ui), ...Object.keys(forms), ...Object.keys(masters)].filter(
      (name) => /^[A-Z]/.test(name) && !elsewhere.includes(name),
    ),
  )('shows %s', (name) => {
    expect(sources).toMatch(new RegExp(`<${name}[<\\s>]`));
  });
});
