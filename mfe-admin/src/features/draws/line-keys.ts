import type { KeyboardEvent } from 'react';
import type { DrawCommand } from '@groundwork/domain-draws';

const commands: Readonly<Partial<Record<string, DrawCommand | 'lower'>>> = {
  a: 'approve',
  h: 'hold',
  r: 'reject',
  z: 'reset',
  l: 'lower',
};
const steps: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/**
 * What a key on a line does: a decision, or the focus on the line above or below. Nothing while somebody types, nor with a key that
 * the browser or a screen reader takes for its own.
 */
export function onLineKey(event: KeyboardEvent<HTMLElement>, decide: (command: DrawCommand | 'lower') => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const command = commands[event.key.toLowerCase()];
  const step = steps[event.key];
  if (command === undefined && step === undefined) return;
  event.preventDefault();
  if (command !== undefined) return decide(command);
  const lines = [...(event.currentTarget.parentElement?.children ?? [])];
  const next = lines[lines.indexOf(event.currentTarget) + (step ?? 0)];
  if (next instanceof HTMLElement) next.focus();
}
