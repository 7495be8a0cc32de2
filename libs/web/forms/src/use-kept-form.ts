import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { unkeptOf } from '@groundwork/domain-validation';
import { ApiProblem, Intents, withIntents } from '@groundwork/web-http';
import { dropDraft, readDraft, writeDraft } from './drafts.js';
import type { Draft } from './drafts.js';
import { ServerDraft } from './server-draft.js';
import type { DraftServer } from './server-draft.js';
import type { Offer } from './draft-offer.js';
import { showProblem, useRuleForm } from './use-rule-form.js';
import type { Check } from './use-rule-form.js';
import { disputesOf, onTopOf, settle } from './versions.js';
import type { Choices, Dispute } from './versions.js';
import { useWriting } from './use-writing.js';

interface Stored<Values, Version> {
  values: Values;
  /** A number; of a form over several records, the version of each. */
  version?: Version;
}

export interface KeptFormOptions<Values extends FieldValues, Version> extends Stored<Values, Version> {
  /** Under which name the browser keeps what is typed: user first (the shell removes a user's drafts by it), company, section and row. */
  draftKey: string;
  /** Keeps what is typed beyond this browser, under the section's name there. */
  server?: { readonly drafts: DraftServer; readonly section: string };
  check?: Check<Values>;
  /** Stores what passed the check, on the version that it was typed over. Rejects with what is wrong. */
  save: (values: Values, version: Version | undefined) => Promise<unknown>;
  /** What is said before the reason why it could not be saved. */
  failed?: string | undefined;
  /** Reads the record that a conflict answers with. */
  current?: (record: unknown) => Stored<Values, Version>;
  /** Told how what is typed about stands, where somebody else moved it meanwhile: nothing is sent on that version by itself. */
  moved?: (record: unknown) => void;
  /** Has what draws by itself, as the sheet of a budget, bring into the form what was typed there last. */
  settle?: () => void;
  /** Whoever had the choice between two versions made it, and that is saved. */
  onSettled?: () => unknown;
}

type SaveOf<Values extends FieldValues, Version> = KeptFormOptions<Values, Version>['save'];

/** Two versions of one record, and the way out. */
export interface Conflict {
  disputes: readonly Dispute[];
  resolve: (chosen: Choices) => Promise<void>;
  cancel: () => void;
}

export interface KeptForm<Values extends FieldValues, Version = unknown> {
  form: UseFormReturn<Values>;
  dirty: boolean;
  saving: boolean;
  /** Checks and saves; resolves with whether it is saved. `save` in place of the form's own, where more is asked for. */
  submit: (save?: SaveOf<Values, Version>) => Promise<boolean>;
  /** What was typed before a reload or the end of a session and never saved. */
  offer?: Offer;
  conflict?: Conflict;
  /** Where what is typed is kept beside this browser. */
  autosave: Pick<ServerDraft<Values, Version>, 'subscribe' | 'state'>;
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
  const { draftKey, values, version, check, save: ownSave, failed, current, moved, onSettled, server } = options;
  const form = useRuleForm<Values>({ defaultValues: values as DefaultValues<Values>, values, check });
  const { isDirty: dirty, isSubmitting: saving } = form.formState;
  const base = useBase<Values, Version>({ values, version }, dirty);
  const [offer, setOffer] = useState(() => readWhole<Values, Version>(draftKey, values));
  const [conflict, setConflict] = useState<Conflict>();
  const [intents] = useState(() => new Intents());
  const decided = offer === undefined;
  const [autosave] = useState(() => new ServerDraft<Values, Version>(server?.drafts, server?.section ?? ''));
  const forgetDraft = useDraftOf(form, { key: draftKey, base, autosave }, { dirty, decided });
  useOfferFromElsewhere(form, draftKey, autosave, setOffer);

