export default async function globalTeardown() {
  const {server, browser} = globalThis.__E2E__;
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
}
