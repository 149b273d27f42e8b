import type { Quote } from '@roomlark/contract/bookings/booking-input'
import { addDays, dateIn, utcDay } from '@roomlark/contract/dates'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'
import type {
  LinkFinding,
  LinkTest,
  LinkTestStep,
  LinkTestStepName,
  WouldEarn,
} from '@roomlark/contract/guest-site/link-test'
import type { PartnershipDetail } from '@roomlark/contract/guest-site/partner-links'
import { type BookableStay, findNearestStay } from '../../bookings/bookings/offer/nearest-stay.service.ts'
import type { SignedInContext } from '../../context.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import { readBoostedNights } from '../../partners/boosts/freezing.service.ts'
import { applyCampaign } from '../../partners/campaigns/applying.service.ts'
import { quoteCommission } from '../../partners/commissions/commissions.service.ts'
import type { CountingTouch } from '../../partners/referrals/attribution.service.ts'
import { carryDry, type DryClick, followDry } from '../../partners/referrals/dry-run.service.ts'
import { isLaunched } from '../../platform/platform/launch.service.ts'
import { showHotel } from '../guest-site/guest-site.service.ts'
import type { LinkRow } from './partner-links.queries.ts'
import { getLink } from './partner-links.service.ts'
import { getPartnershipDetail, readPartnershipDetail } from './partnership-detail.service.ts'

/**
 * Takes a link the whole way from the click to the commission through the code that guests go through, in a transaction
 * that never commits: nothing is counted, held or billed.
 */
export async function testLink(
  ctx: SignedInContext,
  { id, linkId }: { id: string; linkId: string },
): Promise<LinkTest> {
  const [own, { hotel }] = await Promise.all([getPartnershipDetail(ctx, id), readPartnershipDetail(ctx, id)])
  const link = await getLink(ctx.sql, id, linkId)
  const doors = ['guestSite', 'hotelPages'] as const
  const open = await Promise.all(doors.map((name) => isLaunched(ctx, [name], () => ctx.sql)))
  const today = dateIn(hotel.timeZone, ctx.clock())
  const isSiteOpen = open.every(Boolean)
  return neverCommitted(ctx, (tx) => runSteps({ ...ctx, sql: tx }, { own, link, today, isSiteOpen }))
}

const over = Symbol('the dry run is over')

async function neverCommitted<T>(
  { sql }: SignedInContext,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const results: T[] = []
  try {
    await sql.begin(async (tx) => {
      results.push(await work(tx))
      throw over
    })
  } catch (error) {
    if (error !== over) throw error
  }
  return results[0] as T
}

type DryContext = Omit<SignedInContext, 'sql'> & { sql: Sql }
type Tested = { own: PartnershipDetail; link: LinkRow; today: string; isSiteOpen: boolean }
type Outcome = { isPassed: boolean; found: LinkFinding }

async function runSteps(ctx: DryContext, tested: Tested): Promise<LinkTest> {
  const { own, link } = tested
  const began = performance.now()
  const steps: LinkTestStep[] = []
  async function step<T>(
    name: LinkTestStepName,
    work: () => Promise<T>,
    judge: (made: T) => Outcome,
  ): Promise<T> {
    const from = performance.now()
    const made = await work()
    steps.push({ step: name, ...judge(made), tookMs: Math.round((performance.now() - from) * 10) / 10 })
    return made
  }
  const { userAgent } = ctx.origin
  const click = await step(
    'answers',
    () => followDry(ctx, { code: link.code, userAgent, isSiteOpen: tested.isSiteOpen }),
    (made) => answers(ctx, tested, made),
  )
  await step(
    'counts',
    async () => click,
    (made) => counts(tested, made),
  )
  await step('partnership', async () => own, standing)
  const page = await step(
    'page',
    () => openPage(ctx, click),
    (made) => rightPage(tested, made),
  )
  const nearest = await step(
    'dates',
    () => nearestStay(ctx, tested),
    (made) => dates(tested, page, made),
  )
  const carried = await step(
    'reference',
    () => carryDry(ctx, own.hotel.id, click.ref),
    (made) => reference(tested, click, made),
  )
  const touch = await step(
    'booking',
    async () => (carried.inVisit?.linkId === link.id ? carried.inVisit : undefined),
    (made) => booking(tested, nearest, made),
  )
  const wouldEarn = await step(
    'commission',
    async () => (nearest && touch ? computeEarning(ctx, own, nearest, touch) : null),
    (made) => commission(own, made),
  )
  const isAsked = nearest?.checkInOn === link.checkInOn && nearest?.checkOutOn === link.checkOutOn
  return {
    at: ctx.clock().toISOString(),
    tookMs: Math.round(performance.now() - began),
    steps,
    nearest: nearest && link.checkInOn !== null && !isAsked ? pickDates(nearest) : null,
    wouldEarn,
  }
}

