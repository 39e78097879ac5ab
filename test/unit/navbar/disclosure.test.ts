/** @jest-environment node */
import {
  nextDisclosure,
  opensByPress,
  type Disclosure,
  type DisclosureEvent,
  type PressSource,
  type Trigger,
} from '@site/src/components/Floating/disclosure';

describe('state of a floating layer', () => {
  test.each<[Disclosure, DisclosureEvent, Disclosure]>([
    ['closed', 'enter', 'hovered'],
    ['closed', 'leave', 'closed'],
    ['closed', 'press', 'pinned'],
    ['closed', 'dismiss', 'closed'],
    ['hovered', 'enter', 'hovered'],
    ['hovered', 'leave', 'closed'],
    // A click after hovering is a wish to keep it.
    ['hovered', 'press', 'pinned'],
    ['hovered', 'dismiss', 'closed'],
    ['pinned', 'enter', 'pinned'],
    ['pinned', 'leave', 'pinned'],
    ['pinned', 'press', 'closed'],
    ['pinned', 'dismiss', 'closed'],
  ])('%s + %s → %s', (state, event, expected) => {
    expect(nextDisclosure(state, event)).toBe(expected);
  });
});

describe('a press opens the popover', () => {
  test.each<[Trigger[], PressSource, boolean]>([
    [['hover', 'focus', 'click'], 'mouse', true],
    [['hover', 'focus', 'click'], 'touch', true],
    [['hover', 'focus', 'click'], 'keyboard', true],
    [['hover'], 'mouse', false],
    [['hover'], 'touch', true],
    [['hover'], 'keyboard', true],
    [['focus'], 'mouse', false],
    [['focus'], 'touch', false],
    [['focus'], 'keyboard', true],
    [['click'], 'mouse', true],
    [['click'], 'touch', true],
    [['click'], 'keyboard', true],
  ])('with %j by %s: %s', (triggers, source, expected) => {
    expect(opensByPress(triggers, source)).toBe(expected);
  });
});
