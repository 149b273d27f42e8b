import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { buttonClass } from '../../ui/button-class.ts'
import { ExtraFields } from '../extras/extra-fields.tsx'
import { extraRows } from '../extras/extra-rows.tsx'
import { makeAddress } from '../page-address.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'
import { BackLink, DialogCard, Notice } from './dialog-card.tsx'

/** Extras that a guest can add to a booked stay, and take back until it is too late. */
export function ExtrasPage({ page }: { page: GuestPageOf<'booking-extras'> }) {
  const { visit, booking, token, fault } = page
  const words = textsIn(visit.language).extras
  const rows = extraRows(visit.language, booking.offers, booking.currency, { showsUntil: true })
  const isOpen = rows.some(({ isFixed }) => !isFixed)
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        <BackLink visit={visit} booking={booking} token={token} />
        <h1 className="mt-3 text-xl">{words.heading}</h1>
        <p className="mt-1 text-muted">{isOpen ? words.pageLead : words.none}</p>
        {fault === null ? null : <Notice>{words.faults[fault]}</Notice>}
        <form
          method="post"
          action={makeAddress(visit, makeBookingPath(token, 'extras'))}
          className="mt-3 grid gap-4"
        >
          <ExtraFields rows={rows} />
          {isOpen ? (
            <div className="grid gap-2.5 sm:grid-cols-2">
              <a
                href={makeAddress(visit, makeBookingPath(token))}
                className={buttonClass({ variant: 'secondary', block: true })}
              >
                {words.keep}
              </a>
              <button type="submit" className={buttonClass({ block: true })}>
                {words.save}
              </button>
            </div>
          ) : null}
        </form>
      </DialogCard>
    </SiteLayout>
  )
}
