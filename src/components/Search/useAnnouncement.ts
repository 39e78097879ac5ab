import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** Time results must stand before their number is announced, in ms. */
const ANNOUNCE_DELAY = 600;

/**
 * The number of hits in words, for screen readers, once it has stood for a
 * moment: typing must not be talked over.
 *
 * @param count - Number of hits; `undefined` when there is nothing to say.
 * @returns The announcement; empty for none.
 */
export function useAnnouncement(count: number | undefined): string {
  const {selectMessage} = usePluralForm();
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), ANNOUNCE_DELAY);
    return () => clearTimeout(timer);
  }, [count]);
  if (settled === undefined) {
    return '';
  }
  if (settled === 0) {
    return translate({
      id: 'site.search.announce.none',
      message: 'No results',
      description: 'Read out by screen readers when nothing was found',
    });
  }
  return selectMessage(
    settled,
    translate(
      {
        id: 'site.search.announce.count',
        message: 'One result|{count} results',
        description: 'Number of results read out by screen readers; one form per plural, separated by |',
      },
      {count: settled},
    ),
  );
}
