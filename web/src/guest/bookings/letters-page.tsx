import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { makeAddress } from '../page-address.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'
import { BackLink, DialogCard } from './dialog-card.tsx'

/** A guest stops the letters of a hotel with one press; emails about the booking itself go on. */
export function LettersPage({ page }: { page: GuestPageOf<'booking-letters'> }) {
  const { visit, booking, token, areStopped } = page
  const words = textsIn(visit.language).bookings.letters
  const values = { hotel: booking.hotel.name }
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        <BackLink visit={visit} booking={booking} token={token} />
        <h1 className="mt-3 text-xl">{areStopped ? words.doneTitle : fill(words.heading, values)}</h1>
        <p className="mt-2">{fill(areStopped ? words.doneText : words.lead, values)}</p>
        {areStopped ? null : (
          <form method="post" action={makeAddress(visit, makeBookingPath(token, 'letters'))} className="mt-5">
            <button type="submit" className={buttonClass({ block: true })}>
              {words.confirm}
            </button>
          </form>
        )}
      </DialogCard>
    </SiteLayout>
  )
}
