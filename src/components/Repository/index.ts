import {useDoc} from '@docusaurus/plugin-content-docs/client';

/**
 * Where readers of a page of the documentation can see files of this repository.
 *
 * @returns Address below which its host shows them, with a slash at its end; nothing without a known host.
 */
export function useRepository(): string | undefined {
  const {editUrl, source} = useDoc().metadata;
  const file = source.replace('@site/', '');
  return editUrl?.endsWith(file) === true
    ? editUrl.slice(0, -file.length).replace(/\/edit\/(?=[^/]+\/$)/, '/blob/')
    : undefined;
}
