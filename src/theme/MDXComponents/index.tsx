// Change: adds the components that pages use without importing them, and tables that scroll.
import type {ComponentProps} from 'react';
import {translate} from '@docusaurus/Translate';
import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import AnchorTarget from '@site/src/components/AnchorTarget';
import Backlinks from '@site/src/components/Backlinks';
import Badge from '@site/src/components/Badge';
import Figure from '@site/src/components/Figure';
import FileTree from '@site/src/components/FileTree';
import Kbd from '@site/src/components/Kbd';
import LiveResult from '@site/src/components/LiveResult';
import ScrollArea from '@site/src/components/ScrollArea';
import Steps from '@site/src/components/Steps';
import TourStart from '@site/src/components/TourStart';
import VerificationNote from '@site/src/components/VerificationNote';
import styles from './styles.module.css';

function Table(props: ComponentProps<'table'>) {
  const label = translate({
    id: 'site.table.label',
    message: 'Table',
    description: 'Name of a table that scrolls sideways',
  });
  return (
    <ScrollArea label={label} className={styles.tableBox}>
      <table {...props} />
    </ScrollArea>
  );
}

export default {
  ...MDXComponents,
  table: Table,
  AnchorTarget,
  Backlinks,
  Badge,
  CodeBlock,
  Figure,
  FileTree,
  Kbd,
  LiveResult,
  Steps,
  TabItem,
  Tabs,
  TourStart,
  VerificationNote,
};
