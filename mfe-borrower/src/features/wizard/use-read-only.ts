import { useState } from 'react';
import { stepCompleteness, stepKeys } from '@groundwork/domain-applications';
import type { Application } from '../../data/api.js';
import { factsOf } from '../../data/application-facts.js';

interface ReadOnly {
  /** The open section is complete and there to be read. */
  readOnly: boolean;
  /** Makes it editable. */
  edit: () => void;
}

/**
 * Whether the open section was complete when it was opened; one that becomes complete while it is filled in stays open, and so does
 * one to a field of which a link led.
 */
export function useReadOnly(step: number | undefined, application: Application, isLedTo: boolean): ReadOnly {
  const isClosed = isComplete(step, application);
  const [entry, setEntry] = useState({ step, isClosed, isEdited: isLedTo });
  if (entry.step !== step) setEntry({ step, isClosed, isEdited: isLedTo });
  else if (isLedTo && !entry.isEdited) setEntry({ ...entry, isEdited: true });
  return {
    readOnly: entry.step === step && entry.isClosed && !entry.isEdited,
    edit: () => setEntry({ step, isClosed, isEdited: true }),
  };
}

/**
 * The term sheet is never closed: it is withdrawn and the whole is submitted there. Of a new application the name alone is complete,
 * because it was given one: it has still to be said.
 */
function isComplete(step: number | undefined, application: Application): boolean {
  const facts = factsOf(application);
  const complete = stepKeys.filter((key) => stepCompleteness(facts, key) === 'complete');
  const key = stepKeys[step ?? -1];
  return (
    key !== undefined && key !== 'termSheet' && complete.includes(key) && complete.some((other) => other !== 'name')
  );
}
