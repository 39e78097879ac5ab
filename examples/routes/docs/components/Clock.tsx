export function Clock({ at }: { at: string }) {
  return <time dateTime={at}>{at}</time>;
}
