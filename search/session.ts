/**
 * What the worker does, without the worker: loads the index and answers
 * queries, the newest one only.
 */
import {createEngine, type SearchEngine} from './engine';
import {unpack, type PackedHead, type PackedTail} from './pack';
import type {IndexFiles, SearchRequest, SearchResponse} from './protocol';
import type {SearchResults, SearchSection} from './types';

/** Sections added between two looks at the waiting messages: a few milliseconds. */
const SLICE = 10;

/** What a session needs from its surroundings. */
export interface SessionEnvironment {
  /**
   * Reads a JSON file.
   *
   * @throws Error with a message for people when it cannot.
   */
  readJson: (url: string) => Promise<unknown>;
  respond: (response: SearchResponse) => void;
  /** Runs a task after the messages that already wait. */
  defer: (task: () => void) => void;
}

/** Takes passages out: those of the head are its first words, in Chinese a single character. */
function withoutExcerpts({pages}: SearchResults): void {
  for (const hit of pages.flatMap(({hits}) => hits)) hit.excerpt = {text: '', ranges: []};
}

/** Takes the requests of one page. */
export type SearchSession = (request: SearchRequest) => void;

/**
 * Starts a session.
 *
 * @param environment - Network, answers and scheduling.
 * @returns The function to call with each request.
 */
export function createSession({readJson, respond, defer}: SessionEnvironment): SearchSession {
  let engine: SearchEngine | undefined;
  let files: IndexFiles | undefined;
  let head: PackedHead | undefined;
  let loading = false;
  let completing = false;
  let isWhole = false;
  let waiting: {id: number; query: string} | undefined;

  const fail = (error: unknown) => {
    respond({type: 'failed', message: error instanceof Error ? error.message : String(error)});
  };

  const load = async (wanted: IndexFiles) => {
    if (loading || engine) {
      return;
    }
    loading = true;
    files = wanted;
    try {
      head = (await readJson(wanted.head)) as PackedHead;
      engine = createEngine(unpack(head), head.stop, head.synonyms);
      isWhole = wanted.tail === undefined;
      respond({type: 'ready'});
      answer();
    } catch (error) {
      fail(error);
    } finally {
      loading = false;
    }
  };

  const complete = async () => {
    if (completing || head === undefined || files?.tail === undefined) {
      return;
    }
    completing = true;
    try {
      const tail = (await readJson(files.tail)) as PackedTail;
      engine = await buildInSlices(unpack(head, tail), head);
      isWhole = true;
      respond({type: 'completed'});
    } catch {
      // The head goes on answering; the next search asks for the tail again.
      completing = false;
    }
  };

  /** Builds a second index while the first one goes on answering. */
  const buildInSlices = async (
    sections: readonly SearchSection[],
    {stop, synonyms}: PackedHead,
  ): Promise<SearchEngine> => {
    const next = createEngine([], stop, synonyms);
    for (const [i, section] of sections.entries()) {
      next.add(section);
      if (i % SLICE === SLICE - 1) {
        await new Promise<void>(defer);
      }
    }
    return next;
  };

  /** Answers the newest query; older ones nobody waits for any more. */
  const answer = () => {
    if (engine === undefined || waiting === undefined) {
      return;
    }
    const {id, query} = waiting;
    waiting = undefined;
    try {
      const results = engine.search(query);
      if (!isWhole) withoutExcerpts(results);
      const suggestions = results.pages.length > 0 ? [] : engine.suggest(query);
      respond({type: 'results', id, results, suggestions});
    } catch (error) {
      fail(error);
    }
  };

  return (request) => {
    switch (request.type) {
      case 'load':
        void load(request.files);
        break;
      case 'search':
        if (waiting === undefined) {
          defer(answer);
        }
        waiting = {id: request.id, query: request.query};
        break;
      case 'complete':
        void complete();
        break;
    }
  };
}
