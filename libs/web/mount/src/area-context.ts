import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { MAX_FILE_SIZE } from '@groundwork/domain-files';
import type { AreaContext, EsignState, FileToShow, NavigationItem, ShellDialog } from './contract.js';

export const AreaReactContext = createContext<AreaContext | undefined>(undefined);

/** Ends when the area is taken off the page. */
export const AreaLifeContext = createContext<AbortSignal | undefined>(undefined);

/** For what lives as long as the area and longer than a screen, an upload; undefined outside of an area. */
export function useAreaLife(): AbortSignal | undefined {
  return useContext(AreaLifeContext);
}

/** The area's context: user, basename, channel. Throws outside an area. */
export function useArea(): AreaContext {
  const area = useContext(AreaReactContext);
  if (!area) throw new Error('useArea is used outside of a mounted area');
  return area;
}

/** Says something in the shell's snackbar: `notify.success(shared.done)`; of what can be taken back, with how. */
export function useNotify() {
  const { channel } = useArea();
  return useMemo(
    () => ({
      success: (text: string, undo?: () => void) =>
        channel.emit('notify', { kind: 'success', text, ...(undo ? { undo } : {}) }),
      error: (text: string) => channel.emit('notify', { kind: 'error', text }),
      info: (text: string) => channel.emit('notify', { kind: 'info', text }),
    }),
    [channel],
  );
}

/** Sets the title of the top bar (and of the document) while the screen is shown. */
export function useTitle(title: string): void {
  const { channel } = useArea();
  useEffect(() => channel.emit('title', title), [channel, title]);
}

/**
 * Tells the shell what the area's home begins with, for the home alone: its heading and the sentence below, if that is always the same. The
 * shell begins with them the next time, before anything of the area is there.
 */
export function useOpening(heading: string, sentence?: string): void {
  const { channel } = useArea();
  useEffect(
    () => channel.emit('opening', { heading, ...(sentence ? { sentence } : {}) }),
    [channel, heading, sentence],
  );
}

/** Publishes the sidebar's entries; call it once, in the area's frame, with a memoised list. */
export function useNavigation(items: NavigationItem[]): void {
  const { channel } = useArea();
  useEffect(() => channel.emit('navigation', items), [channel, items]);
}

/** What an area is busy with, the latest last, each with what the shell says of it. */
const busyWith = new WeakMap<object, { readonly message: string | undefined }[]>();

/**
 * Blocks the shell's links while true (specification, borrower 2: links are blocked while loading), as long as one of several is. With a
 * message the shell says it in its loading modal, and nothing else can be done meanwhile; of several the latest.
 */
export function useBusy(busy: boolean, message?: string): void {
  const { channel } = useArea();
  useEffect(() => {
    if (!busy) return;
    const own = { message };
    const tell = (all: readonly { readonly message: string | undefined }[]) => {
      busyWith.set(channel, [...all]);
      channel.emit('busy', all.length > 0);
      channel.emit('working', all.findLast((one) => one.message !== undefined)?.message);
    };
    tell([...(busyWith.get(channel) ?? []), own]);
    return () => tell((busyWith.get(channel) ?? []).filter((one) => one !== own));
  }, [channel, busy, message]);
}

/** How many forms of an area have something to lose. */
const unsavedForms = new WeakMap<object, number>();

/** Tells the shell that leaving would lose something, while it would: as long as one of the forms on the screen has something to lose. */
export function useUnsaved(unsaved: boolean): void {
  const { channel } = useArea();
  useEffect(() => {
    if (!unsaved) return;
    const count = (by: 1 | -1): number => {
      const forms = (unsavedForms.get(channel) ?? 0) + by;
      unsavedForms.set(channel, forms);
      return forms;
    };
    if (count(1) === 1) channel.emit('unsaved', true);
    return () => {
      if (count(-1) === 0) channel.emit('unsaved', false);
    };
  }, [channel, unsaved]);
}

/** The largest upload in bytes, to be told before a file is sent. */
export function useUploadLimit(): number {
  return useArea().uploadLimitBytes ?? MAX_FILE_SIZE;
}

/** Has the shell show a file; undefined where the shell cannot. */
export function usePreview(): ((file: FileToShow) => void) | undefined {
  const { channel, previews } = useArea();
  return useMemo(
    () => (previews ? (file: FileToShow) => channel.emit('preview', file) : undefined),
    [channel, previews],
  );
}

/** Has the shell show a file in a place of the area's screen; undefined where the shell cannot. */
export function usePlacedPreview(): ((file: FileToShow & Required<Pick<FileToShow, 'place'>>) => void) | undefined {
  const preview = usePreview();
  return useArea().placedPreviews ? preview : undefined;
}

/** Opens a dialog of the shell: `open('esign')`. */
export function useShellDialog(): (dialog: ShellDialog) => void {
  const { channel } = useArea();
  return useCallback((dialog) => channel.emit('open', dialog), [channel]);
}

/** How the user stands to the e-sign terms; undefined until the shell knows. */
export function useEsign(): EsignState | undefined {
  const { channel } = useArea();
  const [state, setState] = useState<EsignState>();
  useEffect(() => channel.on('esign', setState), [channel]);
  return state;
}
