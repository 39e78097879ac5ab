import type { ReactNode } from 'react';

export default function Reading({ children }: { children: ReactNode }) {
  return <strong>{children}</strong>;
}
