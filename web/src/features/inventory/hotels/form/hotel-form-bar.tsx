import { say } from '@roomlark/contract/say'
import { type ReactNode, useState } from 'react'
import { sayRich } from '../../../../lib/say-rich.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Circle } from '../../../../ui/icons/circle.ts'
import { CircleCheck } from '../../../../ui/icons/circle-check.ts'
import { CircleDot } from '../../../../ui/icons/circle-dot.ts'

const signs = {
  empty: { Icon: Circle, tone: 'text-muted' },
  saved: { Icon: CircleCheck, tone: 'text-success-text' },
  unsaved: { Icon: CircleDot, tone: 'text-accent-text' },
}

type HotelFormBarProps = {
  /** Shown above the buttons, for example why saving failed. */
  children?: ReactNode
  title: string
  state: keyof typeof signs
  faultCount: number
  /** The primary button. */
  action: ReactNode
  /** Dialog and action for discarding; null hides the button. */
  discard: { title: string; text: string; action: () => void } | null
}

/** Stays visible below the form. */
export function HotelFormBar({ children, title, state, faultCount, action, discard }: HotelFormBarProps) {
  const [isAsking, setAsking] = useState(false)
  const { Icon, tone } = signs[faultCount > 0 ? 'unsaved' : state]
  return (
    <div className="sticky bottom-0 z-20 -mx-(--gutter) mt-6 -mb-14 border-t border-border bg-raised px-(--gutter) py-3.5 [box-shadow:50vw_1px_0_var(--color-raised),50vw_0_0_var(--color-border)] [clip-path:inset(0_-50vw_0_0)] max-md:py-2.5">
      {children}
      <div className="flex flex-wrap items-center gap-2.5">
        <p role="status" className="flex min-w-0 grow items-center gap-2 max-md:basis-full">
          <Icon aria-hidden="true" className={`size-4 shrink-0 ${tone}`} />
          <b>{title}</b>
          {faultCount > 0 ? (
            <span className="text-muted">
              {sayRich(
                '{fields, plural, one {One needs} other {# need}} your attention<more> before you can save</more>',
                {
                  fields: faultCount,
                  more: (text) => <span className="max-md:hidden">{text}</span>,
                },
              )}
            </span>
          ) : null}
        </p>
        {discard ? (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {say('Discard')}
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

type DiscardDialogProps = { title: string; text: string; onDiscard: () => void; onClose: () => void }

function DiscardDialog({ title, text, onDiscard, onClose }: DiscardDialogProps) {
  return (
    <Dialog title={title} description={text} onClose={onClose}>
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {say('Keep editing')}
        </Button>
        <Button
          variant="danger"
          onClick={() => {
            onClose()
            onDiscard()
          }}
        >
          {say('Discard')}
        </Button>
      </div>
    </Dialog>
  )
}
