import {createElement, type ComponentType, type HTMLAttributes, type ReactNode} from 'react';
import type {IslandName} from '@site/src/served/islands';

/** Props of {@link Island}. */
export interface IslandProps<Props extends object> {
  /** Name under which `src/served/islands.ts` loads the component. */
  name: IslandName;
  /** The component; what it draws is all that is in the element. */
  component: ComponentType<Props>;
  /** Its props: what JSON can hold. */
  props: Props;
  /** Name of the element around it. */
  as?: string;
  /** Attributes of the element. */
  attributes?: HTMLAttributes<HTMLElement> & Record<`data-${string}`, string>;
}

/**
 * A part of a page that needs React once it is used. All around it is HTML that the app leaves as it was
 * served; where the app renders whole pages, this is an element like any other.
 *
 * @param props - See {@link IslandProps}.
 */
export default function Island<Props extends object>({
  name,
  component,
  props,
  as = 'div',
  attributes,
}: IslandProps<Props>): ReactNode {
  const given = Object.keys(props).length === 0 ? undefined : JSON.stringify(props);
  return createElement(as, {...attributes, 'data-island': name, 'data-props': given}, createElement(component, props));
}
