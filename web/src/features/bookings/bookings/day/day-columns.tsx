import type { ReactNode } from 'react'

type DayColumnsProps = { isBusy?: boolean; className?: string; children: ReactNode }

/** Lists beside one another, as far as there is room for them beside an open panel. */
export function DayColumns({ isBusy = false, className, children }: DayColumnsProps) {
  return (
    <div aria-busy={isBusy} className={className}>
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5 @min-[60rem]:grid-cols-3">
          {children}
        </div>
      </div>
    </div>
  )
}
