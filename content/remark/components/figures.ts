import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {atLineOf} from '../../ContentError';
import {readAttributes, required} from '../../jsx';

/** Where the images are. */
export interface FigureOptions {
  /** Absolute path of the folder whose files are served as they are. */
  staticDir: string;
}

function checked(node: MdxJsxFlowElement, {staticDir}: FigureOptions): {file: string; sized: boolean} {
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
  return {file: path.join(staticDir, src), sized: width !== undefined};
}

/**
 * Remark plugin that checks every `<Figure>` and writes the size of its image beside it, so
 * that nothing moves when the image arrives.
 *
 * @param options - Where the images are.
 * @returns Transformer that fails the file, with the line of the figure, for a missing file or
 *   text alternative.
 */
export default function figures(options: FigureOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const pending: {node: MdxJsxFlowElement; image: string}[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Figure') return;
      const {file: image, sized} = atLineOf(file, node, () => checked(node, options));
      if (!sized) pending.push({node, image});
    });
    if (pending.length === 0) return;
    // Loaded on need: whatever reads the settings of the site gets here, in a browser-like test too.
    const {imageSizeFromFile} = await import('image-size/fromFile');
    for (const {node, image} of pending) {
      const {width, height} = await imageSizeFromFile(image).catch((cause: unknown) =>
        file.fail('<Figure>: nothing can read the file of src as a picture. Save it anew.', {
          place: node.position,
          cause: cause as Error,
        }),
      );
      node.attributes.push(
        {type: 'mdxJsxAttribute', name: 'width', value: String(width)},
        {type: 'mdxJsxAttribute', name: 'height', value: String(height)},
      );
    }
  };
}
