import { moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { ArrowLeftRight } from '../../ui/icons/arrow-left-right.ts'
import { DoorClosed } from '../../ui/icons/door-closed.ts'
import { Hourglass } from '../../ui/icons/hourglass.ts'
import { choiceWords, makeAddress, stayWords } from '../page-address.ts'
import { listReasons } from '../reasons.ts'
import { column } from '../site-column.ts'
import { SiteLayout } from '../site-layout.tsx'
import { textsIn } from '../texts/texts.ts'
import { BookForm } from './book-form.tsx'
import { StillFree } from './still-free.tsx'
import { StopNote } from './stop-note.tsx'

type RefusedPageProps = { page: GuestPageOf<'checkout-refused'> }

/** Nothing could be held: why, and the way back to what can be. */
export function RefusedPage({ page }: RefusedPageProps) {
  const { visit, hotel, stay, choice, stop } = page
  const words = textsIn(visit.language).checkout
  const back = makeAddress(visit, `/stays/${hotel.slug}`, [
    ...(stay ? stayWords(stay) : []),
    ...(stop.kind === 'gone' || stop.kind === 'input' ? [] : choiceWords(choice)),
  ])
  return (
    <SiteLayout visit={visit} className={`${column} pb-12`}>
      <h1 className="mt-6 mb-5 text-2xl wrap-anywhere">{hotel.name}</h1>
      <div className="max-w-[744px]">
        <RefusedNote page={page} />
        {stop.kind === 'gone' && stay && stop.others.length > 0 ? (
          <div className="mt-5">
            <StillFree visit={visit} hotel={hotel} back={back} wasCents={stop.wasCents} offers={stop.others}>
              {({ ratePlanId, roomTypeId, totalCents }, label) => (
                <BookForm
                  visit={visit}
                  stay={stay}
                  slug={hotel.slug}
                  totalCents={totalCents}
                  label={words.holdThis}
                  name={label}
                  choice={{ ratePlanId, rooms: [{ roomTypeId, quantity: stay.rooms }] }}
                />
              )}
            </StillFree>
          </div>
        ) : (
          <p className="mt-5">
            <a href={back} className={buttonClass({ variant: 'secondary' })}>
              {words.seeOthers}
            </a>
          </p>
        )}
      </div>
    </SiteLayout>
  )
}

function RefusedNote({ page }: RefusedPageProps) {
  const { visit, hotel, stay, choice, stop } = page
  const { language } = visit
  const words = textsIn(language).checkout
  switch (stop.kind) {
    case 'price': {
      const { quote, wasCents } = stop
      const total = moneyIn(language, quote.totalCents, quote.currency)
      return (
        <StopNote
          tint="bg-warning-soft"
          Icon={ArrowLeftRight}
          title={fill(words.priceTitle, { total })}
          text={words.priceText}
        >
          <p className="mb-4 text-[14px]">
            {words.priceStay} <s className="mx-2 text-muted">{moneyIn(language, wasCents, quote.currency)}</s>{' '}
            <b>{total}</b>
          </p>
          {stay && choice ? (
            <BookForm
              visit={visit}
              stay={stay}
              choice={choice}
              slug={hotel.slug}
              totalCents={quote.totalCents}
              label={fill(words.book, { total })}
            />
          ) : null}
        </StopNote>
      )
    }
    case 'gone':
    case 'lapsed':
    case 'cancelled':
      return (
        <StopNote tint="bg-error-soft" Icon={DoorClosed} title={words.goneTitle} text={words.goneText}>
          <ul className="text-[14px] text-muted">
            {stop.kind === 'gone'
              ? listReasons(language, stop.why).map((reason) => <li key={reason}>{reason}</li>)
              : null}
          </ul>
        </StopNote>
      )
    case 'limit':
      return (
        <StopNote tint="bg-warning-soft" Icon={Hourglass} title={words.limitTitle} text={words.limitText} />
      )
    case 'wait':
      return (
        <StopNote
          tint="bg-warning-soft"
          Icon={Hourglass}
          title={words.waitTitle}
          text={fill(words.waitText, { minutes: stop.minutes })}
        />
      )
    case 'input':
      return (
        <StopNote tint="bg-error-soft" Icon={DoorClosed} title={words.inputTitle} text={words.inputText} />
      )
  }
}
