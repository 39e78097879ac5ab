declare module 'virtual-notices' {
  export const notices: { date: string; text: string }[];
  export const routePath: string;
}
