/** In place of `react-helmet-async`: the head comes with the HTML of a page. */
import type {ReactNode} from 'react';

export const HelmetProvider = ({children}: {children: ReactNode}): ReactNode => children;

export const Helmet = (): ReactNode => null;
