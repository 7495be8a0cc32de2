/** Largest file that is taken where the deployment says nothing else, in bytes. */
export const MAX_FILE_SIZE = 100 * 1024 * 1024;

/** 5242880 → '5 MB'; whole below 10 kB steps, one digit above. */
export function formatFileSize(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB'] as const;
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = Number.isInteger(size) || size >= 100 ? 0 : 1;
  return `${size.toFixed(digits)} ${units[unit]}`;
}
