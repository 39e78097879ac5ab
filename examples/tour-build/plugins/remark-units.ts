interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

interface Options {
  /** What is written in place of "kilometres". */
  unit: string;
}

export function remarkUnits({ unit }: Options) {
  return function change(node: Node): void {
    if (node.type === 'text' && node.value !== undefined) {
      node.value = node.value.replaceAll('kilometres', unit);
    }
    node.children?.forEach(change);
  };
}
