import { startTransition, useEffect, useRef, useState } from 'react';
import { frame } from '@groundwork/domain-messages-shell';
import type { AreaChannel, AreaContext } from '@groundwork/web-mount';
import { Box, ErrorState, LoadingState } from '@groundwork/web-ui';
import type { AreaState } from './area-state.js';
import { OpeningHeader } from './opening-frame.js';
import type { Opening } from './opening.js';

interface AreaOutletProps {
  /** Something of the shell's stands in its place: the area stays as it is, and is not seen. */
  hidden: boolean;
  /** What its home begins with, where that is known and the page opens at it. */
  opening?: Opening | undefined;
  state: AreaState;
  context: AreaContext;
  onFailed: (reason: string) => void;
  onRetry: () => void;
}

/** The place of the area in the page: the mounted remote, or why there is none, with 'Try again'. */
export function AreaOutlet({ hidden, opening: known, state, context, onFailed, onRetry }: AreaOutletProps) {
  const place = useRef<HTMLDivElement>(null);
  const beginning = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState(known);
  const begins = opening !== undefined && state.phase !== 'failed';
  const module = state.phase === 'ready' ? state.module : undefined;

  useEffect(() => {
    const element = place.current;
    if (!module || !element) return;
    // Each mount gets an element of its own: a root that was given up cannot be used again.
    const root = element.appendChild(document.createElement('div'));
    const stopListening = failures(context.channel, onFailed);
    // Neither both nor none is seen: by hand and at once, since React would render all that waits for it in the same task.
    const stopWatching = onceItSpeaks(root, () => {
      if (beginning.current) beginning.current.hidden = true;
      element.style.visibility = '';
      startTransition(() => setOpening(undefined));
    });
    let unmount: (() => void) | undefined;
    try {
      unmount = module.mount(root, context).unmount;
    } catch (error) {
      onFailed(String(error));
    }
    return () => {
      stopListening();
      stopWatching();
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
      {begins ? (
        <div ref={beginning}>
          <OpeningHeader {...opening} />
          <LoadingState />
        </div>
      ) : null}
      {!begins && state.phase === 'loading' ? <LoadingState /> : null}
      {state.phase === 'failed' ? (
        <ErrorState page title={frame.areaUnavailable} onRetry={onRetry}>
          {state.detail ?? frame.areaUnavailableDetail}
        </ErrorState>
      ) : null}
      {/* Below the beginning it is not seen, so that it is not seen to move when it takes its place. */}
      <div ref={place} hidden={!module} style={begins ? { visibility: 'hidden' } : undefined} />
    </Box>
  );
}

function failures(channel: AreaChannel, onFailed: (reason: string) => void): () => void {
  return channel.on('failed', ({ message }) => onFailed(message));
}

/** How long the beginning of a home stays where the area says nothing in its place, milliseconds. */
const patienceMs = 4_000;

/** Calls `spoken` once the area has a heading of its own, or says what is wrong: after the change and before it is painted. */
function onceItSpeaks(root: HTMLElement, spoken: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const tell = () => {
    end();
    spoken();
  };
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1, [role="alert"]')) tell();
  });
  const timer = setTimeout(tell, patienceMs);
  observer.observe(root, { childList: true, subtree: true });
  return end;
}
