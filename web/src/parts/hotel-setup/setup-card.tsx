import type { HotelSetup } from '@roomlark/contract/hotel-setup'
import { setupSteps } from '@roomlark/contract/hotel-setup'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useHotelSetup, useNextSetup } from '../../data/hotel-setup.ts'
import { cx } from '../../lib/cx.ts'
import { Card, CardHead } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { type StepView, saleWords, stepsOf } from './setup-steps.ts'

type BelowNextSetupProps = { className: string; children: ReactNode }

/**
 * On the dashboard: leads a new owner to the first bookable hotel, and then disappears. What is below it waits until
 * it is known whether there is a checklist, since it would jump, but for no longer than a second.
 */
export function BelowNextSetup({ className, children }: BelowNextSetupProps) {
  const { data: next, isPending } = useNextSetup()
  return (
    <>
      {next ? <Checklist setup={next.hotel} className={className} /> : null}
      <div className={cx(isPending && 'invisible [animation:reveal_0s_1s_forwards]')}>{children}</div>
    </>
  )
}

/** On a hotel's own page, for as long as a step is open or guests do not see the hotel. */
export function HotelSetupCard({ hotelId, className }: { hotelId: string; className: string }) {
  const { data: setup } = useHotelSetup(hotelId)
  if (!setup || (setup.isOnSale && setup.done.length === setupSteps.length)) return null
  return <Checklist setup={setup} className={className} />
}

function Checklist({ setup, className }: { setup: HotelSetup | null; className: string }) {
  const steps = stepsOf(setup)
  const done = steps.filter(({ mark }) => mark === 'done').length
  return (
    <Card aria-label="Setup checklist" className={className}>
      <CardHead
        title={
          <span className="wrap-anywhere">
            {setup ? `Get ${setup.hotelName} ready` : 'Open your first hotel'}
          </span>
        }
        subtitle={setup ? saleWords(setup) : 'Six steps, and guests can book it.'}
      >
        <span className="shrink-0 pt-1 text-sm whitespace-nowrap text-muted">
          {done} of {steps.length} done
        </span>
      </CardHead>
      <ol className="grid gap-x-5 gap-y-1 md:grid-cols-2 desk:grid-cols-3">
        {steps.map((step) => (
          <Step key={step.step} {...step} />
        ))}
      </ol>
    </Card>
  )
}

const markWords = { done: 'Done', now: 'Next', next: 'Later' } as const
const markLooks = {
  done: 'border-primary bg-primary text-on-primary',
  now: 'border-accent',
  next: 'border-control',
} as const

function Step({ title, text, to, mark }: StepView) {
  return (
    <li>
      <Link to={to} className="-mx-2 flex items-start gap-3 rounded-md px-2 py-2 hover:bg-sunken">
        <span
          aria-hidden="true"
          className={cx(
            'mt-px grid size-6 shrink-0 place-items-center rounded-full border-2',
            markLooks[mark],
          )}
        >
          {mark === 'done' ? <Check className="size-3.5" /> : null}
          {mark === 'now' ? <i className="size-2.5 rounded-full bg-accent" /> : null}
        </span>
        <span className="min-w-0">
          <span className="sr-only">{markWords[mark]}: </span>
          <span className={cx('block leading-6', mark === 'done' ? 'text-muted' : 'font-strong')}>
            {title}
          </span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
      </Link>
    </li>
  )
}
