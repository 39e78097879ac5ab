import type {Message} from './messages';

/** Messages of the released code that have no entry on the page of error messages. */
export interface UnlistedMessages {
  package: string;
  /** Why nobody who uses Rspress meets them. */
  reason: string;
  /** The templates as `release-messages.json` has them. */
  templates: readonly string[];
}

export const UNLISTED: readonly UnlistedMessages[] = [
  {
    package: '@rspress/core',
    reason: 'Helpers that the compiler adds for private fields. They guard against code that no release has.',
    templates: [
      'Cannot initialize the same private elements twice on an object',
      'attempted to set read only private field',
      'attempted to … private field on non-instance',
      'attempted to get private field on non-instance',
    ],
  },
  {
    package: '@rspress/core',
    reason: 'Printed with a DEBUG variable only, by steps that go on without what they lack.',
    templates: ['getI18nData Failed: …', 'flattenMdxContent parse failed: …'],
  },
  {
    package: '@rspress/core',
    reason: 'Caught where it is thrown: an import that cannot be resolved is left out of the search index.',
    templates: ['Empty result when resolving … from …'],
  },
  {
    package: '@rspress/plugin-last-updated',
    reason: 'Code of execa and of its dependencies. The plugin calls it in one way only, and catches all it throws.',
    templates: [
      '… ENOENT',
      'callback not provided',
      'not found: …',
      'Expected a function',
      'Function `…` can only be called once',
      'The given function `…` is not wrapped by the `onetime` package',
      "It's not possible to provide `stdio` in combination with one of …",
      'Expected `stdio` to be of type `string` or `Array`, got `…`',
      'Listener not defined for signal: …',
      'Expected the `forceKillAfterTimeout` option to be a non-negative integer, got `…` (…)',
      'Timed out',
      'Expected the `timeout` option to be a non-negative integer, got `…` (…)',
      'The second argument must be a string, a stream or an Execa child process.',
      "The target child process's stdin must be available.",
      'The first argument must be a Readable, a ReadableStream, or an async iterable.',
      'Streams in object mode are not supported: …',
      'getStreamAsBuffer() is only supported in Node.js',
      'The `input` and `inputFile` options cannot be both set.',
      'The `input` option cannot be a stream in sync mode',
      'Unexpected "…" stdout in template expression',
      'Unexpected "…" in template expression',
      'Please use $(options).sync`command` instead of $.sync(options)`command`.',
    ],
  },
  {
    package: '@rspress/plugin-playground',
    reason: 'An assertion of unist-util-is, which the plugin gives a name of a node.',
    templates: ['Expected function, string, or object as test'],
  },
  {
    package: '@rspress/plugin-preview',
    reason: 'An assertion of unist-util-is, which the plugin gives a name of a node.',
    templates: ['Expected function, string, or object as test'],
  },
];

/**
 * Whether a message needs no entry.
 *
 * @param message - A message of the released code.
 */
export function isUnlisted({package: name, template}: Message): boolean {
  return UNLISTED.some((unlisted) => unlisted.package === name && unlisted.templates.includes(template));
}
