import { covers, isApiTokenText, scopeOf, scopes } from './index.js';

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, more: object = {}) =>
  scopeOf({ method, path, who: 'admin', ...more });

describe('the scope that a call needs', () => {
  it('is reading for what reads, by the first part of its path', () => {
    expect(call('GET', '/loan/{applicationId}')).toBe('loans:read');
    expect(call('GET', '/fileUpload/{a}/{b}')).toBe('documents:read');
    expect(call('GET', '/fileUpload/{a}/{b}', { who: 'user' })).toBe('documents:read');
  });

  it('is that of whom the call is about: a text for all is a setting, what was accepted of it is not', () => {
    expect(call('GET', '/termsheet/{type}')).toBe('settings:read');
    expect(call('GET', '/termsheet/app/{applicationId}/pdf')).toBe('applications:read');
    expect(call('GET', '/esignmaster/latest')).toBe('settings:read');
    expect(call('GET', '/esign/user/{id}')).toBe('people:read');
  });

  it('is writing for what changes something and is open to machines', () => {
    expect(call('POST', '/loan/{applicationId}/payments', { machine: true })).toBe('loans:write');
    for (const method of ['POST', 'PUT', 'DELETE'] as const) expect(call(method, '/loan/x')).toBeUndefined();
  });

  it('is none for what is for people alone', () => {
    expect(call('GET', '/audit', { who: 'super' })).toBeUndefined();
    expect(call('PUT', '/loan/x', { machine: true, proved: true })).toBeUndefined();
    expect(call('GET', '/drawrequest/lender-account', { machine: false })).toBeUndefined();
    expect(call('GET', '/userprofile')).toBeUndefined();
    expect(call('GET', '')).toBeUndefined();
  });
});

it('who may write a thing may read it, and nothing else', () => {
  expect(covers(['loans:read'], 'loans:read')).toBe(true);
  expect(covers(['loans:write'], 'loans:read')).toBe(true);
  expect(covers(['loans:read'], 'loans:write')).toBe(false);
  expect(covers(['draws:write'], 'loans:read')).toBe(false);
  expect(covers([], 'loans:read')).toBe(false);
});

it('every thing is read or written, each once', () => {
  expect(new Set(scopes).size).toBe(scopes.length);
  expect(scopes).toEqual(expect.arrayContaining(['audit:read', 'audit:write']));
});

it('a token is told from an access token by its form', () => {
  expect(isApiTokenText(`gwk_${'a'.repeat(43)}`)).toBe(true);
  for (const text of [`gwk_${'a'.repeat(42)}`, `gwk_${'a'.repeat(44)}`, 'eyJhbGciOi.x.y', `gwk_${'.'.repeat(43)}`])
    expect(isApiTokenText(text)).toBe(false);
});
