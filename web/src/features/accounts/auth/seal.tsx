import type { ReactNode } from 'react'

/** The round seal above a result. */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="mb-[18px] inline-grid size-[68px] place-items-center rounded-full bg-accent-soft text-accent-text [&>svg]:size-[30px]"
    >
      {children}
    </span>
  )
}
