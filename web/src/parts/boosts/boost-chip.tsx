import type { ReactNode } from 'react'
import { Sparkles } from '../../ui/icons/sparkles.ts'

/** The points that a boost adds, shown beside other facts. */
export function BoostChip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-[22px] items-center gap-[5px] rounded-sm bg-accent-soft px-2 text-[12.5px] font-[560] text-accent-text">
      <Sparkles aria-hidden="true" className="size-[13px] shrink-0" strokeWidth={1.75} />
      {children}
    </span>
  )
}