const passed = (found: LinkFinding): Outcome => ({ isPassed: true, found })
const failed = (found: LinkFinding): Outcome => ({ isPassed: false, found })

/** Why guests do not get to the hotel, if they do not. */
function inTheWay({ own, isSiteOpen }: Tested): Outcome | null {
  if (!isSiteOpen) return failed({ kind: 'site-closed' })
  return own.hotel.isPublic ? null : failed({ kind: 'hotel-hidden' })
}

function answers({ publicUrl }: DryContext, tested: Tested, { path }: DryClick): Outcome {
  const { own, link } = tested
  const leadsThere = path === `/stays/${own.hotel.slug}`
  return leadsThere
    ? passed({ kind: 'leads-on', hotel: own.hotel.name, url: `${publicUrl}/r/${link.code}` })
    : (inTheWay(tested) ?? failed({ kind: 'hotel-hidden' }))
}

function counts(tested: Tested, { isCounted, isPerson }: DryClick): Outcome {
  const { own, link } = tested
  if (isCounted) return passed({ kind: 'would-count' })
  if (!isPerson) return failed({ kind: 'no-person' })
  if (link.archivedAt !== null) return failed({ kind: 'link-archived' })
  if (own.state !== 'active') return failed({ kind: 'partnership-off', state: own.state })
  return inTheWay(tested) ?? failed({ kind: 'hotel-hidden' })
}

function standing({ state, approvedAt, terms }: PartnershipDetail): Outcome {
  if (state !== 'active') return failed({ kind: 'partnership-off', state })
  const lower = terms.announced.find(({ term, to, from }) => term === 'rate' && to < from)
  return passed({
    kind: 'active',
    approvedOn: approvedAt && utcDay(approvedAt),
    ratePercent: terms.ratePercent,
    untilOn: lower ? addDays(lower.effectiveOn, -1) : null,
  })
}

/** The page as the server makes it for the guest; null where it is not the page of a hotel. */
async function openPage(ctx: DryContext, { path, query }: DryClick): Promise<GuestPageOf<'hotel'> | null> {
  const [, slug] = /^\/stays\/([^/]+)$/.exec(path) ?? []
  if (slug === undefined || slug === 'search') return null
  const { page } = await showHotel(ctx, slug, { path, query, cookie: '', acceptLanguage: 'en' })
  return page.kind === 'hotel' ? page : null
}

function rightPage(tested: Tested, page: GuestPageOf<'hotel'> | null): Outcome {
  const { roomTypeId, roomTypeName } = tested.link
  if (!page) return inTheWay(tested) ?? failed({ kind: 'hotel-hidden' })
  const isThere = roomTypeId === null || page.hotel.rooms.some(({ id }) => id === roomTypeId)
  return isThere
    ? passed({ kind: 'page-opens', room: roomTypeName, adults: page.form.adults })
    : failed({ kind: 'room-gone', room: roomTypeName })
}

/** A link without dates is tried with two nights in two weeks. */
async function nearestStay(ctx: DryContext, { own, link, today }: Tested): Promise<BookableStay | null> {
  if (!own.hotel.isPublic) return null
  const { checkInOn, checkOutOn } = link
  const asked =
    checkInOn !== null && checkOutOn !== null
      ? { checkInOn, checkOutOn }
      : { checkInOn: addDays(today, 14), checkOutOn: addDays(today, 16) }
  return findNearestStay(ctx, own.hotel.slug, asked, link.roomTypeId)
}

