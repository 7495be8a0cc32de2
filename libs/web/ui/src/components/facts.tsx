import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';

export interface Fact {
  label: string;
  /** Shown as a dash where there is nothing. */
  value: ReactNode;
}

const FactGrid = chakra('dl', { base: { display: 'grid', columnGap: '6', rowGap: '4' } });

/** What is known of something, label above value, as many columns as fit. */
export function Facts({ facts, minWidth = 200 }: { facts: readonly Fact[]; minWidth?: number }) {
  return (
    <FactGrid gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <chakra.dt textStyle="small">{label}</chakra.dt>
          <chakra.dd overflowWrap="anywhere" fontWeight="medium">
            {value === undefined || value === null || value === '' ? '—' : value}
          </chakra.dd>
        </div>
      ))}
    </FactGrid>
  );
}
