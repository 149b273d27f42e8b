import { daysBetween } from '@roomlark/contract/dates'
import { currencyNoun } from '@roomlark/contract/guest-formats'
import type { GuestRoom } from '@roomlark/contract/guest-site/guest-hotels'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill, sayCount } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { BedDouble } from '../../ui/icons/bed-double.ts'
import { CalendarX2 } from '../../ui/icons/calendar-x-2.ts'
import { Scaling } from '../../ui/icons/scaling.ts'
import { Users } from '../../ui/icons/users.ts'
import { Island } from '../island.tsx'
import { listReasons } from '../reasons.ts'
import { answerId } from '../search-form.tsx'
import { sleepsIn } from '../sleeps-words.ts'
import { textsIn } from '../texts/texts.ts'
import { FromPriceLine } from './from-price.tsx'
import { Gallery } from './gallery.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { RateRow } from './rate-row.tsx'

type PageProps = { page: GuestPageOf<'hotel'> }

export function HotelRooms({ page }: PageProps) {
  const { visit, hotel, stay, fault, alternatives } = page
  const { language, currency } = visit
  const texts = textsIn(language)
  const words = texts.hotel
  const lead = stay
    ? fill(words.pricesFor, {
        nights: sayCount(language, texts.count.nights, daysBetween(stay.checkInOn, stay.checkOutOn)),
        guests: sayCount(language, texts.count.guests, stay.adults + stay.childAges.length),
      })
    : words.pickDates
  const isAbout = currency !== null && currency.code !== hotel.currency
  return (
    <section id={fault ? undefined : answerId} aria-labelledby="rooms" className="scroll-mt-[-20px] pt-9">
      <h2 id="rooms" className="text-xl">
        {words.choose}
      </h2>
      <p className="mb-4 text-muted">{lead}</p>
      {stay && alternatives ? <NothingFits page={page} stay={stay} alternatives={alternatives} /> : null}
      <ul className={cx('grid gap-4', !stay && 'md:grid-cols-2 desk:grid-cols-3')}>
        {hotel.rooms.map((room) => (
          <RoomCard key={room.id} page={page} room={room} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {fill(words[chooseNote(page.takesPayments, isAbout)], {
          currency: currencyNoun(language, hotel.currency),
        })}
      </p>
    </section>
  )
}

function chooseNote(takesPayments: boolean, isAbout: boolean) {
  if (takesPayments) return isAbout ? 'payNoteRates' : 'payNoteRatesOwn'
  return isAbout ? 'payNote' : 'payNoteOwn'
}

function RoomCard({ page, room }: PageProps & { room: GuestRoom }) {
  const { visit, stay, offers, fromPrices } = page
  const { language } = visit
  const texts = textsIn(language)
  const own = offers?.offers.filter(({ roomTypeId }) => roomTypeId === room.id) ?? []
  const refused = offers?.refused.filter(({ roomTypeId }) => roomTypeId === room.id) ?? []
  const left = own[0]?.left
  return (
    <li
      id={`room-${room.id}`}
      className={cx(
        'overflow-hidden rounded-lg border border-border bg-surface',
        stay && 'md:grid md:grid-cols-[288px_minmax(0,1fr)]',
      )}
    >
      <div className={cx('p-3.5', stay && 'md:border-r md:border-border')}>
        <div className="relative aspect-3/2 overflow-hidden rounded-md bg-sunken text-muted">
          {room.photos.length > 0 ? (
            <Island
              name="gallery"
              of={Gallery}
              className="size-full"
              props={{
                photos: room.photos,
                look: 'one',
                words: texts.gallery,
                count: String(room.photos.length),
              }}
            />
          ) : (
            <span className="grid size-full place-items-center">
              <BedDouble aria-hidden="true" className="size-7" />
            </span>
          )}
        </div>
        <h3 className="mt-3 font-display text-lg font-medium wrap-anywhere">{room.name}</h3>
        <ul className="mt-1 grid gap-1 text-[14px] text-muted">
          <Fact
            Icon={BedDouble}
            text={room.beds.map(({ kind, count }) => sayCount(language, texts.beds[kind], count)).join(', ')}
          />
          <Fact Icon={Users} text={sleepsIn(language, room)} />
          {room.sizeSqm === null ? null : (
            <Fact Icon={Scaling} text={fill(texts.hotel.size, { size: room.sizeSqm })} />
          )}
        </ul>
        {room.features.length > 0 ? (
          <details className="mt-2 text-[14px]">
            <summary className="w-fit rounded-sm font-medium text-primary-text hover:underline">
              {texts.hotel.features}
            </summary>
            <ul className="mt-1.5 grid grid-cols-2 gap-x-4 gap-y-1 text-muted">
              {room.features.map((name) => (
                <li key={name}>{texts.roomFeatures[name]}</li>
              ))}
            </ul>
          </details>
        ) : null}
        {room.description ? (
          <p dir="auto" className="mt-2 text-[14px] leading-5 whitespace-pre-line wrap-anywhere">
            {room.description}
          </p>
        ) : null}
        <div className="mt-3 empty:hidden">
          <FromPriceLine page={page} price={fromPrices.find(({ roomTypeId }) => roomTypeId === room.id)} />
        </div>
        {left !== undefined && left <= 2 ? (
          <p className="mt-2 text-sm font-medium text-accent-text">
            {sayCount(language, texts.count.left, left)}
          </p>
        ) : null}
      </div>
      {stay && own.length > 0 ? (
        <ul
          id={`rates-${room.id}`}
          data-choice-part=""
          className="max-md:border-t max-md:border-border md:grid"
        >
          {own.map((offer) => (
            <RateRow key={offer.ratePlanId} page={page} stay={stay} offer={offer} />
          ))}
        </ul>
      ) : null}
      {stay && own.length === 0 ? (
        <div className="bg-sunken p-5 max-md:border-t max-md:border-border">
          <b>{texts.hotel.unavailable}</b>
          <ul className="mt-1 grid gap-1 text-[14px] text-muted">
            {listReasons(
              language,
              refused.flatMap(({ why }) => why),
            ).map((reason) => (
              <li key={reason} className="flex items-center gap-1.5">
                <CalendarX2 aria-hidden="true" className="size-[15px] shrink-0" />
                {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  )
}

function Fact({ Icon, text }: { Icon: typeof Users; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </li>
  )
}
