import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { bff as admin } from '@groundwork/bff-admin';
import { bff as borrower } from '@groundwork/bff-borrower';
import { bff as broker } from '@groundwork/bff-broker';
import { bff as shell } from '@groundwork/bff-shell';
import { keyOf } from '@groundwork/server-bff';
import { root } from './units.mjs';

/** `calls.tsv` is the specification's list of calls, as it is written there. */
const specified = readFileSync(join(root, 'tools/contracts/calls.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [method = '', path = '', areas = '', who = '', note = ''] = line.split('\t');
    return { method, path, areas: areas.split(','), who, note };
  });

/** What a row of the list means in an area: an administrator for others there, and a stranger by invitation in the shell. */
function doorOf(who: string, area: string): string {
  if (who !== 'borrower' && who !== 'broker') return who;
  return area === 'admin' ? 'admin' : area === 'shell' ? 'public' : who;
}

it('the list has every call of the specification', () => {
  expect(specified).toHaveLength(167);
});

describe.each([shell, borrower, broker, admin])('the table of $name', ({ name, table }) => {
  const list = new Map(
    specified.filter(({ areas }) => areas.includes(name)).map((row) => [keyOf(row.method, row.path), row]),
  );

  it('has every call of the list', () => {
    const served = new Set(table.map(({ method, path }) => keyOf(method, path)));
    expect([...list.keys()].filter((key) => !served.has(key))).toEqual([]);
  });

  it('lets in who the list says', () => {
    const compared = table.flatMap(({ method, path, who }) => {
      const row = list.get(keyOf(method, path));
      return row ? [{ call: `${method} ${path}`, who, expected: doorOf(row.who, name) }] : [];
    });
    expect(compared.length).toBeGreaterThan(10);
    expect(compared.filter(({ who, expected }) => who !== expected)).toEqual([]);
  });

  it('says of every call beyond the list why it is there, and of no other', () => {
    expect(
      table
        .filter(({ method, path, beyond }) => (beyond === undefined) !== list.has(keyOf(method, path)))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
  });

  it('quotes the list word for word', () => {
    expect(
      table.flatMap(({ method, path, note }) =>
        note === undefined || note === list.get(keyOf(method, path))?.note ? [] : [{ method, path, note }],
      ),
    ).toEqual([]);
  });
});

it('what is sensitive needs a lately given proof of who calls', () => {
  const sensitive = [shell, borrower, broker, admin].flatMap(({ name, table }) =>
    table.filter(({ proved }) => proved).map(({ method, path }) => `${name} ${method} ${path}`),
  );
  expect(sensitive.sort()).toEqual([
    'admin POST /admin/invite',
    'admin POST /admin/removePriv',
    'admin POST /admin/resetSecondFactor',
    'admin POST /admin/setSuper',
    'admin POST /admin/signOut',
    'admin POST /apitokens',
    'admin POST /dossiers/broker/{id}',
    'admin POST /dossiers/company/{id}',
    'admin POST /dossiers/user/{id}',
    'admin POST /operations/events/discards',
    'admin POST /operations/events/replays',
    'admin POST /operations/letters/aside',
    'admin POST /operations/letters/sendings',
    'admin POST /operations/registry/canaries',
    'admin POST /operations/registry/pointers',
    'admin POST /operations/registry/withdrawals',
    'admin POST /webhooks',
    'admin POST /webhooks/{id}/secrets',
    'admin PUT /drawrequest/ledger/{applicationId}/account',
    'admin PUT /drawrequest/lender-account',
    'admin PUT /drawrequest/limits',
    'admin PUT /signing',
    'admin PUT /webhooks/{id}',
    'shell DELETE /account/devices',
    'shell DELETE /account/devices/{id}',
    'shell POST /account/dossier',
  ]);
});
