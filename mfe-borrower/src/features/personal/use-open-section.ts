import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { profileSections, sectionOfComplaint } from './profile-values.js';
import type { ProfileValues } from './profile-values.js';

/** Which section a phone shows. A submission that was refused opens the section of its first complaint, at the field. */
export function useOpenSection(form: UseFormReturn<ProfileValues>) {
  const [open, setOpen] = useState(0);
  const { errors, submitCount } = form.formState;
  const handled = useRef(0);
  const waiting = useRef<keyof ProfileValues>(undefined);
  useEffect(() => {
    if (submitCount === handled.current) return;
    handled.current = submitCount;
    const index = sectionOfComplaint(errors);
    const field = profileSections[index]?.fields.find((name) => name in errors);
    if (index === -1 || !field) return;
    if (index === open) return form.setFocus(field);
    waiting.current = field;
    setOpen(index);
  }, [submitCount, errors, form, open]);
  useEffect(() => {
    // A field of a section that was hidden can take the focus once the section is drawn.
    if (waiting.current) form.setFocus(waiting.current);
    waiting.current = undefined;
  }, [open, form]);
  /** Goes on where nothing is complained about in the section that is open. */
  const next = async (): Promise<void> => {
    if (await form.trigger([...(profileSections[open]?.fields ?? [])], { shouldFocus: true }))
      setOpen(Math.min(open + 1, profileSections.length - 1));
  };
  return { open, setOpen, next, back: () => setOpen(Math.max(0, open - 1)), last: open === profileSections.length - 1 };
}
