import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { get } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { BudgetValues } from '../budget-values.js';
import { placesOf } from './sheet.js';
import type { RowField } from './sheet.js';
import { SheetStore } from './sheet-store.js';

const fields = ['name', 'type', 'note', 'budgetAmount'] as const;

interface SheetOptions {
  /** Proposed lines that nobody uses begin folded away. */
  readonly foldsUnused: boolean;
  /** Has the form take over what was typed, now. */
  readonly settle: RefObject<(() => void) | undefined>;
}

/** So long after a key the form takes the rows over, in milliseconds: no key waits for a thousand of them. */
const TAKEN_AFTER = 150;

/**
 * The sheet of a form's budget. Both hold the same rows: the sheet draws and takes back, the form checks, keeps drafts and saves. The
 * first change marks the form at once; it takes over the rows a moment after a key, when a cell is left, and before it is saved or
 * goes: `settle` has it do so now.
 */
export function useSheet<Values extends BudgetValues & FieldValues>(
  form: UseFormReturn<Values>,
  { foldsUnused, settle }: SheetOptions,
): SheetStore {
  const [store] = useState(() => new SheetStore(form.getValues().sections, foldsUnused));
  const name = 'sections' as Path<Values>;
  // As one field: of an unknown list the form would mark every cell of a thousand lines at the first key.
  form.register(name);
  // Before what writes drafts, which hears of the end of the page or of the form after this.
  useLayoutEffect(() => {
    let isOwn = false;
    let { sheet } = store;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = () => {
      clearTimeout(timer);
      timer = undefined;
      if (store.sheet === sheet) return;
      ({ sheet } = store);
      isOwn = true;
      form.setValue(name, store.values() as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
      isOwn = false;
    };
    const load = (sections: Values['sections']) => {
      clearTimeout(timer);
      timer = undefined;
      store.load(sections);
      ({ sheet } = store);
    };
    const stopReading = form.subscribe({
      formState: { values: true },
      callback: ({ name: changed, values }) => {
        // Of another field nothing comes to the rows.
        if (!isOwn && (changed === undefined || changed === name)) load(values.sections);
      },
    });
    const stopWriting = store.subscribe(() => {
      if (store.sheet === sheet) return;
      const { isDirty, isSubmitted } = form.control._formState;
      if (!isDirty || isSubmitted || !store.isTyping) take();
      else timer ??= setTimeout(take, TAKEN_AFTER);
    });
    settle.current = take;
    store.onLeft = take;
    addEventListener('pagehide', take);
    // What the form was given between the first drawing and now.
    load(form.getValues().sections);
    return () => {
      take();
      settle.current = undefined;
      store.onLeft = () => undefined;
      removeEventListener('pagehide', take);
      stopReading();
      stopWriting();
    };
  }, [form, store, name, settle]);
  useFocusOnError(form, store);
  return store;
}

/** The first cell with a complaint has the focus when a save was refused. */
function useFocusOnError<Values extends FieldValues>(form: UseFormReturn<Values>, store: SheetStore): void {
  const { submitCount, errors } = form.formState;
  const seen = useRef(submitCount);
  useEffect(() => {
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    for (const { row, section, place } of placesOf(store.sheet).values()) {
      const complaints: unknown = get(errors, `sections.${section}.additionalItems.${place}`);
      const field = fields.find((name) => get(complaints, name) !== undefined);
      if (field) return store.focus({ key: row.key, field });
    }
  }, [submitCount, errors, store]);
}

/** The complaint of the form about a cell. */
export function complaintOf(errors: unknown, section: number, place: number, field: RowField): string | undefined {
  const found: unknown = get(errors, `sections.${section}.additionalItems.${place}.${field}`);
  return (found as { message?: string } | undefined)?.message;
}
