import type {ReactNode} from 'react';
import groups from '@generated/page-index/default/overview.json';
import Overview from './index';

/** The overview of the API section. Imported by its page only, which alone carries the data. */
export default function ApiOverview(): ReactNode {
  return <Overview groups={groups} />;
}
