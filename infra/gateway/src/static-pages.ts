import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from './problems.js';
import { pdfWorkerPolicy } from './security-headers.js';

/** A file whose name carries a hash of its content never changes under that name. */
export const isHashed = (file: string): boolean => /\.[0-9a-f]{8,}\.[\w.]+$/.test(basename(file));

const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built shell: hashed files for ever, the page itself asked for again each time, and the page for every
 * path that names no file, since the routes are the shell's. Brotli and gzip come from the files beside the originals.
 */
export async function addPages(server: FastifyInstance, directory: string, policy: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: directory,
    wildcard: true,
    index: 'index.html',
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      const original = path.replace(/\.(br|gz)$/, '');
      response.header('cache-control', isHashed(original) ? immutable : 'no-cache');
      response.header('vary', 'accept-encoding');
      if (original.endsWith('.html')) response.header('content-security-policy', policy);
      if (basename(original).startsWith('pdf-worker.')) response.header('content-security-policy', pdfWorkerPolicy);
    },
  });
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const page =
      (request.method === 'GET' || request.method === 'HEAD') && extname(path) === '' && !path.startsWith('/api/');
    if (!page) return sendProblem(reply, 'route.not_found');
    if (!existsSync(join(directory, 'index.html'))) return sendProblem(reply, 'upstream.unavailable');
    return reply.sendFile('index.html');
  });
}

/** Serves the versions of one remote; they never change, so they may be kept for ever. */
export async function addVersions(server: FastifyInstance, directory: string): Promise<void> {
  server.setNotFoundHandler((_request, reply) => sendProblem(reply, 'route.not_found'));
  await server.register(fastifyStatic, {
    root: directory,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response) => {
      response.header('cache-control', immutable);
    },
  });
}
