import type { PerformanceFigures } from '@roomlark/contract/figures/performance'

/** The drawing is this large; it is stretched to the width of the page. */
export const funnelSize = { width: 1076, height: 150 } as const

/** Left and right edge of each column, and the band of all bookings, including those cancelled later. */
const columns = [
  [0, 267],
  [271, 536],
  [540, 805],
  [809, 1076],
] as const
const band = { top: 23, bottom: 127 } as const
/** Parts stand this far apart where they begin and where they end. */
const gap = { begin: 2, end: 5 } as const
/** Guests who did not come end in a short tail, further down. */
const tail = { until: 688, drop: 10 } as const

type Extent = { top: number; bottom: number }
export type FunnelPart = {
  name: 'stayed' | 'to-come' | 'lost' | 'so-far' | 'future'
  path: string
  /** The middle of the part, for its label. */
  middle: number
  height: number
}
export type FunnelShape = {
  clicks: string
  bookings: string | null
  parts: FunnelPart[]
}

/** From bookings on, heights are to scale: parts of the bookings, then parts of the money. */
export function funnelShape(figures: PerformanceFigures): FunnelShape {
  const { stays, toCome, cancelled, noShows, soFarUsdCents, toComeUsdCents } = figures
  const isBooked = figures.bookings + cancelled > 0
  const guests = divide(band, [stays, toCome, cancelled + noShows], gap.begin)
  const [stayed, coming, lost] = guests.map(
    (extent, at) => extent && shifted(extent, at * (gap.end - gap.begin)),
  )
  const [stayedFrom, comingFrom, lostFrom] = guests
  const stayBand = { top: band.top, bottom: coming?.bottom ?? stayed?.bottom ?? band.bottom }
  const [soFar, future] = divide(stayBand, [soFarUsdCents, toComeUsdCents], gap.end)
  const [, second, third, fourth] = columns
  const between = (stayed?.bottom ?? coming?.top ?? band.top) as number
  return {
    clicks: clicksPath(isBooked),
    bookings: isBooked ? flow(second[0], second[1], band, band) : null,
    parts: [
      part('stayed', third, stayedFrom, stayed),
      part('to-come', third, comingFrom, coming),
      part(
        'lost',
        [third[0], tail.until],
        lostFrom,
        lost && shifted(lost, tail.drop - 2 * (gap.end - gap.begin)),
      ),
      part('so-far', fourth, stayed ?? { top: between, bottom: between }, soFar),
      part('future', fourth, coming ?? { top: stayBand.bottom, bottom: stayBand.bottom }, future),
    ].flatMap((one) => one ?? []),
  }
}

/** Divides a band by these amounts, with gaps between those that are there. */
function divide({ top, bottom }: Extent, amounts: readonly number[], space: number): (Extent | undefined)[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  const gaps = Math.max(0, amounts.filter((amount) => amount > 0).length - 1) * space
  let at = top
  return amounts.map((amount) => {
    if (amount <= 0) return undefined
    const extent = { top: at, bottom: at + ((bottom - top - gaps) * amount) / whole }
    at = extent.bottom + space
    return extent
  })
}

function shifted({ top, bottom }: Extent, by: number): Extent {
  return { top: top + by, bottom: bottom + by }
}

function part(
  name: FunnelPart['name'],
  [from, until]: readonly [number, number],
  begin: Extent | undefined,
  end: Extent | undefined,
): FunnelPart | undefined {
  if (!begin || !end) return undefined
  const height = end.bottom - end.top
  return { name, path: flow(from, until, begin, end), middle: end.top + height / 2, height }
}

/** From one height to another within the first part of its way. */
function flow(from: number, until: number, begin: Extent, end: Extent): string {
  const [half, bend] = [from + 36, from + 72]
  return (
    `M${from} ${round(begin.top)}C${half} ${round(begin.top)} ${half} ${round(end.top)} ${bend} ${round(end.top)}` +
    `H${until}V${round(end.bottom)}H${bend}` +
    `C${half} ${round(end.bottom)} ${half} ${round(begin.bottom)} ${from} ${round(begin.bottom)}Z`
  )
}

/** There are always many more clicks than bookings, so these are not to scale. */
function clicksPath(leadsOn: boolean): string {
  const { height } = funnelSize
  const [[, end]] = columns
  const { top, bottom } = leadsOn ? band : { top: 0, bottom: height }
  return `M0 0C150 0 150 ${top} ${end} ${top}V${bottom}C150 ${bottom} 150 ${height} 0 ${height}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
