import { useCallback, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isKeepable } from '@groundwork/domain-validation';
import { useWriting } from '@groundwork/web-forms';
import type { Offer } from '@groundwork/web-forms';
import { dropTabDrafts, readTabDraft, writeTabDraft } from './tab-drafts.js';

export interface FormDraft {
  /** What was typed before a reload and never sent. */
  offer?: Offer;
  /** It is sent. */
  forget: () => void;
}

interface TabDraftOptions<Values> {
  /** The form, and the link that led to it. */
  key: string;
  /** The fields that are stored, by name: never a signature. Those that no browser keeps are left out by themselves. */
  fields: readonly (keyof Values & string)[];
}

/** Stores what is typed into a form of a public page in this tab until it is sent, and offers it again after a reload. */
export function useTabDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { key, fields }: TabDraftOptions<Values>,
): FormDraft {
  const [names] = useState(() => fields.filter(isKeepable));
  const [untouched] = useState(() => JSON.stringify(only(names, form.getValues())));
  const [offer, setOffer] = useState(() => readTabDraft<Values>(key));
  const isSent = useRef(false);
  const write = useCallback(() => {
    if (isSent.current) return;
    const values = only(names, form.getValues());
    if (JSON.stringify(values) === untouched) dropTabDrafts(key);
    else writeTabDraft<Values>(key, { at: new Date().toISOString(), values });
  }, [form, key, names, untouched]);
  useWriting(form, write, offer === undefined);
  const forget = useCallback(() => {
    isSent.current = true;
    dropTabDrafts(key);
  }, [key]);
  const take = () => {
    form.reset({ ...form.getValues(), ...only(names, offer?.values ?? {}) }, { keepDefaultValues: true });
    setOffer(undefined);
  };
  const drop = () => {
    dropTabDrafts(key);
    setOffer(undefined);
  };
  return { offer: offer && { at: offer.at, take, drop }, forget };
}

function only<Values>(names: readonly (keyof Values & string)[], values: Partial<Values>): Partial<Values> {
  const own = names.filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]);
  return Object.fromEntries(own) as Partial<Values>;
}
