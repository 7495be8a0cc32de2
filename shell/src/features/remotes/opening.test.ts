import { beforeEach, expect, it } from '@jest/globals';
import { forgetSession, rememberForSession } from '../../components/session-memory.js';
import { knownOpening, rememberOpening } from './opening.js';

const opening = { heading: 'Company Review', sentence: 'What waits for a decision.' };

beforeEach(() => {
  forgetSession();
  history.replaceState(null, '', '/admin');
});

it('what a home begins with is known the next time, until the session ends', () => {
  expect(knownOpening('admin')).toBeUndefined();
  rememberOpening({ ...opening, role: 'admin', home: '/admin' });
  expect(knownOpening('admin')).toMatchObject(opening);
  forgetSession();
  expect(knownOpening('admin')).toBeUndefined();
});

it('it is that of whoever was here last, and only where the page opens at the home', () => {
  rememberOpening({ ...opening, role: 'admin', home: '/admin' });
  expect(knownOpening(undefined)).toBeUndefined();
  expect(knownOpening('broker')).toBeUndefined();
  history.replaceState(null, '', '/pipeline');
  expect(knownOpening('admin')).toBeUndefined();
  history.replaceState(null, '', '/');
  expect(knownOpening('admin')).toMatchObject(opening);
});

it('what cannot be read is known to nobody', () => {
  rememberForSession('opening', '{');
  expect(knownOpening('admin')).toBeUndefined();
});
