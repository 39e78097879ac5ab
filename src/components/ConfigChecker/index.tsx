import type {ReactNode} from 'react';
import Island from '@site/src/components/Island';
import Checker from './Checker';

/**
 * The field that checks a configuration.
 *
 * Import it in the page that uses it: as an MDX component it would be in the bundle of every page.
 */
export default function ConfigChecker(): ReactNode {
  return <Island name="config-checker" component={Checker} props={{}} />;
}
