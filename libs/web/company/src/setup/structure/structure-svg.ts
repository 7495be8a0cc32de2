import { NODE_HEIGHT, NODE_WIDTH } from './structure-layout.js';
import type { Layout } from './structure-layout.js';
import type { NodeKind } from './structure-graph.js';

/** Colours of the kinds on white paper; the word below each name says the same. */
export const kindColors: Readonly<Record<NodeKind, string>> = {
  borrower: '#0b6b63',
  entity: '#2f5aa8',
  person: '#5b4b8a',
  group: '#7a5c00',
  contractor: '#5f6b6d',
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (found) => escapes[found] ?? found);
const short = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The diagram as a picture of its own, with nothing that a viewer would have to fetch. */
export function structureSvg({ nodes, edges, width, height }: Layout, title: string): string {
  const lines = edges.map(
    ({ path, x, y, label }) =>
      `<path d="${path}" fill="none" stroke="#6b7b7e" marker-end="url(#end)"/><text x="${x.toFixed(1)}" y="${(y + 4).toFixed(1)}" text-anchor="middle" font-size="11" stroke="#fff" stroke-width="4" paint-order="stroke">${escaped(label)}</text>`,
  );
  const boxes = nodes.map(
    ({ x, y, kind, label, detail }) =>
      `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><title>${escaped(label)}</title><rect width="${NODE_WIDTH}" height="${NODE_HEIGHT}" rx="8" fill="#fff" stroke="${kindColors[kind]}" stroke-width="2"/><text x="12" y="25" font-size="13" font-weight="600">${escaped(short(label, 25))}</text><text x="12" y="43" font-size="11" fill="#4a5759">${escaped(short(detail, 30))}</text></g>`,
  );
  const marker =
    '<defs><marker id="end" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#6b7b7e"/></marker></defs>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" font-family="sans-serif" role="img"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/>${marker}${lines.join('')}${boxes.join('')}</svg>`;
}
