import type { ReactNode } from 'react'

/** Somebody's words within a line of ours: in their own direction, and broken where they have no blank. */
export function UserText({ children }: { children: ReactNode }) {
  return <bdi className="wrap-anywhere">{children}</bdi>
}
