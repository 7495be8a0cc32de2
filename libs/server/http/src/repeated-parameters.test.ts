import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Module, Query } from '@nestjs/common';
import { createHttpApp } from './index.js';

@Controller()
class Lists {
  @Get('list')
  list(@Query('q') q: string): { q: string } {
    return { q };
  }
}

@Module({ controllers: [Lists] })
class ListsModule {}

it('a query that has a parameter twice is refused, and one that has each once is answered', async () => {
  const app = await createHttpApp(ListsModule, { unit: 'lists', logLevel: 'silent' });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const call = async (query: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/list?${query}`);
    return [response.status, await response.json()];
  };
  try {
    expect(await call('q=one&r=two')).toEqual([200, { q: 'one' }]);
    for (const query of ['q=one&q=two', 'q=one&r=1&q=one', 'r=1&q=one&r=2', 'q=one&q=two&q=three'])
      expect(await call(query)).toEqual([
        400,
        expect.objectContaining({
          code: 'request.malformed',
          detail: `The query has the parameter ${query.startsWith('r') ? 'r' : 'q'} more than once.`,
        }),
      ]);
  } finally {
    await app.close();
  }
});
