import { useEffect, useRef } from 'react';
import { frame } from '@groundwork/domain-messages-shell';
import type { AreaChannel, AreaContext } from '@groundwork/web-mount';
import { Box, ErrorState, LoadingState } from '@groundwork/web-ui';
import type { AreaState } from './area-state.js';

interface AreaOutletProps {
  /** Something of the shell's stands in its place: the area stays as it is, and is not seen. */
  hidden: boolean;
  state: AreaState;
  context: AreaContext;
  onFailed: (reason: string) => void;
  onRetry: () => void;
}

/** The place of the area in the page: the mounted remote, or why there is none, with 'Try again'. */
export function AreaOutlet({ hidden, state, context, onFailed, onRetry }: AreaOutletProps) {
  const place = useRef<HTMLDivElement>(null);
  const module = state.phase === 'ready' ? state.module : undefined;

  useEffect(() => {
    const element = place.current;
    if (!module || !element) return;
    // Each mount gets an element of its own: a root that was given up cannot be used again.
    const root = element.appendChild(document.createElement('div'));
    const stopListening = failures(context.channel, onFailed);
    let unmount: (() => void) | undefined;
    try {
      unmount = module.mount(root, context).unmount;
    } catch (error) {
      onFailed(String(error));
    }
    return () => {
      stopListening();
      // Later, because the area may be in the midst of a render of its own.
      setTimeout(() => {
        try {
          unmount?.();
        } catch (error) {
          reportError(error);
        }
        root.remove();
      });
    };
  }, [module, context, onFailed]);

  return (
    <Box hidden={hidden}>
      {state.phase === 'loading' ? <LoadingState /> : null}
      {state.phase === 'failed' ? (
        <ErrorState page title={frame.areaUnavailable} onRetry={onRetry}>
          {state.detail ?? frame.areaUnavailableDetail}
        </ErrorState>
      ) : null}
      <div ref={place} hidden={!module} />
    </Box>
  );
}

function failures(channel: AreaChannel, onFailed: (reason: string) => void): () => void {
  return channel.on('failed', ({ message }) => onFailed(message));
}
