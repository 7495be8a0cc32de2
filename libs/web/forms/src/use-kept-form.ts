import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '@groundwork/web-http';
import { dropDraft, readDraft, writeDraft } from './drafts.js';
import type { Draft } from './drafts.js';
import { showProblem, useRuleForm } from './use-rule-form.js';
import type { Check } from './use-rule-form.js';
import { disputesOf, onTopOf, settle } from './versions.js';
import type { Dispute, Side } from './versions.js';

interface Stored<Values, Version> {
  values: Values;
  /** A number; of a form over several records, the version of each. */
  version?: Version;
}

export interface KeptFormOptions<Values extends FieldValues, Version> extends Stored<Values, Version> {
  /** Under which name the browser keeps what is typed: user first (the shell removes a user's drafts by it), company, section and row. */
  draftKey: string;
  check?: Check<Values>;
  /** Stores what passed the check, on the version that it was typed over. Rejects with what is wrong. */
  save: (values: Values, version: Version | undefined) => Promise<unknown>;
  /** Reads the record that a conflict answers with. */
  current?: (record: unknown) => Stored<Values, Version>;
  /** Whoever had the choice between two versions made it, and that is saved. */
  onSettled?: () => unknown;
}

type SaveOf<Values extends FieldValues, Version> = KeptFormOptions<Values, Version>['save'];

/** Two versions of one record, and the way out. */
export interface Conflict {
  disputes: readonly Dispute[];
  resolve: (chosen: Readonly<{ [path: string]: Side }>) => Promise<void>;
  cancel: () => void;
}

export interface KeptForm<Values extends FieldValues, Version = unknown> {
  form: UseFormReturn<Values>;
  dirty: boolean;
  saving: boolean;
  /** Checks and saves; resolves with whether it is saved. `save` in place of the form's own, where more is asked for. */
  submit: (save?: SaveOf<Values, Version>) => Promise<boolean>;
  /** What was typed before a reload or the end of a session and never saved. */
  offer?: { at: string; take: () => void; drop: () => void };
  conflict?: Conflict;
  /** Forgets what is typed. */
  discard: () => void;
}

/**
 * A form that loses nothing: what is typed is kept in the browser until it is saved and offered again after a reload, and what
 * somebody else saved meanwhile is neither overwritten nor lost.
 */
export function useKeptForm<Values extends FieldValues, Version = number>(
  options: KeptFormOptions<Values, Version>,
): KeptForm<Values, Version> {
  const { draftKey, values, version, check, save: ownSave, current, onSettled } = options;
  const form = useRuleForm<Values>({ defaultValues: values as DefaultValues<Values>, values, check });
  const { isDirty: dirty, isSubmitting: saving } = form.formState;
  const base = useBase<Values, Version>({ values, version }, dirty);
  const [offer, setOffer] = useState(() => readDraft<Values, Version>(draftKey));
  const [conflict, setConflict] = useState<Conflict>();
  const decided = offer === undefined;
  useDraftOf(form, draftKey, base, dirty && decided);

  const done = (saved: Values) => {
    base.current = { values: saved };
    dropDraft(draftKey);
    setConflict(undefined);
    form.reset(saved);
  };
  const store = async (entered: Values, over: Version | undefined, save: SaveOf<Values, Version>): Promise<boolean> => {
    try {
      await save(entered, over);
    } catch (error) {
      const record = error instanceof ApiProblem && error.code === 'state.version_conflict' ? error.current : undefined;
      if (record && current) return clash(entered, current(record), over, save);
      showProblem(form, error);
      return false;
    }
    done(entered);
    return true;
  };
  const clash = (
    typed: Values,
    theirs: Stored<Values, Version>,
    over: Version | undefined,
    save: SaveOf<Values, Version>,
  ): Promise<boolean> | boolean => {
    const disputes = disputesOf(base.current.values, typed, theirs.values);
    const entered = onTopOf(typed, theirs.values);
    // They changed nothing that this form shows: nothing of theirs is at stake.
    if (!disputes.some(({ changedByThem }) => changedByThem) && !isSameVersion(theirs.version, over))
      return store(entered, theirs.version, save);
    setConflict({
      disputes,
      cancel: () => setConflict(undefined),
      resolve: async (chosen) => {
        const settled = settle(entered, disputes, chosen);
        base.current = theirs;
        setConflict(undefined);
        form.reset(settled, { keepDefaultValues: true });
        await form.handleSubmit(async (chosenValues) => {
          if (await store(chosenValues, theirs.version, save)) onSettled?.();
        })();
      },
    });
    return false;
  };
  const submit = async (save = ownSave): Promise<boolean> => {
    let saved = false;
    await form.handleSubmit(async (entered) => {
      saved = await store(entered, base.current.version, save);
    })();
    return saved;
  };
  const discard = () => {
    dropDraft(draftKey);
    form.reset(values);
  };
  const take = (draft: Draft<Values, Version>) => {
    base.current = { values: draft.base, version: draft.version };
    form.reset(draft.values, { keepDefaultValues: true });
    setOffer(undefined);
  };
  const drop = () => {
    dropDraft(draftKey);
    setOffer(undefined);
  };
  return {
    form,
    dirty,
    saving,
    submit,
    discard,
    conflict,
    offer: offer && { at: offer.at, take: () => take(offer), drop },
  };
}

/** Versions are plain: a number, or a few of them by name. */
const isSameVersion = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What is typed was typed over this: a version that is fetched later is somebody else's. */
function useBase<Values, Version>(record: Stored<Values, Version>, dirty: boolean) {
  const base = useRef(record);
  useEffect(() => {
    if (!dirty) base.current = record;
  });
  return base;
}

/** Keeps what is typed in the browser while there is something to keep. */
function useDraftOf<Values extends FieldValues, Version>(
  form: UseFormReturn<Values>,
  key: string,
  base: { current: Stored<Values, Version> },
  kept: boolean,
): void {
  const typed = useWatch({ control: form.control });
  const wrote = useRef(false);
  useEffect(() => {
    if (kept) {
      wrote.current = true;
      writeDraft(key, {
        at: new Date().toISOString(),
        version: base.current.version,
        base: base.current.values,
        values: form.getValues(),
      });
    } else if (wrote.current) {
      wrote.current = false;
      dropDraft(key);
    }
  }, [kept, typed, key, base, form]);
}
