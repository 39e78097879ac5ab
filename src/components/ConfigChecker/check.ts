/** Everything that is loaded when a reader first uses the check: parser, knowledge, report. */
import facts from '@generated/config-check/default/facts.json';
import {checkConfig} from '@site/content/configCheck';
import type {Report} from '@site/content/configCheck/types';

export {default as ReportView} from './ReportView';
export {EXAMPLE} from './example';
export {summaryOf} from './summary';
export {facts};

/**
 * Checks what a reader has pasted.
 *
 * @param source - Text of a configuration file.
 */
export const check = (source: string): Report => checkConfig(source, facts);
