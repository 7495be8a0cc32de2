/** For webpack: a packed file says `import.meta.url` as if it lay where it was, so that what it reads by its own place is found there. */
import { relative, sep } from 'node:path';

/** @this {{ resourcePath: string, getOptions(): { place: string } }} `place`: the folder where the packed file will lie */
export default function place(source) {
  if (!source.includes('import.meta.url')) return source;
  const path = relative(this.getOptions().place, this.resourcePath).split(sep).join('/');
  return source.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, packedAt).href`);
}
