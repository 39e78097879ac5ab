/** Pages whose compilation for the client Docusaurus keeps for the server, by the request of their module. */
export type SharedPages = Map<string, unknown>;

/**
 * Tells the compilation of the server which pages that of the client compiles. The server waits for them, even for those
 * that the client has from its cache: without an answer, a build whose cache holds the client only would never end.
 */
export class ClientPages {
  #isMade = false;
  /** What goes on once the client has begun with a page, by its request. */
  readonly #waiting = new Map<string, () => void>();
  readonly #watched = new WeakSet<SharedPages>();

  /** The client begins with no other page, because it has read all of them or failed. */
  close(): void {
    this.#isMade = true;
    for (const goOn of this.#waiting.values()) goOn();
    this.#waiting.clear();
  }

  /**
   * Waits until it is known whether the client compiles a page.
   *
   * @param request - The page.
   * @param shared - Where the client puts it.
   * @returns Whether it does.
   */
  async compiles(request: string, shared: SharedPages): Promise<boolean> {
    this.#watch(shared);
    if (!this.#isMade && !shared.has(request)) {
      await new Promise<void>((goOn) => {
        this.#waiting.set(request, goOn);
      });
    }
    return shared.has(request);
  }

  #watch(shared: SharedPages): void {
    if (this.#watched.has(shared)) return;
    this.#watched.add(shared);
    const set = shared.set.bind(shared);
    shared.set = (request, page) => {
      set(request, page);
      this.#waiting.get(request)?.();
      this.#waiting.delete(request);
      return shared;
    };
  }
}
