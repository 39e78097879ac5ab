/**
 * Components that an official plugin makes known to every MDX page, so that samples use them without
 * an import: name of the component → TypeScript type of its props, as the source of the plugin has it.
 */
export const GLOBAL_COMPONENTS: Readonly<Record<string, string>> = {
  // `static/global-components/API.tsx` of @rspress/plugin-api-docgen
  API: '{moduleName: string}',
};
