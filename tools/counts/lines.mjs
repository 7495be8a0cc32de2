const inUnits = /^(services|bff|mfe-[^/]+|shell)\//;

/** Kinds of places where a type is lost, each with how it is found. */
const untyped = {
  'as unknown as': /\bas unknown as\b/g,
  'index signature': /\[\w+: string\]\s*:/g,
  'Record<string, unknown>': /Record<string, unknown>/g,
  'body without a type': /@Body\(\)\s+\w+:\s*(?:object|unknown|Record)\b/g,
  'answer stated by the caller': /\.call<(?!\s*>)[^;]*?>\(/g,
};

const count = (text, pattern) => [...text.matchAll(pattern)].length;
const sum = (files, pattern) => files.reduce((total, { text }) => total + count(text, pattern), 0);

/** How many places lose a type in services, back ends and remotes, by kind; tests aside. */
export function untypedPlaces(files) {
  const read = files.filter(({ path, test }) => !test && inUnits.test(path));
  return Object.entries(untyped).map(([kind, pattern]) => ({ kind, places: sum(read, pattern) }));
}

/** Lines over 140 and over 160 characters for a thousand, of the source and of the tests. */
export function wideLines(files) {
  return [false, true].map((test) => {
    const lines = files.filter((file) => file.test === test).flatMap(({ text }) => text.split('\n'));
    const perThousand = (width) =>
      Math.round((lines.filter((line) => line.length > width).length * 10_000) / lines.length) / 10;
    return { of: test ? 'tests' : 'source', lines: lines.length, over140: perThousand(140), over160: perThousand(160) };
  });
}

/** The rows of the back ends' tables, those whose method and path stand in their table already, and methods that only hold a path. */
export function rowsTwice(files) {
  const written = files.filter(({ path, test }) => !test && path.startsWith('bff/'));
  const rows = written.flatMap(({ path, text }) =>
    [...text.matchAll(/\broute\.(\w+)\(\s*'([^']+)'/g)].map(([, method, route]) =>
      [path.split('/')[1], method, route].join(' '),
    ),
  );
  return {
    emptyMethods: sum(written, /\(\): void \{\}/g),
    rows: rows.length,
    repeated: rows.length - new Set(rows).size,
  };
}
