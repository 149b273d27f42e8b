import { daysBetween, utcDay } from '@roomlark/contract/dates'
import type {
  Performance,
  PerformanceChoices,
  PerformanceQuery,
  PerformanceRow,
} from '@roomlark/contract/figures/performance'
import type { SignedInContext } from '../../../context.ts'
import { notFound } from '../../../errors.ts'
import type { Span } from '../periods.policy.ts'
import {
  computePerformanceFigures,
  methodShares,
  nothingBrought,
  nothingClicked,
  type PerformanceDay,
  performanceParts,
  performanceSpans,
  pointIn,
  stepIn,
} from './performance.policy.ts'
import {
  type BroughtRow,
  type ClickRow,
  clickParts,
  type RowKey,
  selectBrought,
  selectClicks,
  selectHotelNames,
  selectLinkNames,
  selectOwnLinks,
  selectPartnerHotels,
  selectSiteNames,
} from './performance.queries.ts'

/** Gets the results of an affiliate's links. Days are in UTC, and amounts are net of Roomlark's share. */
export async function getPerformance(ctx: SignedInContext, query: PerformanceQuery): Promise<Performance> {
  await refuseForeign(ctx, query)
  const spans = performanceSpans(query, utcDay(ctx.clock()))
  const { current } = spans
  const before = query.compare === 'before' ? spans.before : null
  const { linkId, hotelId, siteId, method, by, limit } = query
  const filter = { affiliateId: ctx.actor.userId, linkId, hotelId, siteId, method }
  const [brought, clicks] = await Promise.all([
    selectBrought(ctx.sql, filter, { current, before, by }),
    // A click does not say how its visitor will be recognised.
    method === undefined ? selectClicks(ctx.sql, filter, { current, before, by }) : null,
  ])
  const parts = performanceParts(current, listDays(brought, clicks), clicks !== null)
  const rows =
    by === 'day'
      ? parts.map((part) => ({ ...noKey, ...part, clicksOverTime: null }))
      : by === 'method'
        ? methodRows(brought)
        : keyedRows(brought, clicks, current)
  const shown = rows.slice(0, limit)
  return {
    ...current,
    step: stepIn(current),
    totals: computeTotals(brought, clicks, true),
    before: before && { ...before, totals: computeTotals(brought, clicks, false) },
    series: parts.map(pointIn),
    rows: await named(ctx, shown),
    moreRows: rows.length - shown.length,
    methods: methodShares(
      new Map(brought.filter(isCurrentAt('method')).map((row) => [row.method ?? '', row])),
    ),
  }
}

type UnnamedRow = RowKey & Pick<PerformanceRow, 'fromOn' | 'untilOn' | 'figures' | 'clicksOverTime'>

const noKey = { linkId: null, promoCode: null, hotelId: null, method: null, tag: null, siteId: null } as const
const noDays = { fromOn: null, untilOn: null } as const

/** Links, hotels and sites of others are not found, whether or not they exist. */
async function refuseForeign(
  ctx: SignedInContext,
  { linkId, hotelId, siteId }: PerformanceQuery,
): Promise<void> {
  const { userId } = ctx.actor
  if (siteId !== undefined && !(await selectSiteNames(ctx.sql, userId)).some(({ id }) => id === siteId)) {
    throw notFound('site')
  }
  if (linkId !== undefined && (await selectLinkNames(ctx.sql, userId, [linkId])).length === 0) {
    throw notFound('link')
  }
  if (hotelId === undefined) return
  const hotels = await selectPartnerHotels(ctx.sql, userId, hotelId)
  if (hotels.length === 0) throw notFound('hotel')
}

function isCurrentAt(level: BroughtRow['level']) {
  return (row: BroughtRow) => row.level === level && row.isCurrent
}

function computeTotals(brought: BroughtRow[], clicks: ClickRow[] | null, isCurrent: boolean) {
  const isWhole = (row: { level: string; isCurrent: boolean }) =>
    row.level === 'whole' && row.isCurrent === isCurrent
  return computePerformanceFigures(
    brought.find(isWhole) ?? nothingBrought,
    clicks && (clicks.find(isWhole) ?? nothingClicked),
  )
}

function listDays(brought: BroughtRow[], clicks: ClickRow[] | null): PerformanceDay[] {
  const clicked = new Map<string, ClickRow>()
  for (const row of clicks ?? []) if (row.level === 'day') clicked.set(row.day ?? '', row)
  const booked = new Map(brought.filter(isCurrentAt('day')).map((row) => [row.day ?? '', row]))
  return [...new Set([...clicked.keys(), ...booked.keys()])].map((day) => ({
    ...(booked.get(day) ?? nothingBrought),
    day,
    clicked: clicks && (clicked.get(day) ?? nothingClicked),
  }))
}

