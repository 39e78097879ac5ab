import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {eachNode} from '../../eachNode';
import {readAttributes, required} from '../../jsx';
import {phonePicture, PIXELS} from '../../pictures';

/** Where the images are. */
export interface FigureOptions {
  /** Absolute path of the folder whose files are served as they are. */
  staticDir: string;
}

/** What is known of a figure before its files are read. */
interface Checked {
  /** Address of its picture. */
  src: string;
  /** Attributes with the addresses of its pictures for phones, if there are any. */
  phones: (readonly [name: string, address: string])[];
  isSized: boolean;
}

function checked(node: MdxJsxFlowElement, {staticDir}: FigureOptions): Checked {
  const {dark, width, height, ...values} = readAttributes(node, {
    src: 'text',
    dark: 'text',
    alt: 'text',
    width: 'number',
    height: 'number',
  });
  const src = required(node, 'src', values.src);
  if (values.alt === undefined) {
    throw new Error('<Figure> needs alt="…": what a reader who cannot see the image has to know.');
  }
  if ((width === undefined) !== (height === undefined)) {
    throw new Error('<Figure> takes width and height together, or neither: then they are read from the file.');
  }
  for (const [name, value] of Object.entries({src, dark})) {
    if (value !== undefined && (!value.startsWith('/') || !existsSync(path.join(staticDir, value)))) {
      throw new Error(
        `<Figure>: ${name}="${value}" is not a file below static/. Start it with a slash and check the name.`,
      );
    }
  }
  const pictures = Object.entries({phone: src, phoneDark: dark}).flatMap(([name, address]) =>
    address?.endsWith('.webp') ? [[name, phonePicture(address)] as const] : [],
  );
  const there = pictures.filter(([, address]) => existsSync(path.join(staticDir, address)));
  const lacking = pictures.find((picture) => !there.includes(picture));
  if (there.length > 0 && lacking !== undefined) {
    throw new Error(
      `<Figure>: there is ${there[0]![1]} for phones, but no ${lacking[1]}. Take both, or delete the one.`,
    );
  }
  return {src, phones: there, isSized: width !== undefined};
}

/**
 * Remark plugin that checks every `<Figure>` and writes the sizes of its image, and of the one for phones where there
 * is one, beside it, so that nothing moves when the image arrives.
 *
 * @param options - Where the images are.
 * @returns Transformer that fails the file, with the line of the figure, for a missing file or
 *   text alternative.
 */
export default function figures(options: FigureOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const pending: ({node: MdxJsxFlowElement} & Checked)[] = [];
    eachNode(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Figure') return;
      const found = atLineOf(file, node, () => checked(node, options));
      if (!found.isSized) pending.push({node, ...found});
    });
    if (pending.length === 0) return;
    // Loaded on need: whatever reads the settings of the site gets here, in a browser-like test too.
    const {imageSize} = await import('image-size');
    for (const {node, src, phones} of pending) {
      const add = (name: string, value: string | number) =>
        node.attributes.push({type: 'mdxJsxAttribute', name, value: String(value)});
      const sizeOf = (address: string) => {
        try {
          return imageSize(readFileSync(path.join(options.staticDir, address)));
        } catch (cause) {
          return file.fail(`<Figure>: nothing can read ${address} as a picture. Save it anew.`, {
            place: node.position,
            cause: cause as Error,
          });
        }
      };
      const addSize = (address: string, widthName: string, heightName: string) => {
        const size = sizeOf(address);
        const pixels = address.endsWith('.webp') ? PIXELS : 1;
        add(widthName, Math.round(size.width / pixels));
        add(heightName, Math.round(size.height / pixels));
      };
      addSize(src, 'width', 'height');
      if (phones.length === 0) continue;
      for (const phone of phones) add(...phone);
      addSize(phones[0]![1], 'phoneWidth', 'phoneHeight');
    }
  };
}
