import { Controller, Get, Module, Post } from '@nestjs/common';
import type { Type } from '@nestjs/common';
import type { Operation } from '@groundwork/server-auth';
import { startBff } from '@groundwork/server-testkit';
import { defineBff, forwardingController, OpenTo, route } from './index.js';

interface Contract {
  parameters: { query?: { group?: 'open' | 'closed' }; path: { companyId: string } };
  responses: { 200: { content: { 'application/json': string[] } } };
}
const listThings: Operation<Contract> = {
  service: 'companies',
  id: 'listThings',
  method: 'GET',
  path: '/companies/{companyId}/things',
};

const ThingRoutes = forwardingController('Thing', {
  things: route.get('/thing/company/{id}', 'borrower', listThings, { params: { companyId: 'id' }, note: 'a list' }),
  openThings: route.get('/thing/open/{companyId}', 'user', listThings, { query: { group: 'open' }, beyond: 'ours' }),
});

@Controller('own')
class OwnController {
  @Get()
  @OpenTo('public')
  own(): string[] {
    return ['own'];
  }
}

const bffOf = (...controllers: Type[]) => {
  @Module({ controllers })
  class AreaModule {}
  return defineBff({ name: 'borrower', version: '1.0.0', module: AreaModule, contracts: async () => ({}) });
};

describe('the table of a BFF', () => {
  it('is its rows and the routes that it serves itself', () => {
    expect(bffOf(ThingRoutes, OwnController).table).toEqual([
      { method: 'GET', path: '/thing/company/{id}', who: 'borrower', note: 'a list' },
      { method: 'GET', path: '/thing/open/{companyId}', who: 'user', beyond: 'ours' },
      { method: 'GET', path: '/own', who: 'public' },
    ]);
  });

  it('has no route that does not say who may call it', () => {
    @Controller('thing')
    class OpenController {
      @Post('forgotten')
      forgotten(): void {}
    }
    expect(() => bffOf(ThingRoutes, OpenController)).toThrow(
      'POST /thing/forgotten of OpenController does not say who may call it.',
    );
  });

  it('has no route twice', () => {
    const again = forwardingController('Again', {
      things: route.get('/thing/company/{companyId}', 'admin', listThings),
    });
    expect(() => bffOf(ThingRoutes, again)).toThrow('Routes that are served twice: GET /thing/company/{}');
  });

  it('takes what the operation has, from what the path has', () => {
    // @ts-expect-error The path has no companyId, and nothing becomes it.
    route.get('/thing/company/{id}', 'borrower', listThings);
    // @ts-expect-error The path has no key.
    route.get('/thing/company/{id}', 'borrower', listThings, { params: { companyId: 'key' } });
    // @ts-expect-error No such group.
    expect(route.get('/thing/{companyId}', 'user', listThings, { query: { group: 'none' } }).who).toBe('user');
  });

  it('is the door: HEAD has no row, though Fastify would answer it', async () => {
    const portal = await startBff(bffOf(ThingRoutes, OwnController), {});
    try {
      const statuses = await Promise.all(
        (['GET', 'HEAD'] as const).map(async (method) => (await portal.call(undefined, method, '/own')).status),
      );
      expect(statuses).toEqual([200, 404]);
      expect((await portal.call(undefined, 'GET', '/thing/company/1')).status).toBe(401);
    } finally {
      await portal.close();
    }
  });
});
