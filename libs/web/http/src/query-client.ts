import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api-problem.js';

/**
 * The query client of the shell or of one area. A question that the server answered with a refusal (4xx) is not asked
 * again; an answer that did not come is asked for once more. Commands are never repeated by themselves.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && isPassing(error),
        retryDelay: 500,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status >= 500);
}
