import { Children, isValidElement, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SectionContext } from '../primitives/section-context.js';
import { LoadingState } from './states.js';

/** After so long what has come is shown as it stands, milliseconds: one that is slow holds the others back no longer. */
const patienceMs = 4_000;

interface InOrderProps {
  /** The sections, the first at the top; all fetch at once. */
  children: ReactNode;
  /** What is said while some are on their way. */
  loading?: string;
}

/**
 * Sections of a page, one below the other, that never push each other away: each is shown when it and all before it have
 * arrived, and stays. One has arrived when it has no `LoadingState` left, and nothing that `useOnItsWay` speaks for.
 */
export function InOrder({ children, loading }: InOrderProps) {
  const sections = Children.toArray(children).filter(isValidElement);
  const keys = sections.map(({ key }) => key ?? '');
  const waiting = useRef(new Map<string, number>());
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [isOver, setOver] = useState(false);
  const [, lookAgain] = useState({});
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const count = useCallback((section: string, change: number) => {
    const left = (waiting.current.get(section) ?? 0) + change;
    waiting.current.set(section, left);
    // What is rendered within a commit takes along all that the commit has left for later.
    if (left === 0) lookAgain({});
  }, []);
  // After the sections have counted what they wait for, and before anything is painted.
  useLayoutEffect(() => {
    const late = keys.findIndex((key) => !shown.has(key) && waiting.current.get(key));
    const arrived = (isOver || late === -1 ? keys : keys.slice(0, late)).filter((key) => !shown.has(key));
    if (arrived.length > 0) setShown((before) => new Set([...before, ...arrived]));
  }, [keys, isOver, shown]);
  return (
    <>
      {sections.map((section, at) => (
        <Section key={keys[at]} id={keys[at] ?? ''} isShown={shown.has(keys[at] ?? '')} count={count}>
          {section}
        </Section>
      ))}
      {/* Another one each time that a section came above it, so that none is seen to move. */}
      {keys.every((key) => shown.has(key)) ? null : <LoadingState key={shown.size} label={loading} />}
    </>
  );
}

interface SectionProps {
  id: string;
  isShown: boolean;
  count: (section: string, change: number) => void;
  children: ReactNode;
}

function Section({ id, isShown, count, children }: SectionProps) {
  const place = useMemo(() => ({ isShown, count: (change: number) => count(id, change) }), [id, isShown, count]);
  return (
    <SectionContext value={place}>
      <div style={{ display: isShown ? 'contents' : 'none' }}>{children}</div>
    </SectionContext>
  );
}
