import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { cx } from '../../lib/cx.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { makeAddress } from '../page-address.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'
import { BackLink, DialogCard, Notice } from './dialog-card.tsx'

export function ErasePage({ page }: { page: GuestPageOf<'booking-erase'> }) {
  const { visit, booking, token, fault } = page
  const texts = textsIn(visit.language).bookings
  const words = texts.erase
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        <BackLink visit={visit} booking={booking} token={token} />
        <h1 className="mt-3 text-xl">{words.heading}</h1>
        {booking.mayErase ? (
          <>
            <p className="mt-2">{words.lead}</p>
            <p className="mt-2 text-muted">{words.stays}</p>
            {fault ? <Notice>{words.missing}</Notice> : null}
            <form method="post" action={makeAddress(visit, makeBookingPath(token, 'erase'))} className="mt-5">
              <label className="flex items-start gap-2.5">
                <input type="checkbox" name="confirm" value="yes" required className="mt-1 size-4 shrink-0" />
                {words.check}
              </label>
              <div className="mt-5 grid gap-2.5 sm:grid-cols-2">
                <a
                  href={makeAddress(visit, makeBookingPath(token))}
                  className={buttonClass({ variant: 'secondary', block: true })}
                >
                  {texts.cancel.keep}
                </a>
                <button type="submit" className={buttonClass({ variant: 'danger', block: true })}>
                  {words.confirm}
                </button>
              </div>
            </form>
          </>
        ) : (
          <p className="mt-2">{words.notYet}</p>
        )}
      </DialogCard>
    </SiteLayout>
  )
}

/** Shown for a link once the guest's data is gone. */
export function ErasedPage({ page: { visit } }: { page: GuestPageOf<'booking-erased'> }) {
  const words = textsIn(visit.language)
  return (
    <SiteLayout visit={visit} className={column}>
      <section className="m-auto max-w-[560px] py-20 text-center">
        <h1 className="text-2xl text-balance">{words.bookings.erase.doneTitle}</h1>
        <p className="mt-3 mb-7 text-md text-muted">{words.bookings.erase.doneText}</p>
        <a href={makeAddress(visit, '/stays')} className={cx(buttonClass({ size: 'lg' }))}>
          {words.missing.action}
        </a>
      </section>
    </SiteLayout>
  )
}
