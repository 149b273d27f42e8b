import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { CircleCheck } from '../../ui/icons/circle-check.ts'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'

/** Invites to check in online while that is possible, and says that it is done. */
export function CheckInSection({ page }: { page: GuestPageOf<'booking'> }) {
  const { visit, booking, token, news } = page
  const words = textsIn(visit.language).checkIn
  const { window, state } = booking.checkIn
  if (window !== 'open') return null
  const address = makeAddress(visit, makeBookingPath(token, 'check-in'))
  return (
    <section
      role={news === 'registered' ? 'status' : undefined}
      aria-labelledby="check-in"
      className={cx(
        'rounded-lg border p-[18px] md:p-6 print:hidden',
        news === 'registered' ? 'border-success bg-success-soft' : 'border-border bg-surface',
      )}
    >
      <h2 id="check-in" className="flex items-center gap-2.5 text-lg">
        {state === 'ready' ? (
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success-text" />
        ) : null}
        {state === 'ready' ? words.ready : words.heading}
      </h2>
      <p className="mt-1 mb-3.5 max-w-[60ch]">{state === 'ready' ? words.readyText : words.lead}</p>
      <a href={address} className={buttonClass({ variant: state === 'ready' ? 'secondary' : 'primary' })}>
        {state === 'ready' ? words.see : state === 'begun' ? words.goOn : words.begin}
      </a>
    </section>
  )
}
