import type { ReactNode } from 'react'

/** User text within our own: isolated in its text direction, and wrapped even without spaces. */
export function UserText({ children }: { children: ReactNode }) {
  return <bdi className="wrap-anywhere">{children}</bdi>
}
