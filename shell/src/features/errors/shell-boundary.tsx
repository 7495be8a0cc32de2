import { Component } from 'react';
import type { ReactNode } from 'react';
import { shared } from '@groundwork/domain-messages';
import { Center, ErrorState } from '@groundwork/web-ui';

/** The last net under the shell's own screens. Areas have roots of their own and never fall into it. */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Center as="main" minHeight="100dvh">
        <ErrorState page title={shared.unexpectedError} onRetry={() => location.reload()} />
      </Center>
    );
  }
}
