// Change: shows HTML that was highlighted at build time, so that no highlighter is shipped.
export {default} from '@site/src/components/CodeBlock';
