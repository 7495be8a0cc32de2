import { useEffect, useRef } from 'react';
import { get, useFormContext } from 'react-hook-form';

/**
 * Puts the focus back into a field of the surrounding form, its text marked, when a submit failed over it. Fields are disabled while
 * their form is on its way, and what is disabled loses the focus and takes none: a complaint would stand where nobody hears it.
 * `fallback`: also when what failed belongs to no field.
 */
export function useFocusAfterFailure(name: string, { fallback = false } = {}): void {
  const { formState, setFocus } = useFormContext();
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = formState;
  const failed = submitCount > 0 && !isSubmitting && !isSubmitSuccessful;
  const mine = get(errors, name) !== undefined || (fallback && Object.keys(errors).every((field) => field === 'root'));
  const seen = useRef(0);
  useEffect(() => {
    // Each submit once: a complaint that comes later, as when a field is left, moves nothing. A reset counts from 0 again.
    if (submitCount < seen.current) seen.current = 0;
    if (!failed || seen.current === submitCount) return;
    seen.current = submitCount;
    if (mine) setFocus(name, { shouldSelect: true });
  }, [failed, mine, name, setFocus, submitCount]);
}
