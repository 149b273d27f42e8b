import { CircleCheck, CircleDot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DiscardDialog } from './hotel-form-discard.tsx'

type HotelFormBarProps = {
  /** What stands above the buttons, e.g. why saving failed. */
  children?: ReactNode
  title: string
  isClean: boolean
  faultCount: number
  /** The one loud button. */
  action: ReactNode
  /** What discarding means; nothing to discard, no button. */
  discard: { title: string; text: string; action: () => void } | null
}

/** Stays in sight below the form. */
export function HotelFormBar({ children, title, isClean, faultCount, action, discard }: HotelFormBarProps) {
  const [isAsking, setAsking] = useState(false)
  const isWell = isClean && faultCount === 0
  const Icon = isWell ? CircleCheck : CircleDot
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gutter) mt-6 -mb-14 border-t border-border bg-raised px-(--gutter) py-3.5 [box-shadow:50vw_1px_0_var(--color-raised),50vw_0_0_var(--color-border)] [clip-path:inset(0_-50vw_0_0)] max-md:py-2.5">
      {children}
      <div className="flex flex-wrap items-center gap-2.5">
        <p role="status" className="flex min-w-0 grow items-center gap-2 max-md:basis-full">
          <Icon
            aria-hidden="true"
            className={isWell ? 'size-4 shrink-0 text-success-text' : 'size-4 shrink-0 text-accent-text'}
          />
          <b>{title}</b>
          {faultCount > 0 ? (
            <span className="text-muted">
              {faultCount === 1 ? 'One needs' : `${faultCount} need`} your attention
              <span className="max-md:hidden"> before you can save</span>
            </span>
          ) : null}
        </p>
        {discard ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Discard
          </Button>
        ) : null}
        {action}
      </div>
      {isAsking && discard ? (
        <DiscardDialog
          title={discard.title}
          text={discard.text}
          onDiscard={discard.action}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}
