import type {SourceClaim} from './types';

const CONTAINERS = '@rspress/plugin-container-syntax/dist/index.js';
const CONTAINER_STYLES = '@rspress/plugin-container-syntax/container.css';

/** Statements of the pages about plugins, from their lists to the ones that make pages, proven by released code. */
export const PLUGIN_PAGES_SOURCES: readonly SourceClaim[] = [
  {
    claim:
      'Each kind of container but `caution`, which has those of `danger`, takes border, text, background and code from variables of its name.',
    proves: ['plugin/official-plugins/container-syntax#colours', 'plugin/official-plugins/container-syntax#note'],
    file: CONTAINER_STYLES,
    holds: [
      '.rspress-doc .rspress-directive.tip { border-color: var(--rp-container-tip-border); background-color: var(--rp-container-tip-bg); }',
      '.rspress-doc .rspress-directive.tip .rspress-directive-title { color: var(--rp-container-tip-text); }',
      '.rspress-doc .rspress-directive.tip code { color: var(--rp-container-tip-text); background-color: var(--rp-container-tip-code-bg); }',
      '.rspress-doc .rspress-directive.note { border-color: var(--rp-container-note-border); background-color: var(--rp-container-note-bg); }',
      '.rspress-doc .rspress-directive.note .rspress-directive-title { color: var(--rp-container-note-text); }',
      '.rspress-doc .rspress-directive.note code { color: var(--rp-container-note-text); background-color: var(--rp-container-note-code-bg); }',
      '.rspress-doc .rspress-directive.info { border-color: var(--rp-container-info-border); background-color: var(--rp-container-info-bg); }',
      '.rspress-doc .rspress-directive.info .rspress-directive-title { color: var(--rp-container-info-text); }',
      '.rspress-doc .rspress-directive.info code { color: var(--rp-container-info-text); background-color: var(--rp-container-info-code-bg); }',
      '.rspress-doc .rspress-directive.warning { border-color: var(--rp-container-warning-border); background-color: var(--rp-container-warning-bg); }',
      '.rspress-doc .rspress-directive.warning .rspress-directive-title { color: var(--rp-container-warning-text); }',
      '.rspress-doc .rspress-directive.warning code { color: var(--rp-container-warning-text); background-color: var(--rp-container-warning-code-bg); }',
      '.rspress-doc .rspress-directive.danger { border-color: var(--rp-container-danger-border); background-color: var(--rp-container-danger-bg); }',
      '.rspress-doc .rspress-directive.danger .rspress-directive-title { color: var(--rp-container-danger-text); }',
      '.rspress-doc .rspress-directive.danger code { color: var(--rp-container-danger-text); background-color: var(--rp-container-danger-code-bg); }',
      '.rspress-doc .rspress-directive.details { border-color: var(--rp-container-details-border); background-color: var(--rp-container-details-bg); }',
      '.rspress-doc .rspress-directive.details .rspress-directive-title { color: var(--rp-container-details-text); }',
      '.rspress-doc .rspress-directive.details code { color: var(--rp-container-details-text); background-color: var(--rp-container-details-code-bg); }',
      '.rspress-doc .rspress-directive.caution, .rspress-doc .rspress-directive.danger {',
      '--rp-container-tip-text: #278359;',
    ],
  },
  {
    claim: 'A container has a class and nothing else, and of what is behind its name only the title is read.',
    proves: ['plugin/official-plugins/container-syntax#details'],
    file: CONTAINERS,
    holds: [
      'data: { hName: rootHName, hProperties: { class: `rspress-directive ${type}` } }',
      'const [, type, rawTitle] = match; let title = parseTitle(rawTitle);',
    ],
  },
  {
    claim: 'The title of an alert is its name in capitals.',
    proves: ['plugin/official-plugins/container-syntax#titles'],
    file: CONTAINERS,
    holds: ['createContainer(type.toLowerCase(), type.toUpperCase(), '],
  },
];
