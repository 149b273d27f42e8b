import { dayRange } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { DialogCard } from '../bookings/dialog-card.tsx'
import { makeAddress, stayWords } from '../page-address.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'

/** The page behind the link of a waiting list: to confirm, to book what is held, and to leave with one press. */
export function WaitingPage({ page: { visit, token, entry } }: { page: GuestPageOf<'waiting'> }) {
  const { language } = visit
  const words = textsIn(language).waiting
  if (!entry) {
    return (
      <SiteLayout visit={visit}>
        <DialogCard>
          <h1 className="text-xl">{words.goneTitle}</h1>
          <p className="mt-2">{words.goneText}</p>
          <a href={makeAddress(visit, '/stays')} className={`${buttonClass({ variant: 'secondary' })} mt-5`}>
            {textsIn(language).missing.action}
          </a>
        </DialogCard>
      </SiteLayout>
    )
  }
  const { hotel, stay, state, checkoutPath } = entry
  const { title, text } = words.states[state]
  const values = {
    hotel: isolate(hotel.name),
    dates: dayRange(language, stay.checkInOn, stay.checkOutOn),
  }
  return (
    <SiteLayout visit={visit}>
      <DialogCard>
        <h1 className="text-xl wrap-anywhere">{fill(title, values)}</h1>
        <p className="mt-2">{fill(text, values)}</p>
        <div className="mt-5 grid gap-3">
          {checkoutPath ? (
            <a href={makeAddress(visit, checkoutPath)} className={buttonClass({ block: true })}>
              {words.book}
            </a>
          ) : null}
          {state === 'missed' ? (
            <a
              href={makeAddress(visit, `/stays/${hotel.slug}`, stayWords(stay))}
              className={buttonClass({ block: true })}
            >
              {textsIn(language).find.seeHotel}
            </a>
          ) : null}
          {state === 'booked' ? null : (
            <form method="post" action={makeAddress(visit, `/stays/waiting/${token}`)} className="grid gap-3">
              {state === 'asked' ? (
                <button type="submit" name="act" value="confirm" className={buttonClass({ block: true })}>
                  {words.confirm}
                </button>
              ) : null}
              <button
                type="submit"
                name="act"
                value="leave"
                className={buttonClass({ variant: 'secondary', block: true })}
              >
                {words.leave}
              </button>
            </form>
          )}
        </div>
      </DialogCard>
    </SiteLayout>
  )
}
