import type {ReactNode} from 'react';
import Island from '@site/src/components/Island';
import FilteredApi from './FilteredApi';

/** The overview of the API section. Imported by its page only. */
export default function ApiOverview(): ReactNode {
  return <Island name="overview" component={FilteredApi} props={{}} />;
}
