declare module 'virtual-first' {
  export const name: string;
}

declare const QUARRY_SECOND: string;
