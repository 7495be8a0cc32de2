import { once } from 'node:events';
import { createServer } from 'node:net';
import { defaultBasePort, portsFrom } from '@groundwork/server-config';
import { holdPortBlock } from './ports.js';

const highest = (base: number): number => portsFrom(base).sandbox;

test('a block lies below the ports of outgoing connections and beyond those of npm start', async () => {
  const block = await holdPortBlock();
  expect(highest(block.base)).toBeLessThan(32_768);
  expect(block.base).toBeGreaterThan(highest(defaultBasePort + 1000));
  await block.release();
});

test('a block is held until it is released, before anything listens in it', async () => {
  const blocks = await Promise.all(Array.from({ length: 8 }, holdPortBlock));
  const bases = blocks.map(({ base }) => base).sort();
  expect(new Set(bases).size).toBe(8);
  for (const [index, base] of bases.entries()) if (index > 0) expect(base - bases[index - 1]!).toBeGreaterThan(40);
  await Promise.all(blocks.map((block) => block.release()));
  const again = await holdPortBlock();
  expect(bases).toContain(again.base);
  await again.release();
});

test('a block in which somebody listens is passed over', async () => {
  const block = await holdPortBlock();
  await block.release();
  const somebody = createServer().listen(portsFrom(block.base).services.draws, '127.0.0.1');
  await once(somebody, 'listening');
  const other = await holdPortBlock();
  expect(other.base).not.toBe(block.base);
  await other.release();
  somebody.close();
});
