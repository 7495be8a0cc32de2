import { describe, expect, it } from '@jest/globals';
import { createChannel } from './channel.js';

describe('the channel', () => {
  it('carries an event to those who listen for it, until they stop', () => {
    const channel = createChannel();
    const heard: string[] = [];
    const stop = channel.on('title', (title) => heard.push(title));
    channel.emit('title', 'Approval');
    channel.emit('location', '/approval');
    stop();
    channel.emit('title', 'Draw Requests');
    expect(heard).toEqual(['Approval']);
  });

  it('tells a state again to who listens later, a happening to nobody', () => {
    const channel = createChannel();
    const heard: unknown[] = [];
    channel.emit('esign', { accepted: false, ignored: false });
    channel.emit('esign', { accepted: true, ignored: false });
    channel.emit('open', 'esign');
    channel.on('esign', (state) => heard.push(state));
    channel.on('open', (dialog) => heard.push(dialog));
    expect(heard).toEqual([{ accepted: true, ignored: false }]);
  });

  it('keeps the others hearing when one listener throws', () => {
    const channel = createChannel();
    const reported: unknown[] = [];
    const real = globalThis.reportError;
    globalThis.reportError = (error) => reported.push(error);
    const heard: boolean[] = [];
    channel.on('busy', () => {
      throw new Error('broken listener');
    });
    channel.on('busy', (busy) => heard.push(busy));
    channel.emit('busy', true);
    globalThis.reportError = real;
    expect(heard).toEqual([true]);
    expect(reported).toHaveLength(1);
  });
});
