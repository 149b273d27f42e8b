import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'

type CardFrameProps = { title: string; subtitle: ReactNode; action?: ReactNode; children: ReactNode }

/** A card whose rows reach from edge to edge. */
export function CardFrame({ title, subtitle, action, children }: CardFrameProps) {
  return (
    <Card className="overflow-hidden p-0!" aria-label={title}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-[18px] pt-[18px] pb-4 md:px-6 md:pt-6">
        <div className="min-w-0">
          <h2>{title}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">{subtitle}</p>
        </div>
        {action}
      </div>
      {children}
    </Card>
  )
}

/** Content of a card that has no rows. */
export function CardInside({ children }: { children: ReactNode }) {
  return <div className="px-[18px] pb-6 md:px-6">{children}</div>
}
