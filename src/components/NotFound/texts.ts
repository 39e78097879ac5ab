import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';

/** Texts of the page for an address that leads nowhere. */
export interface NotFoundTexts {
  title: string;
  lead: string;
  closest: string;
  home: string;
  search: string;
  sections: string;
  otherLanguages: string;
}

/** Translations of languages that this build is not in, fetched only where they are needed. */
const translations: Record<string, () => Promise<object>> = {
  zh: async () => (await import('@site/i18n/zh/code.json')).default,
};

function ownTexts(): NotFoundTexts {
  return {
    title: translate({id: 'notFound.title', message: 'This page does not exist'}),
    lead: translate({
      id: 'notFound.lead',
      message: 'The address may be mistyped, or the page has moved. Nothing is lost: start again from here.',
    }),
    closest: translate({id: 'notFound.closest', message: 'Did you mean one of these?'}),
    home: translate({id: 'notFound.home', message: 'Go to the home page'}),
    search: translate({id: 'notFound.search', message: 'Search the docs'}),
    sections: translate({id: 'notFound.sections', message: 'Sections'}),
    otherLanguages: translate({id: 'notFound.otherLanguages', message: 'Other languages'}),
  };
}

function translated(own: NotFoundTexts, messages: object): NotFoundTexts {
  const byId = new Map<string, unknown>(Object.entries(messages));
  const text = (name: string, fallback: string) => {
    const entry = byId.get(`notFound.${name}`);
    return typeof entry === 'object' && entry !== null && 'message' in entry && typeof entry.message === 'string'
      ? entry.message
      : fallback;
  };
  return Object.fromEntries(
    Object.entries(own).map(([name, fallback]) => [name, text(name, String(fallback))]),
  ) as unknown as NotFoundTexts;
}

/**
 * The texts in the language of the reader, who may have followed an address of another
 * language than that of the 404 page the host serves.
 *
 * @param locale - Language of the address; `undefined` for that of the build.
 * @returns The texts and the language they are in, which is that of the build until others have arrived.
 */
export function useTexts(locale: string | undefined): {texts: NotFoundTexts; locale: string | undefined} {
  const [foreign, setForeign] = useState<{locale: string; messages: object}>();
  useEffect(() => {
    if (locale === undefined) return undefined;
    let stale = false;
    translations[locale]?.().then(
      (messages) => {
        if (!stale) setForeign({locale, messages});
      },
      () => {
        // Offline, or an old page after a deployment: the texts of the build stay.
      },
    );
    return () => {
      stale = true;
    };
  }, [locale]);
  const own = ownTexts();
  return foreign !== undefined && foreign.locale === locale
    ? {texts: translated(own, foreign.messages), locale}
    : {texts: own, locale: undefined};
}
