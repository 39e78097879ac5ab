import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import ZoomImage from '@site/src/components/ZoomImage';

const value = {siteConfig: {baseUrl: '/', url: 'https://example.com', future: {}}, codeTranslations: {}} as never;

const zoomImage = (
  <Context.Provider value={value}>
    <ZoomImage src="/img/map.svg" alt="A map" width="960" height="640">
      The hills
    </ZoomImage>
  </Context.Provider>
);

const link = () => screen.getByRole('link', {name: 'A map Enlarge'});
const overlay = () => document.querySelector('.medium-zoom-overlay');
const grown = () => document.querySelector('body > .medium-zoom-image--opened');

/** jsdom does not animate: ends the movement of the copy, on which the library waits. */
const settle = () => {
  const copy = grown();
  if (copy === null) throw new Error('There is no enlarged image.');
  fireEvent(copy, new Event('transitionend'));
};

async function open(press: () => void): Promise<void> {
  press();
  await waitFor(() => expect(grown()).not.toBeNull());
  settle();
}

test('without scripts it is an image and a link to its file', () => {
  const html = renderToString(zoomImage);
  expect(html).toContain('href="/img/map.svg"');
  expect(html).toContain('alt="A map"');
  expect(html).toContain('The hills');
});

test('a press on the image enlarges it, a second one too', async () => {
  render(zoomImage);
  const image = screen.getByAltText('A map');
  await open(() => fireEvent.click(image));
  expect(overlay()).toHaveStyle({background: 'var(--rp-bg)'});
  fireEvent.keyUp(document, {key: 'Escape'});
  settle();
  expect(overlay()).toBeNull();
  await open(() => fireEvent.click(image));
  fireEvent.click(grown() as Element);
  settle();
  expect(grown()).toBeNull();
});

test('Enter on the link enlarges it, Enter again closes it', async () => {
  render(zoomImage);
  // A browser turns the Enter key into a click on the link itself.
  await open(() => expect(fireEvent.click(link())).toBe(false));
  fireEvent.click(link());
  await waitFor(() => expect(document.body).not.toHaveClass('medium-zoom--opened'));
  settle();
  expect(grown()).toBeNull();
});

test('it closes when the keyboard moves on', async () => {
  render(
    <>
      {zoomImage}
      <button type="button">Next</button>
    </>,
  );
  await open(() => fireEvent.click(link()));
  fireEvent.blur(link(), {relatedTarget: screen.getByRole('button')});
  settle();
  expect(grown()).toBeNull();
});

test('a press for a new tab is left to the browser', () => {
  render(zoomImage);
  // jsdom cannot open tabs and says so.
  const stop = (event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  };
  window.addEventListener('click', stop, {once: true});
  fireEvent.click(link(), {ctrlKey: true});
  expect(grown()).toBeNull();
  expect.assertions(2);
});

test('nothing of it stays behind', async () => {
  const {unmount} = render(zoomImage);
  await open(() => fireEvent.click(link()));
  const copy = grown() as Element;
  unmount();
  fireEvent(copy, new Event('transitionend'));
  expect(grown()).toBeNull();
  expect(overlay()).toBeNull();
});
