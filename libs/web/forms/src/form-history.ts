import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { copyOf } from './versions.js';

/** Steps that can be taken back. */
const LONGEST = 100;

/** The form as it was before a step, and the field that the step changed. */
interface Step<Values> {
  readonly before: Values;
  readonly path: string;
}

export interface HistoryState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What was taken back or done again last: the field, and which of the two. */
  readonly last?: { readonly path: string; readonly way: 'back' | 'again' };
}

/** What a form tells of a change. Nothing is named where the whole was replaced. */
interface Change<Values> {
  readonly name?: string;
  readonly values: Values;
  readonly defaultValues?: unknown;
}

const none: HistoryState = { canUndo: false, canRedo: false };
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The steps of a form, to be taken back and done again: one for each choice, and one for what is typed into a field until it is left. A
 * save, and what is fetched or put back in place of the whole, begins anew: steps lead over nobody else's changes.
 */
export class FormHistory<Values extends FieldValues> {
  private readonly listeners = new Set<() => void>();
  private past: Step<Values>[] = [];
  private future: Step<Values>[] = [];
  private now: Values;
  private defaults: unknown;
  /** The field that is being typed into: the next key there belongs to the step. */
  private typing: string | undefined;
  /** What changes at once is one step. */
  private isAtOnce = false;
  private isOwn = false;
  private isReplaced = false;
  private current = none;

  constructor(private readonly form: UseFormReturn<Values>) {
    this.now = copyOf(form.getValues());
    this.defaults = form.control._defaultValues;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = (): HistoryState => this.current;

  /** Follows the form until the answer is called. */
  follow(): () => void {
    this.begin();
    return this.form.subscribe({
      formState: { values: true },
      callback: (change) => this.changed(change as Change<Values>),
    });
  }

  /** The field was left: what is typed there next is a step of its own. */
  readonly left = (): void => {
    this.typing = undefined;
  };

  readonly undo = (): void => {
    const step = this.past.pop();
    if (!step) return;
    this.future.push({ before: this.now, path: step.path });
    this.put(step.before);
    this.tell({ path: step.path, way: 'back' });
  };

  readonly redo = (): void => {
    const step = this.future.pop();
    if (!step) return;
    this.past.push({ before: this.now, path: step.path });
    this.put(step.before);
    this.tell({ path: step.path, way: 'again' });
  };

  private begin(): void {
    this.past = [];
    this.future = [];
    this.typing = undefined;
    this.now = copyOf(this.form.getValues());
    this.tell();
  }

  private changed({ name, values, defaultValues }: Change<Values>): void {
    if (this.isOwn || this.isReplaced) return;
    if (defaultValues !== this.defaults) return this.replaced(defaultValues);
    if (isSame(values, this.now)) return;
    if (name === undefined) return this.begin();
    const isText = isTextEditing(document.activeElement);
    if (!this.isAtOnce && !(isText && name === this.typing))
      this.past = [...this.past, { before: this.now, path: name }].slice(-LONGEST);
    this.typing = isText ? name : undefined;
    this.future = [];
    this.now = copyOf(values);
    this.isAtOnce = true;
    queueMicrotask(() => (this.isAtOnce = false));
    this.tell();
  }

  /** Saved, or fetched anew: fields are told one by one until the whole stands. */
  private replaced(defaults: unknown): void {
    this.defaults = defaults;
    this.isReplaced = true;
    queueMicrotask(() => {
      this.isReplaced = false;
      this.begin();
    });
  }

  private put(values: Values): void {
    this.typing = undefined;
    this.now = values;
    this.isOwn = true;
    const { isSubmitted } = this.form.control._formState;
    this.form.reset(copyOf(values), { keepDefaultValues: true, keepTouched: true, keepIsSubmitted: true });
    this.isOwn = false;
    // Complaints of a save that was refused are those of what stands here now.
    if (isSubmitted) void this.form.trigger();
  }

  private tell(last?: HistoryState['last']): void {
    const next = { canUndo: this.past.length > 0, canRedo: this.future.length > 0, last };
    if (isSame(next, this.current)) return;
    this.current = next;
    for (const listener of this.listeners) listener();
  }
}

const typed = new Set(['email', 'number', 'password', 'search', 'tel', 'text', 'url']);

/** Whether keys there edit a text, whose steps the browser takes back by itself. */
export function isTextEditing(element: EventTarget | null): boolean {
  if (element instanceof HTMLInputElement) return typed.has(element.type);
  return element instanceof HTMLTextAreaElement || (element instanceof HTMLElement && element.isContentEditable);
}
