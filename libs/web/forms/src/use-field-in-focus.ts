import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useStep } from './step-context.js';

const focusable = ':is(input, select, textarea, button):enabled, a[href], [tabindex]:not([tabindex="-1"])';

/** The longest beginning of a path that some element names as its `data-place`, and what can be focused there. */
function placeOf(root: HTMLElement, path: string): HTMLElement | undefined {
  const parts = path.split('.');
  const places = [...root.querySelectorAll<HTMLElement>('[data-place]')];
  for (let length = parts.length; length > 0; length -= 1) {
    const place = places.find(({ dataset }) => dataset['place'] === parts.slice(0, length).join('.'));
    const within = place?.matches(focusable) ? place : place?.querySelector<HTMLElement>(focusable);
    // What is still being fetched has nothing to type in, and takes the focus itself where it can.
    const target = within ?? (place?.hasAttribute('tabindex') ? place : undefined);
    if (target) return target;
  }
  return root.querySelector<HTMLElement>(focusable) ?? undefined;
}

/**
 * Puts the focus on the field that a link led to, once it can be typed in: the field itself, else the place that names it, else the
 * first of the form.
 */
export function useFieldInFocus<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  const { target } = useStep();
  useEffect(() => {
    if (!target || !isOpen) return undefined;
    // The rows of a form that has just begun are drawn once more, and the focus would go with the first of them.
    const frame = requestAnimationFrame(() => {
      const element = root.current;
      if (!element) return;
      form.setFocus(target.path as Path<Values>);
      if (!element.contains(document.activeElement)) placeOf(element, target.path)?.focus();
      document.activeElement?.scrollIntoView?.({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [target, isOpen, form, root]);
}
