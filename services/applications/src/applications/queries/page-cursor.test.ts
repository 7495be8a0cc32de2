import { cursorOf, positionOf } from './page-cursor.js';

const position = { updatedAt: '2026-03-02T15:00:00.123Z', id: '01a1fecc-41b1-75de-b049-989420d0ba2e' };

it('comes back as it went', () => {
  expect(positionOf(cursorOf(position))).toEqual(position);
});

it.each([
  '',
  'x',
  Buffer.from("2026-03-02T15:00:00.123Z '; DROP").toString('base64url'),
  Buffer.from(`now ${position.id}`).toString('base64url'),
])('refuses %s', (cursor) => {
  expect(() => positionOf(cursor)).toThrow('request.malformed');
});
