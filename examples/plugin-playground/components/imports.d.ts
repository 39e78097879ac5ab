declare module '_rspress_playground_imports' {
  export default function getImport(name: string, getDefault?: boolean): unknown;
}
