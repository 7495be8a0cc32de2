import { chakra } from '@chakra-ui/react/styled-system';

interface ProgressRingProps {
  /** 0 to 100. */
  percent: number;
  /** What is in progress, for screen readers. */
  label: string;
  /** px */
  size?: number;
}

const Ring = chakra('div', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'accent.fg',
  },
});

/** A ring that says how far something is, with the figure inside. */
export function ProgressRing({ percent, label, size = 56 }: ProgressRingProps) {
  const value = Math.round(Math.min(100, Math.max(0, percent)));
  const radius = 20;
  const length = 2 * Math.PI * radius;
  return (
    <Ring role="progressbar" aria-label={label} aria-valuenow={value} aria-valuemin={0} aria-valuemax={100}>
      <svg viewBox="0 0 48 48" width={size} height={size} fill="none" strokeWidth="5" aria-hidden>
        <circle cx="24" cy="24" r={radius} stroke="var(--chakra-colors-bg-muted)" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${(value / 100) * length} ${length}`}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <chakra.span position="absolute" fontSize="xs" fontWeight="semibold" color="fg">
        {value}%
      </chakra.span>
    </Ring>
  );
}
