import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { service } from '../index.js';
import { BrokersSignAnew1766600000000 } from './1766600000000-brokers-sign-anew.js';

const { migrations } = service.schema ?? { migrations: [] };
const upTo = (end: number) => ({ entities: [], migrations: migrations.slice(0, end) });
const step = migrations.indexOf(BrokersSignAnew1766600000000);

const [made, signed] = ['2026-03-02 15:00:00.000', '2026-03-03 15:00:00.000'];
const agreement = {
  broker_id: randomUUID(),
  client_name: 'Ortiz Homes',
  client_representative_name: 'Luis Ortiz',
  company: '{}',
  start_date: '2026-03-02',
  expiration_date: '2026-07-30',
  additional_fee: 0,
  standard_fee: 1,
  initial_loan_rate: 0,
  additional_loan_rate: 0,
  client_fee: 1,
  client_fee_percent: 0,
  admin_title: 'Loan Manager',
  icca_version: 'default',
  revision: 1,
  created_at: made,
  updated_at: made,
};
const signature = {
  party: 'broker',
  user_id: randomUUID(),
  signer_name: 'Ann Reyes',
  typed_name: 'Ann Reyes',
  signed_at: signed,
  icca_version: 'default',
  content: '<p>Signed</p>',
  content_hash: 'ab',
};

it('agreements of before know when their broker signed, and unsigned ones have a place for the signature', async () => {
  const database = await createTestDatabase('brokers');
  const earlier = await connect(database.options, upTo(step));
  const insert = async (table: string, row: object): Promise<string> => {
    const whole = { id: randomUUID(), ...row };
    const marks = Object.keys(whole).map(() => '?');
    const columns = Object.keys(whole).join(', ');
    await earlier.transaction((manager) =>
      manager.query(`INSERT INTO ${table} (${columns}) VALUES (${marks.join(', ')})`, Object.values(whole)),
    );
    return whole.id;
  };
  const anAgreement = (row: object) => insert('broker_agreement', { ...agreement, ...row });
  const signedOne = await anAgreement({ status: '1', broker_signature: 'png', text_template: '<p>Signed</p>' });
  await insert('broker_agreement_signature', { ...signature, agreement_id: signedOne });
  const older = await anAgreement({ status: '3', broker_signature: 'png', text_template: null });
  const lenders = await anAgreement({ status: '1', broker_signature: null, text_template: '<p>N/A</p>' });
  const accepted = await anAgreement({ status: '3', broker_signature: null, text_template: '<p>N/A</p>' });
  await earlier.close();

  const later = await connect(database.options, upTo(migrations.length));
  const rows: { id: string; at: unknown; text: unknown }[] = await later.manager.query(
    'SELECT id, broker_signed_at AS at, text_template AS text FROM broker_agreement',
  );
  const found = (id: string) => {
    const row = rows.find((candidate) => candidate.id === id);
    const at = row?.at instanceof Date ? row.at.toISOString() : row?.at;
    return [at === null ? null : String(at).slice(0, 10), row?.text];
  };
  expect([signedOne, older, lenders, accepted].map(found)).toEqual([
    ['2026-03-03', '<p>Signed</p>'],
    ['2026-03-02', null],
    [null, null],
    [null, '<p>N/A</p>'],
  ]);
  await later.close();
  await database.drop();
});