function dates(
  { link, today }: Tested,
  page: GuestPageOf<'hotel'> | null,
  nearest: BookableStay | null,
): Outcome {
  const { checkInOn, checkOutOn, roomTypeId, roomTypeName: room } = link
  if (checkInOn === null || checkOutOn === null) {
    return nearest ? passed({ kind: 'no-dates' }) : failed({ kind: 'nothing-free' })
  }
  if (checkInOn < today) return failed({ kind: 'dates-over', stay: { checkInOn, checkOutOn } })
  const isOfRoom = (one: { roomTypeId: string }) => roomTypeId === null || one.roomTypeId === roomTypeId
  const offer = page?.offers?.offers.find(isOfRoom)
  if (offer) return passed({ kind: 'dates-free', stay: { checkInOn, checkOutOn }, left: offer.left })
  const why = page?.offers?.refused.filter(isOfRoom).flatMap((one) => one.why) ?? []
  const full = why.find((one) => one.kind === 'full')
  return failed(
    full?.kind === 'full' ? { kind: 'room-full', room, on: full.night } : { kind: 'dates-refused', room },
  )
}

function reference(
  { own, link }: Tested,
  { ref }: DryClick,
  { inVisit, later, keptDays }: Awaited<ReturnType<typeof carryDry>>,
): Outcome {
  if (ref === '') return failed({ kind: 'no-click' })
  const { windowDays } = own.terms
  // While bookings of the hotel are paused no link earns; the reference is kept all the same.
  const isFound = (touch: CountingTouch | undefined) =>
    touch?.linkId === link.id || own.referralsPausedAt !== null
  const isKept = isFound(inVisit) && isFound(later) && keptDays >= windowDays
  return isKept ? passed({ kind: 'reference-stays', windowDays }) : failed({ kind: 'not-attributed' })
}

function booking({ own }: Tested, nearest: BookableStay | null, touch: CountingTouch | undefined): Outcome {
  if (own.referralsPausedAt !== null) return failed({ kind: 'referrals-paused' })
  if (!touch || touch.partnershipId !== own.id) return failed({ kind: 'not-attributed' })
  return nearest ? passed({ kind: 'yours', stay: pickDates(nearest) }) : failed({ kind: 'nothing-to-book' })
}

function commission({ terms }: PartnershipDetail, made: WouldEarn | null): Outcome {
  if (!made) return failed({ kind: 'not-earned' })
  const { netCents, currency, ratePercent } = made
  // A campaign raises the rate that was agreed.
  if (netCents === 0 || ratePercent < terms.ratePercent) return failed({ kind: 'no-rate' })
  return passed({ kind: 'commission-right', netCents, currency })
}

async function computeEarning(
  ctx: DryContext,
  { platformSharePercent }: PartnershipDetail,
  { quote, offer, ...stay }: BookableStay,
  { rateBps: agreedBps, partnershipId }: CountingTouch,
): Promise<WouldEarn> {
  const asked = { partnershipId, rateBps: agreedBps, checkInOn: stay.checkInOn }
  const { rateBps } = await applyCampaign(ctx, ctx.sql, asked)
  const { includedVatCents } = quote
  const nights = quote.nights.map(({ night }) => night)
  const wanted = { partnershipId, roomTypeId: offer.roomTypeId, nights, rateBps }
  const boosts = await readBoostedNights(ctx, ctx.sql, wanted)
  const boosted = quote.nights.flatMap(({ night, priceCents }) => {
    const bps = boosts.get(night)
    return bps === undefined ? [] : [{ priceCents, bps }]
  })
  const { baseCents, grossCents, shareCents, netCents } = await quoteCommission(
    ctx.sql,
    { state: 'confirmed', roomCents: quote.roomCents, includedVatCents, boosted, droppedFeeCents: 0 },
    { rateBps, shareBps: Math.round(platformSharePercent * 100) },
  )
  return {
    stay: pickDates(stay),
    currency: quote.currency,
    nights: groupByPrice(quote.nights),
    includedVatCents,
    baseCents,
    ratePercent: rateBps / 100,
    grossCents,
    shareCents,
    netCents,
    boostPercent: Math.max(0, ...boosts.values()) / 100,
  }
}

function pickDates({ checkInOn, checkOutOn }: { checkInOn: string; checkOutOn: string }) {
  return { checkInOn, checkOutOn }
}

/** Nights in a row that cost the same become one line. */
function groupByPrice(nights: Quote['nights']): { fromOn: string; nights: number; cents: number }[] {
  const lines: { fromOn: string; nights: number; cents: number }[] = []
  for (const { night, priceCents } of nights) {
    const last = lines.at(-1)
    if (last?.cents === priceCents) last.nights += 1
    else lines.push({ fromOn: night, nights: 1, cents: priceCents })
  }
  return lines
}
