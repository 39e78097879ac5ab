import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {CustomFields} from '@site/config/types';
import Frame from '@site/src/components/Figure/Frame';
import {PHONE_WINDOW} from '@site/src/components/Figure/phoneWindow';
import codeStyles from '@site/src/components/CodeBlock/styles.module.css';
import type {LiveParts} from '@site/src/enhance/liveResult';
import running from './running.module.css';
import styles from './styles.module.css';

/** Props of {@link LiveResult}; attributes of MDX are strings. */
export interface LiveResultProps {
  /** Name of the example. */
  example: string;
  /** Page of the example that is shown first, as its own links write it. */
  path: string;
  /** What a reader who cannot see the picture has to know. */
  alt: string;
  /** Height of the frame, in CSS pixels. */
  height: string;
  /** Width of the window inside the frame, in CSS pixels, where the column would be too narrow. */
  width?: string;
  /** `end`: of a window that is wider than the column, its end is in view first. */
  align?: string;
  /** Path of the page below the base of the example; written at build time. */
  address: string;
  /** Path of the pictures without what tells them apart; written at build time. */
  pictures: string;
  /** Lines that the page quotes by file, as JSON; written at build time. */
  quoted: string;
  /** Caption. */
  children?: ReactNode;
}

/** Sizes of the pictures, in CSS pixels. */
const WIDE = 670;
const PHONE = 356;

