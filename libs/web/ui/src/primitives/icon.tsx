import { iconPaths } from './icon-paths.js';

export type IconName = keyof typeof iconPaths;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}

/** A line icon in the colour and size of the text around it. Decorative unless `label` is given. */
export function Icon({ name, label, size = '1.25em' }: { name: IconName; label?: string; size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flexShrink: 0 }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
