import type {ReactNode} from 'react';
import Frame from '@site/src/components/Figure/Frame';
import Island from '@site/src/components/Island';
import ZoomLink from './ZoomLink';

/** Props of {@link ZoomImage}; attributes of MDX are strings. */
export interface ZoomImageProps {
  /** Address below `static/`, starting with a slash. */
  src: string;
  /** What a reader who cannot see the image has to know. */
  alt: string;
  /** Width of the file in CSS pixels. */
  width: string;
  /** Height of the file in CSS pixels. */
  height: string;
  /** Caption. */
  children?: ReactNode;
}

/**
 * An image that the library medium-zoom enlarges, for the page about the plugin that uses it.
 *
 * @param props - See {@link ZoomImageProps}.
 */
export default function ZoomImage({children, ...image}: ZoomImageProps): ReactNode {
  return <Frame image={<Island name="zoom" component={ZoomLink} props={image} />}>{children}</Frame>;
}
