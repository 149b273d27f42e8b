import type { ReactNode } from 'react'

/** The plain map with a word about the streets in its place. */
export function Covered({ note, children }: { note: string; children: ReactNode }) {
  return (
    <>
      {children}
      <p role="status" className="absolute bottom-3 left-3 rounded-md bg-raised px-3 py-2 text-sm">
        {note}
      </p>
    </>
  )
}