function methodRows(brought: BroughtRow[]): UnnamedRow[] {
  return brought
    .filter(isCurrentAt('method'))
    .map((row) => ({
      ...noKey,
      ...noDays,
      method: row.method,
      figures: computePerformanceFigures(row, null),
      clicksOverTime: null,
    }))
    .sort(bestFirst)
}

/** Rows with clicks, with bookings, or with both. */
function keyedRows(brought: BroughtRow[], clicks: ClickRow[] | null, current: Span): UnnamedRow[] {
  const makeRowName = ({ linkId, promoCode, hotelId, method, tag, siteId }: RowKey) =>
    [linkId, promoCode, hotelId, method, siteId, tag].join(' ')
  const booked = new Map(brought.filter(isCurrentAt('row')).map((row) => [makeRowName(row), row]))
  const clicked = new Map<string, ClickRow>()
  const overTime = new Map<string, number[]>()
  const partCount = Math.min(clickParts, daysBetween(current.fromOn, current.untilOn) + 1)
  for (const row of clicks ?? []) {
    const name = makeRowName(row)
    if (row.level === 'row') clicked.set(name, row)
    if (row.level !== 'part' || row.part === null) continue
    const parts = overTime.get(name) ?? Array<number>(partCount).fill(0)
    parts[row.part] = row.clicks
    overTime.set(name, parts)
  }
  return [...new Map<string, RowKey>([...clicked, ...booked])]
    .map(([name, { linkId, promoCode, hotelId, method, tag, siteId }]) => {
      // Rows without a link have no clicks; a hotel has those of its links.
      const canBeClicked = clicks !== null && (linkId !== null || (promoCode === null && method === null))
      return {
        ...noDays,
        linkId,
        promoCode,
        hotelId,
        method,
        tag,
        siteId,
        figures: computePerformanceFigures(
          booked.get(name) ?? nothingBrought,
          canBeClicked ? (clicked.get(name) ?? nothingClicked) : null,
        ),
        clicksOverTime: canBeClicked ? (overTime.get(name) ?? Array<number>(partCount).fill(0)) : null,
      }
    })
    .sort(bestFirst)
}

function bestFirst({ figures: a, ...one }: UnnamedRow, { figures: b, ...other }: UnnamedRow): number {
  return (
    b.earningsUsdCents - a.earningsUsdCents ||
    b.bookings - a.bookings ||
    (b.clicks ?? 0) - (a.clicks ?? 0) ||
    JSON.stringify(one).localeCompare(JSON.stringify(other))
  )
}

async function named(ctx: SignedInContext, rows: UnnamedRow[]): Promise<PerformanceRow[]> {
  const collectIds = (read: (row: UnnamedRow) => string | null) => [
    ...new Set(rows.flatMap((row) => read(row) ?? [])),
  ]
  const [links, hotels, sites] = await Promise.all([
    selectLinkNames(
      ctx.sql,
      ctx.actor.userId,
      collectIds(({ linkId }) => linkId),
    ),
    selectHotelNames(
      ctx.sql,
      collectIds(({ hotelId }) => hotelId),
    ),
    rows.some(({ siteId }) => siteId !== null) ? selectSiteNames(ctx.sql, ctx.actor.userId) : [],
  ])
  const linksById = new Map(links.map((link) => [link.id, link]))
  const hotelsById = new Map(hotels.map((hotel) => [hotel.id, hotel]))
  return rows.map(({ linkId, hotelId, siteId, ...row }) => {
    const hotel = hotelId === null ? undefined : hotelsById.get(hotelId)
    return {
      ...row,
      link: (linkId !== null && linksById.get(linkId)) || null,
      site: sites.find(({ id }) => id === siteId) ?? null,
      hotel: hotel
        ? {
            id: hotel.id,
            name: hotel.name,
            imageUrl: hotel.imageFile && ctx.images.getUrls(hotel.imageFile).smallUrl,
          }
        : null,
    }
  })
}

export async function getPerformanceChoices(ctx: SignedInContext): Promise<PerformanceChoices> {
  const [links, hotels, sites] = await Promise.all([
    selectOwnLinks(ctx.sql, ctx.actor.userId),
    selectPartnerHotels(ctx.sql, ctx.actor.userId),
    selectSiteNames(ctx.sql, ctx.actor.userId),
  ])
  return { links, hotels, sites }
}
