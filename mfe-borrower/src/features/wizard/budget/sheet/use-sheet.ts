import { useEffect, useRef, useState } from 'react';
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
}

/**
 * The sheet of a form's budget. Both hold the same rows: the sheet draws and takes back, the form checks, keeps drafts and saves.
 */
export function useSheet<Values extends BudgetValues & FieldValues>(
  form: UseFormReturn<Values>,
  { foldsUnused }: SheetOptions,
): SheetStore {
  const [store] = useState(() => new SheetStore(form.getValues().sections, foldsUnused));
  const name = 'sections' as Path<Values>;
  // As one field: of an unknown list the form would mark every cell of a thousand lines at the first key.
  form.register(name);
  useEffect(() => {
    let isOwn = false;
    let { sheet } = store;
    const stopReading = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isOwn) return;
        store.load(values.sections);
        ({ sheet } = store);
      },
    });
    const stopWriting = store.subscribe(() => {
      if (store.sheet === sheet) return;
      ({ sheet } = store);
      isOwn = true;
      form.setValue(name, store.values() as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
      isOwn = false;
    });
    // What the form was given between the first drawing and now.
    store.load(form.getValues().sections);
    return () => {
      stopReading();
      stopWriting();
    };
  }, [form, store, name]);
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