function Picture({mode, src, alt, height}: {mode: 'light' | 'dark'; src: string; alt: string; height: string}) {
  return (
    <picture className={styles[mode]}>
      <source media={PHONE_WINDOW} srcSet={`${src}-phone-${mode}.webp`} width={PHONE} height={height} />
      <img
        className={styles.picture}
        src={`${src}-wide-${mode}.webp`}
        alt={alt}
        width={WIDE}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** Where scripts put what they make; React leaves its content alone. */
const EMPTY = {dangerouslySetInnerHTML: {__html: ''}, suppressHydrationWarning: true};

function liveTexts(): LiveParts['texts'] {
  return {
    running: translate({
      id: 'site.liveResult.running',
      message: 'The live site is running',
      description: 'Said to screen readers when the site of an example has loaded',
    }),
    frame: translate({
      id: 'site.liveResult.frame',
      message: 'Live site of the example',
      description: 'Name of the frame with the site of an example',
    }),
    files: translate({
      id: 'site.liveResult.fileList',
      message: 'Files of the example',
      description: 'Name of the list of the files of an example',
    }),
    quoted: translate({
      id: 'site.liveResult.quoted',
      message: 'quoted on this page',
      description: 'Stands beside the name of a file of an example',
    }),
    failed: translate({
      id: 'site.liveResult.failed',
      message: 'The files could not be loaded. Press Files again to retry.',
      description: 'Stands in place of the files of an example',
    }),
  };
}

const CLASSES: LiveParts['classes'] = {
  running: clsx(running.running),
  list: clsx(running.list),
  file: clsx(running.file),
  quoted: clsx(running.quoted),
  block: clsx(codeStyles.block, codeStyles.numbered, running.source),
  pre: clsx(codeStyles.pre),
  code: clsx(codeStyles.code),
};

/**
 * What an example looks like when it is built: a picture first and, once a reader asks for it, the
 * site itself in a frame, with the files it was built from.
 *
 * This is static markup. `src/enhance/liveResult.ts` brings it to life on the first press; without
 * JavaScript the link to the site remains.
 *
 * @param props - See {@link LiveResultProps}.
 */
export default function LiveResult({
  example,
  path,
  alt,
  height,
  width,
  align,
  address,
  pictures,
  quoted,
  children,
}: LiveResultProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {live} = siteConfig.customFields as unknown as CustomFields;
  const id = useId();
  const picture = useBaseUrl(pictures);
  // One site for all languages, beside the pages of the default one.
  const root = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? '/';
  const base = `${root}live/${example}/`;
  const parts: LiveParts = {texts: liveTexts(), classes: CLASSES};
  const views = translate({
    id: 'site.liveResult.views',
    message: 'Site or files',
    description: 'Name of the two tabs with the site of an example and its files',
  });
  const phone = translate({
    id: 'site.liveResult.phone',
    message: 'Phone width',
    description: 'Button that makes the frame of an example as narrow as a phone',
  });
  const wide = translate({
    id: 'site.liveResult.wide',
    message: 'Wide: use the whole screen',
    description: 'Button that makes the frame of an example as wide as the screen',
  });
  const reload = translate({
    id: 'site.liveResult.reload',
    message: 'Reload the live site',
    description: 'Button that loads the page in the frame of an example again',
  });
  const open = translate({
    id: 'site.liveResult.open',
    message: 'Open the live site in a new tab',
    description: 'Link to the site of an example',
  });
  const box = (
    <div
      className={clsx(styles.box, width !== undefined && styles.broad)}
      data-live-result=""
      {...(live && {
        'data-base': base,
        'data-address': address,
        'data-quoted': quoted,
        'data-align': align,
        'data-later': JSON.stringify(parts),
      })}
    >
      {/* The policy of pages allows no style attributes: what is empty and has a size makes room for the rest. It
          comes first, since what is drawn before it would move. */}
      <svg className={styles.room} width="0" height={height} aria-hidden="true" />
      <div className={styles.bar}>
        {live && (
          <div className={styles.views} role="tablist" aria-label={views} data-needs-script="">
            <button
              type="button"
              role="tab"
              className={styles.view}
              id={`${id}site-tab`}
              aria-controls={`${id}site`}
              aria-selected="true"
              data-live="site"
            >
              <Translate id="site.liveResult.site" description="Tab with the site of an example">
                Site
              </Translate>
            </button>
            <button
              type="button"
              role="tab"
              className={styles.view}
              id={`${id}files-tab`}
              aria-controls={`${id}files`}
              aria-selected="false"
              tabIndex={-1}
              data-live="files"
            >
              <Translate id="site.liveResult.files" description="Tab with the files of an example">
                Files
              </Translate>
            </button>
          </div>
        )}
        <span className={styles.address} translate="no" data-live-address="" suppressHydrationWarning>
          {path}
        </span>
        {live ? (
          <>
            <span className={styles.controls} data-needs-script="">
              <button
                type="button"
                className={styles.control}
                aria-label={phone}
                title={phone}
                aria-pressed="false"
                data-live="phone"
              />
              <button
                type="button"
                className={styles.control}
                aria-label={wide}
                title={wide}
                aria-pressed="false"
                data-live="wide"
              />
              <button type="button" className={styles.control} aria-label={reload} title={reload} data-live="reload" />
            </span>
            <button type="button" className={styles.toggle} data-live="toggle" data-needs-script="">
              <span className={styles.start}>
                <Translate
                  id="site.liveResult.start"
                  description="Button that puts the site of an example in place of its picture"
                >
                  Start the live site
                </Translate>
              </span>
              <span className={styles.stop}>
                <Translate
                  id="site.liveResult.stop"
                  description="Button that puts the picture of an example in place of its site"
                >
                  Stop
                </Translate>
              </span>
            </button>
            <a
              className={clsx(styles.control, styles.open)}
              href={base + address}
              target="_blank"
              rel="noopener"
              aria-label={open}
              title={open}
              data-live-open=""
            />
          </>
        ) : (
          <span className={styles.absent}>
            <Translate
              id="site.liveResult.absent"
              description="Stands above the picture of an example where its site was not built"
            >
              A picture only: this copy of the documentation was built without live sites.
            </Translate>
          </span>
        )}
      </div>
      <div
        className={styles.stage}
        id={`${id}site`}
        // What is wider than the column scrolls, and has to be reached by keyboard.
        {...(live && {role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${id}site-tab`})}
        data-live-panel="site"
      >
        {width !== undefined && <svg className={styles.breadth} width={width} height="0" aria-hidden="true" />}
        <Picture mode="light" src={picture} alt={alt} height={height} />
        <Picture mode="dark" src={picture} alt={alt} height={height} />
        {live && <div data-live-site="" {...EMPTY} />}
      </div>
      {live && (
        <>
          <div
            id={`${id}files`}
            role="tabpanel"
            aria-labelledby={`${id}files-tab`}
            hidden
            data-live-panel="files"
            {...EMPTY}
          />
          <span className={styles.status} role="status" data-live-status="" {...EMPTY} />
        </>
      )}
    </div>
  );
  return <Frame image={box}>{children}</Frame>;
}
