import { randomUUID } from 'node:crypto';
import type { ServiceHarness } from '@groundwork/server-testkit';
import { aBorrower, anAdministrator, startService } from '@groundwork/server-testkit';
import { service } from '../index.js';
import type { UserDto, UserNameDto, UserRoleDto } from './account.dto.js';

let harness: ServiceHarness;
beforeAll(async () => {
  harness = await startService(service);
});
afterAll(() => harness.close());

describe('name and role of a user', () => {
  it('are told to services alone', async () => {
    const account = {
      email: 'marisol@example.com',
      firstName: 'Marisol',
      lastName: 'Bennett',
      role: 'borrower',
      password: 'Portal-demo-1',
    };
    const { id } = (await harness.asService<UserDto>('identity', 'POST', '/internal/demonstration/accounts', account))
      .body;
    const [path, role] = [`/internal/users/${id}/name`, `/internal/users/${id}/role`];
    expect((await harness.asService<UserNameDto>('agreements', 'GET', path)).body).toEqual({
      userId: id,
      firstName: 'Marisol',
      lastName: 'Bennett',
    });
    expect((await harness.asService('agreements', 'GET', `/internal/users/${randomUUID()}/name`)).status).toBe(404);
    expect((await harness.asService<UserRoleDto>('companies', 'GET', role)).body).toEqual({
      userId: id,
      role: 'borrower',
      active: true,
    });
    expect((await harness.asService('companies', 'GET', `/internal/users/${randomUUID()}/role`)).status).toBe(404);
    for (const actor of [aBorrower(randomUUID(), id), anAdministrator()])
      for (const asked of [path, role]) expect((await harness.as(actor).problem('GET', asked)).status).toBe(403);
  });
});
