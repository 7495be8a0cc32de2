import { describe, expect, it } from '@jest/globals';
import { widgetWord } from './widget-message.js';

const own = {} as Window;
const widget = { window: own, origin: 'https://accounts.example', requestCode: 'R-1' };
const message = (more: object = {}) => ({
  origin: widget.origin,
  source: own as MessageEventSource,
  data: { Status: 3, requestCode: 'R-1' },
  ...more,
});

describe('a message of the page', () => {
  it.each([
    [1, 'opened'],
    [3, 'done'],
    [4, 'left'],
  ])('of the widget with Status %p says %p', (status, word) => {
    expect(widgetWord(message({ data: { Status: status, requestCode: 'R-1' } }), widget)).toBe(word);
    expect(widgetWord(message({ data: { Status: status } }), widget)).toBe(word);
  });

  it.each<[string, object]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: 'https://accounts.example.evil.test' }],
    ['no origin', { origin: 'null' }],
    ['another window of the same origin', { source: {} }],
    ['no window', { source: null }],
    ['another request', { data: { Status: 3, requestCode: 'R-2' } }],
    ['another status', { data: { Status: 2 } }],
    ['a status as text', { data: { Status: '3' } }],
    ['text', { data: '{"Status":3}' }],
    ['nothing', { data: null }],
  ])('of %s means nothing', (_whose, more) => {
    expect(widgetWord(message(more), widget)).toBeUndefined();
  });

  it('means nothing while there is no frame', () => {
    expect(widgetWord(message({ source: null }), { ...widget, window: null })).toBeUndefined();
    expect(widgetWord(message({ source: undefined }), { ...widget, window: undefined })).toBeUndefined();
  });
});
