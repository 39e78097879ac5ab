import type {ReactNode} from 'react';
import groups from '@generated/page-index/default/overview.json';
import Overview from './index';

/** The overview of the API section with its data, which no other page carries. */
export default function FilteredApi(): ReactNode {
  return <Overview groups={groups} />;
}
