import { beforeEach, expect, it } from '@jest/globals';
import { forgetSession, rememberForSession } from '../../components/session-memory.js';
import { knownOpening, rememberOpening } from './opening.js';

const opening = { heading: 'Company Review', sentence: 'What waits for a decision.' };
const wasHere = (role: string) => rememberForSession('user', JSON.stringify({ id: 'u1', role }));

beforeEach(() => {
  forgetSession();
  history.replaceState(null, '', '/admin');
});

it('what a home begins with is known the next time, until the session ends', () => {
  expect(knownOpening()).toBeUndefined();
  wasHere('admin');
  rememberOpening({ ...opening, role: 'admin', home: '/admin' });
  expect(knownOpening()).toMatchObject(opening);
  forgetSession();
  expect(knownOpening()).toBeUndefined();
});

it('it is that of whoever was here last, and only where the page opens at the home', () => {
  rememberOpening({ ...opening, role: 'admin', home: '/admin' });
  expect(knownOpening()).toBeUndefined();
  wasHere('broker');
  expect(knownOpening()).toBeUndefined();
  wasHere('admin');
  history.replaceState(null, '', '/pipeline');
  expect(knownOpening()).toBeUndefined();
  history.replaceState(null, '', '/');
  expect(knownOpening()).toMatchObject(opening);
});

it('what cannot be read is known to nobody', () => {
  wasHere('admin');
  rememberForSession('opening', '{');
  expect(knownOpening()).toBeUndefined();
});
