import { expect, it } from '@jest/globals';
import { askForProof, onProofNeeded } from './proof.js';

it('who came last is asked, then who is left; who leaves twice takes nobody else along', async () => {
  const answering: string[] = [];
  const way = (name: string) => async () => answering.push(name) > 0;
  const leaves = ['shell', 'area'].map((name) => onProofNeeded(way(name)));
  expect(await askForProof()).toBe(true);
  leaves[1]?.();
  leaves[1]?.();
  expect(await askForProof()).toBe(true);
  expect(answering).toEqual(['area', 'shell']);
  leaves[0]?.();
  expect(await askForProof()).toBe(false);
});
