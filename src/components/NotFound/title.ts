import {translate} from '@docusaurus/Translate';

/** Title of the page for lost addresses. */
export const lostTitle = (): string => translate({id: 'notFound.title', message: 'This page does not exist'});
