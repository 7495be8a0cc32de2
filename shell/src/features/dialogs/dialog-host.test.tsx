import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { shared } from '@groundwork/domain-messages';
import { createChannel } from '@groundwork/web-mount';
import { useNotices } from '../notifications/index.js';
import { DialogHost } from './dialog-host.js';
import { closeDialog, openDialog, useDialogs } from './dialogs.store.js';
import type { DialogRegistry, ShellDialogProps } from './dialogs.types.js';

const Security = ({ onClose }: ShellDialogProps) => <button onClick={onClose}>Security</button>;

const host = (registry: DialogRegistry) =>
  render(<DialogHost registry={registry} session={{} as never} channel={createChannel()} navigate={() => {}} />);

afterEach(() => {
  closeDialog();
  useNotices.setState({ notices: [] });
});

describe("the shell's dialogs", () => {
  it('are fetched when they are opened, and go when they are closed', async () => {
    let fetched = 0;
    host({ security: async () => ((fetched += 1), { default: Security }) });
    expect(fetched).toBe(0);
    await act(async () => openDialog('security'));
    expect(fetched).toBe(1);
    await act(async () => screen.getByText('Security').click());
    expect(screen.queryByText('Security')).toBeNull();
  });

  it.each([
    ['cannot be fetched', { security: () => Promise.reject(new Error('ChunkLoadError')) }],
    ['is none that the shell has', {}],
  ])('say so when one %s', async (_, registry) => {
    host(registry);
    await act(async () => openDialog('security'));
    expect(useNotices.getState().notices.map(({ text }) => text)).toEqual([shared.serviceUnavailable]);
    expect(useDialogs.getState().open).toBeUndefined();
  });
});
