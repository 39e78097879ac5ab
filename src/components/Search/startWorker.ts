import type {WorkerLike} from './client';

/**
 * Starts the search worker. In a file of its own, since only the bundler
 * understands this form of the `Worker` constructor.
 *
 * @returns The running worker.
 */
export function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'});
}
