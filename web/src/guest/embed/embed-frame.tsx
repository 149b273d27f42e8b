import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { daysBetween } from '@roomlark/contract/dates'
import { dayRange, moneyIn, scoreIn } from '@roomlark/contract/guest-formats'
import type { EmbedPage } from '@roomlark/contract/guest-site/guest-embed-page'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import { fill, sayCount } from '@roomlark/contract/say'
import { colourAttribute } from '../frame-attributes.ts'
import { Island } from '../island.tsx'
import { carriedWords, stayWords } from '../page-address.ts'
import { typedParty } from '../party/party-fields.tsx'
import { textsIn } from '../texts/texts.ts'
import { EmbedBox } from './embed-box.tsx'
import type { EmbedBoxProps } from './embed-props.ts'

type PageProps = { page: GuestPageOf<'embed'> }

/** The theme is that of the page around the frame, not the visitor's choice for our own site. */
export function embedAttributes({ look, frame }: EmbedPage): string {
  const theme = look === 'auto' ? '' : ` data-theme="${look}"`
  return ` data-embed=""${theme}${colourAttribute(frame?.accent ?? null)}`
}

/** The whole content of a frame: one card, which is one island. */
export function EmbedFrame({ page }: PageProps) {
  const texts = textsIn(page.visit.language)
  if (!page.hotel) {
    return <p className="rounded-lg border border-border bg-surface p-5 text-muted">{texts.embed.closed}</p>
  }
  return (
    <main id="main">
      <Island name="embed" of={EmbedBox} props={toBoxProps(page, page.hotel)} />
    </main>
  )
}

function toBoxProps(page: GuestPageOf<'embed'>, hotel: NonNullable<EmbedPage['hotel']>): EmbedBoxProps {
  const { visit, form, shape, look, referral, cheapest, nearby, fault, today } = page
  const { language } = visit
  const texts = textsIn(language)
  const carried = carriedWords({ ...(visit.carried.lang && { lang: visit.carried.lang }) })
  const own: [string, string][] = [
    ['shape', shape],
    ['look', look],
    ...(referral ? [['code', referral.code] as [string, string]] : []),
    ...tagWords(referral),
    ...(page.frame ? [['key', page.frame.key] as [string, string]] : []),
    ...carried.map(([name, value]): [string, string] => [name, value]),
  ]
  const path = `/embed/${hotel.slug}`
  const hasDates = form.checkInOn !== null && form.checkOutOn !== null
  const nights = hasDates ? daysBetween(form.checkInOn ?? '', form.checkOutOn ?? '') : 0
  const [least] = nearby.toSorted((a, b) => a.totalCents - b.totalCents)
  const money = (cents: number) => moneyIn(language, cents, hotel.currency)
  const [before = '', after = ''] = texts.embed.commission.split('{name}')
  return {
    language,
    shape,
    today,
    path,
    own,
    hotel: { name: hotel.name, slug: hotel.slug, city: hotel.city, starRating: hotel.starRating },
    stars: sayCount(language, texts.count.stars, hotel.starRating),
    score: page.score && {
      shown: fill(texts.reviews.ofFive, { score: scoreIn(language, page.score.average) }),
      reviews: sayCount(language, texts.reviews.list.count, page.score.reviews),
    },
    form: {
      checkInOn: form.checkInOn,
      checkOutOn: form.checkOutOn,
      adults: form.adults,
      childAges: form.childAges.join(','),
    },
    party: typedParty(form),
    counts: { guests: texts.count.guests, rooms: texts.count.rooms },
    // A box with the link of an affiliate leads through it, so that the visit is a click of theirs.
    action: referral ? `/r/${referral.code}` : `/stays/${hotel.slug}`,
    hidden: [
      ...carried.map(([name, value]): [string, string] => [name, value]),
      ...(referral ? [['via', 'embed'] as [string, string]] : []),
      ...tagWords(referral),
    ],
    frameKey: page.frame?.key ?? null,
    fault: fault && fill(texts.faults[fault], { adults: partyLimits.adults }),
    price: cheapest && {
      from: fill(texts.embed.from, { nights: sayCount(language, texts.count.nights, nights) }),
      total: money(cheapest.totalCents),
      isFreeToCancel: cheapest.isFreeToCancel,
    },
    isFull: hasDates && !cheapest && !fault,
    nearbyFrom: least ? fill(texts.embed.closeBy, { price: money(least.totalCents) }) : null,
    nearby: nearby.map((stay) => {
      const query = new URLSearchParams([...stayWords({ ...form, ...stay }), ...own].map(([a, b]) => [a, b]))
      return { href: `${path}?${query}`, dates: dayRange(language, stay.checkInOn, stay.checkOutOn) }
    }),
    recommendedBy: referral && { before, name: referral.name, after },
    words: page.takesPayments ? { ...texts.embed, byline: texts.embed.bylineOnline } : texts.embed,
    searchWords: texts.search,
    calendar: texts.calendar,
    included: texts.hotel[cheapest?.hasFees ? 'feesIncluded' : 'taxesIncluded'],
    nights: texts.count.nights,
  }
}

/** Tells the affiliate which of several boxes it was. */
function tagWords(referral: { tag: string } | null): [string, string][] {
  return referral?.tag ? [['tag', referral.tag]] : []
}