  const done = (saved: Values) => {
    base.current = { values: saved };
    setConflict(undefined);
    form.reset(saved);
    forgetDraft();
  };
  const store = async (entered: Values, over: Version | undefined, save: SaveOf<Values, Version>): Promise<boolean> => {
    try {
      // What is new is made once, whatever is typed until it is known how the first attempt ended.
      await (over === undefined ? withIntents(intents, () => save(entered, over)) : save(entered, over));
    } catch (error) {
      const record = error instanceof ApiProblem && error.code === 'state.version_conflict' ? error.current : undefined;
      if (record && moved) {
        moved(record);
        return false;
      }
      if (record && current) return clash(entered, current(record), over, save);
      showProblem(form, error, failed);
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
    if (!disputes.some(({ changedByThem }) => changedByThem) && !isSame(theirs.version, over))
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
    options.settle?.();
    let saved = false;
    await form.handleSubmit(async (entered) => {
      saved = await store(entered, base.current.version, save);
    })();
    return saved;
  };
  const discard = () => {
    form.reset(values);
    forgetDraft();
  };
  const put = (entered: Values) => {
    form.reset(entered, { keepDefaultValues: true });
    setOffer(undefined);
    autosave.release();
  };
  const take = (offered: Draft<Values, Version>) => {
    // The record may have been read after what was offered.
    const draft = wholeOf(offered, values);
    if (dirty) return join(draft);
    base.current = { values: draft.base, version: draft.version };
    put(draft.values);
  };
  /** Something was typed here as well: each keeps what only it changed, and of the others one is chosen. */
  const join = (draft: Draft<Values, Version>) => {
    const mine = form.getValues();
    const disputes = changedElsewhere(draft, mine);
    const proposed = Object.fromEntries(disputes.map((dispute) => [dispute.path, dispute.proposed]));
    if (disputes.every((dispute) => dispute.proposed === 'theirs')) return put(settle(mine, disputes, proposed));
    setConflict({
      disputes,
      cancel: () => setConflict(undefined),
      resolve: async (chosen) => {
        setConflict(undefined);
        put(settle(mine, disputes, chosen));
      },
    });
  };
  const drop = () => {
    dropDraft(draftKey);
    autosave.forget();
    setOffer(undefined);
  };
  return {
    form,
    dirty,
    saving,
    submit,
    discard,
    conflict,
    autosave,
    offer: offer && { at: offer.at, take: () => take(offer), drop },
  };
}

/** A draft of a form whose record holds these values: what the browser did not keep is as the record has it. */
const wholeOf = <Values extends FieldValues, Version>(
  draft: Draft<Values, Version>,
  values: Values,
): Draft<Values, Version> => ({
  ...draft,
  base: { ...unkeptOf(values), ...draft.base },
  values: { ...unkeptOf(values), ...draft.values },
});
function readWhole<Values extends FieldValues, Version>(
  key: string,
  values: Values,
): Draft<Values, Version> | undefined {
  const draft = readDraft<Values, Version>(key);
  return draft && wholeOf(draft, values);
}

/** What a draft from elsewhere has otherwise than what is typed here. */
const changedElsewhere = <Values extends FieldValues>(draft: Draft<Values, unknown>, mine: Values): Dispute[] =>
  disputesOf(draft.base, mine, draft.values).filter(({ changedByThem }) => changedByThem);

/** Versions and values are plain. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is typed was typed over this: a version that is fetched later is somebody else's. Said as the screen is drawn: a little later it
 * would undo what a press has put back meanwhile.
 */
function useBase<Values, Version>(record: Stored<Values, Version>, dirty: boolean) {
  const base = useRef(record);
  useLayoutEffect(() => {
    if (!dirty) base.current = record;
  });
  return base;
}

interface Keeping<Values, Version> {
  key: string;
  base: { current: Stored<Values, Version> };
  autosave: ServerDraft<Values, Version>;
}

/**
 * What was typed on another device, or here before the browser lost it, is offered where it is newer than what this browser has, and
 * where something is typed here before it arrives: neither overwrites the other.
 */
function useOfferFromElsewhere<Values extends FieldValues, Version>(
  form: UseFormReturn<Values>,
  key: string,
  autosave: ServerDraft<Values, Version>,
  offer: (draft: Draft<Values, Version>) => void,
): void {
  useEffect(() => {
    let isGone = false;
    void autosave.read().then((draft) => {
      if (isGone || !draft) return;
      const typed = form.getValues();
      if (form.formState.isDirty) {
        if (changedElsewhere(draft, typed).length > 0) offer(draft);
        else autosave.release();
        return;
      }
      const own = readWhole<Values, Version>(key, typed);
      // Of the same moment the one elsewhere has what this browser does not keep.
      if (
        own &&
        (own.at > draft.at || (own.at === draft.at && disputesOf(draft.base, own.values, draft.values).length === 0))
      )
        autosave.release();
      // It was saved, and the browser went before it could say so.
      else if (isSame(draft.values, typed)) autosave.forget();
      else offer(draft);
    });
    return () => {
      isGone = true;
    };
  }, [form, key, autosave, offer]);
}

/**
 * Keeps what is typed in the browser and on the server while there is something to keep. The answer is what to do when there is nothing
 * any more.
 */
function useDraftOf<Values extends FieldValues, Version>(
  form: UseFormReturn<Values>,
  { key, base, autosave }: Keeping<Values, Version>,
  { dirty, decided }: { dirty: boolean; decided: boolean },
): () => void {
  const wrote = useRef(false);
  const write = useCallback(() => {
    const { values, version } = base.current;
    autosave.write(writeDraft(key, { at: new Date().toISOString(), version, base: values, values: form.getValues() }));
  }, [key, base, form, autosave]);
  const stop = useWriting(form, write, dirty && decided);
  const forget = useCallback(() => {
    stop();
    dropDraft(key);
    autosave.forget();
  }, [key, stop, autosave]);
  useEffect(() => () => autosave.flush(), [autosave]);
  useEffect(() => {
    if (!dirty && wrote.current) forget();
    wrote.current = dirty && (decided || wrote.current);
  }, [dirty, decided, forget]);
  return forget;
}
