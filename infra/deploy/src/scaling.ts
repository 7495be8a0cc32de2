import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.d.ts';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts';
import { metadata, selectorOf } from './labels.js';
import type { Unit } from './units.js';

/** What a unit is given beside its Deployment: at least two, up to ten as they are busy, and never all away at once. */
export const scalingOf = (unit: Unit): readonly (HorizontalPodAutoscaler | PodDisruptionBudget)[] => [
  {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: metadata(unit.name),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: unit.name },
      minReplicas: 2,
      maxReplicas: 10,
      // Six tenths of what its limit lets it take; a share of what it asks for at least would be passed at rest.
      metrics: [
        {
          type: 'Resource',
          resource: {
            name: 'cpu',
            target: { type: 'AverageValue', averageValue: unit.kind === 'remote' ? '150m' : '600m' },
          },
        },
      ],
    },
  },
  {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: metadata(unit.name),
    spec: { maxUnavailable: 1, selector: selectorOf(unit) },
  },
];
