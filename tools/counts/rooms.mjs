import { posix } from 'node:path';

const imports = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;
const units = /^(services\/[^/]+|bff\/[^/]+|mfe-[^/]+|shell)\/src\//;

/**
 * The room of a file: the folder below `src`, of a screen its own (`features/wizard`); a file that lies in `src` itself
 * is a roof and no room.
 */
function roomOf(unit, path) {
  const parts = path.slice(`${unit}/src/`.length).split('/');
  if (parts.length === 1) return undefined;
  return parts[0] === 'features' && parts.length > 2 ? `features/${parts[1]}` : parts[0];
}

/** What each room of a unit imports of its others. */
function arrowsOf(unit, files) {
  const arrows = new Map();
  for (const { path, text, test } of files) {
    const from = roomOf(unit, path);
    if (test || from === undefined || !path.startsWith(`${unit}/src/`)) continue;
    if (!arrows.has(from)) arrows.set(from, new Set());
    for (const [, target] of text.matchAll(imports)) {
      const to = roomOf(unit, posix.join(posix.dirname(path), target));
      if (to !== undefined && to !== from) arrows.get(from).add(to);
    }
  }
  return arrows;
}

/** How many arrows run from a room to one that stands above or beside it, where the rooms stand in this order. */
const back = (order, arrows) => {
  const floor = new Map(order.map((room, index) => [room, index]));
  return order.flatMap((room) =>
    [...(arrows.get(room) ?? [])]
      .filter((to) => (floor.get(to) ?? -1) > floor.get(room))
      .map((to) => `${room} → ${to}`),
  );
};

/** The rooms in an order with as few arrows back up as one-room moves find: the smallest set is rarely missed in so small a house. */
function bestOrder(arrows) {
  let order = [...arrows.keys()].sort((a, b) => arrows.get(a).size - arrows.get(b).size || (a < b ? -1 : 1));
  let fewest = back(order, arrows).length;
  for (let better = true; better && fewest > 0;) {
    better = false;
    for (const room of [...order]) {
      const others = order.filter((one) => one !== room);
      for (let at = 0; at <= others.length; at += 1) {
        const tried = [...others.slice(0, at), room, ...others.slice(at)];
        const count = back(tried, arrows).length;
        if (count < fewest) [order, fewest, better] = [tried, count, true];
      }
    }
  }
  return order;
}

/**
 * Every unit with the number of its rooms and the arrows that run back up between them: imports that no order of the
 * rooms lets point downwards all at once.
 *
 * @param {readonly { path: string; text: string; test: boolean }[]} files
 */
export function arrowsBackUp(files) {
  const names = [
    ...new Set(files.map(({ path }) => units.exec(path)?.[1]).filter((unit) => unit !== undefined)),
  ].sort();
  return names.map((unit) => {
    const arrows = arrowsOf(unit, files);
    return { unit, rooms: arrows.size, back: back(bestOrder(arrows), arrows) };
  });
}
