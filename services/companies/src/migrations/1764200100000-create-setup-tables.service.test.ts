import { randomUUID } from 'node:crypto';
import { connect } from '@groundwork/server-data';
import { createTestDatabase } from '@groundwork/server-data/testing';
import { aBorrower, startService } from '@groundwork/server-testkit';
import type { CompanyDto } from '../company/index.js';
import { service } from '../index.js';
import type { SetupStepDto } from '../steps/index.js';
import { CreateCompanyTables1763800100000 } from './1763800100000-create-company-tables.js';

it('keeps the companies that are there, and sets them up from where they were', async () => {
  const database = await createTestDatabase('companies');
  const earlier = await connect(database.options, { entities: [], migrations: [CreateCompanyTables1763800100000] });
  const [companyId, userId] = [randomUUID(), randomUUID()];
  const at = '2025-11-03 09:15:00.123';
  await earlier.statement(async (manager) => {
    await manager.query(
      `INSERT INTO company (id, root_company_id, version, organization_name, website, uses_third_party, additional_people_confirmed, company_structure_verified, line_of_credit, credit_amount, created_by, created_at, updated_at) VALUES ('${companyId}', '${companyId}', 7, 'Cedar Run Builders', 'cedar.example', 0, 1, 1, 1, 9007199254740991, '${userId}', '${at}', '${at}')`,
    );
    await manager.query(
      `INSERT INTO user_company (company_id, user_id, created_at) VALUES ('${companyId}', '${userId}', '${at}')`,
    );
  });
  await earlier.close();

  const harness = await startService(service, { database: database.options });
  const own = harness.as(aBorrower(companyId, userId));
  const company = await own.call<CompanyDto>('GET', `/companies/${companyId}`);
  expect(company.body).toMatchObject({
    version: 7,
    organizationName: 'Cedar Run Builders',
    website: 'cedar.example',
    usesThirdParty: false,
    companyStructureVerified: true,
    lineOfCredit: true,
    creditAmount: 9_007_199_254_740_991,
    createdAt: '2025-11-03T09:15:00.123Z',
    controlPersonId: null,
    references: [],
    userCompanies: [{ userId }],
  });
  // The records of its steps come with the first change.
  await own.call('PUT', '/companies', { companyId, version: 7, website: 'cedarrun.example' });
  const steps = await own.call<SetupStepDto[]>('GET', `/setup-steps/company/${companyId}`);
  expect(steps.body.map(({ status }) => status)).toEqual([
    'started',
    'notstarted',
    'notstarted',
    'notstarted',
    'notstarted',
    'complete',
    'complete',
    'notstarted',
    'complete',
    'notstarted',
    'notstarted',
  ]);
  await harness.close();
  await database.drop();
}, 30_000);
