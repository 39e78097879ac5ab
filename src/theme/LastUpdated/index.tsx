// Change: the date is written without `Intl`, whose first use holds up the page; there is no author.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CustomFields} from '@site/config/types';
import {formatDay} from '@site/src/components/LastChange/formatDay';
import type {Props} from '@theme/LastUpdated';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {day} = (siteConfig.customFields as unknown as CustomFields).locale;
  if (typeof lastUpdatedAt !== 'number') return null;
  const date = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {formatDay(lastUpdatedAt, i18n.currentLocale, day)}
      </time>
    </b>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        description="The sentence used to display when a page has been last updated, and by who"
        values={{
          atDate: (
            <Translate
              id="theme.lastUpdated.atDate"
              description="The words used to describe on which date a page has been last updated"
              values={{date}}
            >
              {' on {date}'}
            </Translate>
          ),
          byUser: '',
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
