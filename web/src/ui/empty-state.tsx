import type { ReactNode } from 'react'

type EmptyStateProps = { spot: ReactNode; title: string; text: ReactNode; action?: ReactNode; role?: 'alert' }

/** A small drawing, one line, one reason and one button, for empty lists and for failures to load. */
export function EmptyState({ spot, title, text, action, role }: EmptyStateProps) {
  return (
    <div role={role} className="grid justify-items-center px-2.5 pt-6 pb-4 text-center">
      {spot}
      <h2 className="mt-3 font-sans text-md font-strong tracking-[-0.005em]">{title}</h2>
      <p className="mt-1 mb-[18px] max-w-80 text-balance text-muted">{text}</p>
      {action}
    </div>
  )
}
