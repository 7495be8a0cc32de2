/** The widget as it stands in the page. */
export interface Widget {
  /** The window of its frame; null while there is none. */
  readonly window: MessageEventSource | null | undefined;
  /** Where it comes from. */
  readonly origin: string;
  readonly requestCode: string;
}

/** What the widget says: it is there, it is done, the person gave it up. */
export const widgetStatuses = { opened: 1, done: 3, left: 4 } as const;
export type WidgetWord = keyof typeof widgetStatuses;

/** What the fields of a message that may be the widget's are called; whoever sent it may have put anything into them. */
interface Message {
  readonly requestCode?: unknown;
  readonly Status?: unknown;
}
const isMessage = (data: unknown): data is Message => typeof data === 'object' && data !== null;

/**
 * What a message of the page means, undefined for whatever is not the widget's: it has to come from its origin and from the
 * window of its own frame, and to name the request that is open, where it names one (specification 4, Financial verification).
 */
export function widgetWord(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  widget: Widget,
): WidgetWord | undefined {
  if (!widget.window || source !== widget.window || origin !== widget.origin) return undefined;
  if (!isMessage(data) || (data.requestCode !== undefined && data.requestCode !== widget.requestCode)) return undefined;
  return (Object.keys(widgetStatuses) as WidgetWord[]).find((word) => widgetStatuses[word] === data.Status);
}
