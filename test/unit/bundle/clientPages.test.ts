import {ClientPages, type SharedPages} from '../../../plugins/bundle/compile-cache/clientPages';

/** Whether something has been settled once all that is settled now has had its turn. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  return Promise.race([promise.then(() => true), new Promise<false>((resolve) => setTimeout(resolve, 0, false))]);
}

test('a page that the client has begun with is known at once', async () => {
  const shared: SharedPages = new Map([['/a.mdx', {}]]);
  expect(await new ClientPages().compiles('/a.mdx', shared)).toBe(true);
});

test('a page is waited for until the client begins with it, and with no other one', async () => {
  const [pages, shared] = [new ClientPages(), new Map<string, unknown>()];
  const compiles = pages.compiles('/a.mdx', shared);
  shared.set('/b.mdx', {});
  expect(await settled(compiles)).toBe(false);
  shared.set('/a.mdx', {});
  expect(await compiles).toBe(true);
});

test('once the client has begun with all of its pages, the others are no longer waited for', async () => {
  const [pages, shared] = [new ClientPages(), new Map<string, unknown>()];
  const kept = pages.compiles('/kept.mdx', shared);
  pages.close();
  expect(await kept).toBe(false);
  expect(await pages.compiles('/later.mdx', shared)).toBe(false);
  shared.set('/begun.mdx', {});
  expect(await pages.compiles('/begun.mdx', shared)).toBe(true);
});
