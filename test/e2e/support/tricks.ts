/** A test of what only the tricks on the bundler give, which `PLAIN_BUNDLE` turns off. */
export const testTricks = process.env.PLAIN_BUNDLE ? test.skip : test;
