import type { Performance, PerformanceFigures } from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { changePercent } from '../../../lib/change-percent.ts'
import { cx } from '../../../lib/cx.ts'
import { countText } from '../../../lib/format-number.ts'
import {
  figureNotes,
  lostWords,
  outcomeWords,
  stayedWords,
  summaryWords,
  upcomingWords,
  usd,
} from '../../../parts/performance/performance-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Trend } from '../../../ui/trend.tsx'
import { type FunnelPart, funnelShape, funnelSize } from './funnel-shape.ts'

const steps = [
  { name: say('Clicks'), read: (of: PerformanceFigures) => of.clicks, write: countText, note: 'clicks' },
  {
    name: say('Bookings'),
    read: (of: PerformanceFigures) => of.bookings,
    write: countText,
    note: 'bookings',
  },
  { name: say('Stays'), read: (of: PerformanceFigures) => of.stays, write: countText, note: 'stays' },
  {
    name: say('Earnings'),
    read: (of: PerformanceFigures) => of.earningsUsdCents,
    write: usd,
    note: 'earnings',
  },
] as const

/** From clicks to money: four figures, and a drawing of how one leads to the next. */
export function FunnelCard({ performance }: { performance: Performance }) {
  const { totals, before } = performance
  const notes = figureNotes(totals)
  return (
    <Card aria-label={say('From clicks to earnings')}>
      <p className="mb-4 text-[14px] leading-5 text-muted">{summaryWords(performance)}</p>
      <ul className="md:grid md:grid-cols-4 md:gap-1">
        {steps.map(({ name, read, write, note }) => {
          const value = read(totals)
          const change = before ? changePercent(value, read(before.totals)) : undefined
          return (
            <li
              key={name}
              className="max-md:border-t max-md:border-border max-md:py-3 max-md:first:border-t-0 max-md:first:pt-0"
            >
              <h2 className="font-sans text-[14px] leading-5 font-medium tracking-normal text-muted">
                {name}
              </h2>
              <p className="flex flex-wrap items-baseline gap-x-2 max-md:justify-between">
                <b className="font-display text-[25px] leading-[30px] font-[500] tracking-[-0.02em] tabular-nums md:text-[30px] md:leading-[38px]">
                  {value === null ? '–' : write(value)}
                </b>
                {change === undefined ? null : <Trend percent={change} />}
              </p>
              <SplitBar of={note} figures={totals} />
              <p className="text-sm text-muted tabular-nums">
                <span className="max-md:hidden">{notes[note]}</span>
                <span className="md:hidden">{phoneNote(note, totals) ?? notes[note]}</span>
              </p>
            </li>
          )
        })}
      </ul>
      <FunnelDrawing figures={totals} />
      <PartsTable figures={totals} />
    </Card>
  )
}

type Step = (typeof steps)[number]['note']

function phoneNote(step: Step, figures: PerformanceFigures): string | undefined {
  if (step === 'stays' && figures.bookings + figures.cancelled > 0) return outcomeWords(figures)
  if (step === 'earnings') return moneyWords(figures)
  return undefined
}

function moneyWords({ soFarUsdCents, toComeUsdCents }: PerformanceFigures): string {
  return say('{earned} so far, {expected} expected', {
    earned: usd(soFarUsdCents),
    expected: usd(toComeUsdCents),
  })
}

const tones = {
  clicks: 'var(--chart-1)',
  bookings: 'color-mix(in srgb, var(--chart-1) 56%, var(--color-surface))',
  stayed: 'color-mix(in srgb, var(--chart-1) 78%, var(--color-surface))',
  'to-come': 'color-mix(in srgb, var(--chart-1) 26%, var(--color-surface))',
  lost: 'color-mix(in srgb, var(--color-control) 42%, var(--color-surface))',
  'so-far': 'var(--chart-2)',
  future: 'color-mix(in srgb, var(--chart-2) 34%, var(--color-surface))',
}

/** On phones each figure has a bar with its parts instead of the drawing. */
function SplitBar({ of, figures }: { of: Step; figures: PerformanceFigures }) {
  const { clicks, bookings, stays, toCome, cancelled, noShows, soFarUsdCents, toComeUsdCents } = figures
  const parts: Record<Step, readonly (readonly [number, string])[]> = {
    clicks: [[clicks ?? 0, tones.clicks]],
    bookings: [
      [bookings, tones.clicks],
      [Math.max(0, (clicks ?? 0) - bookings), 'var(--color-sunken)'],
    ],
    stays: [
      [stays, tones.clicks],
      [toCome, tones['to-come']],
      [cancelled + noShows, tones.lost],
    ],
    earnings: [
      [soFarUsdCents, tones['so-far']],
      [toComeUsdCents, tones.future],
    ],
  }
  const shown = parts[of].filter(([amount]) => amount > 0)
  return (
    <div aria-hidden="true" className="my-1.5 flex h-2 gap-[3px] md:hidden">
      {shown.length === 0 ? <i className="grow rounded-[4px] bg-sunken" /> : null}
      {shown.map(([amount, background]) => (
        <i key={background} className="min-w-[5px] rounded-[4px]" style={{ flex: amount, background }} />
      ))}
    </div>
  )
}

/** Stretched to the page; labels are no part of it, so that they keep their size. */
function FunnelDrawing({ figures }: { figures: PerformanceFigures }) {
  const { clicks, bookings, parts } = funnelShape(figures)
  return (
    <div
      aria-hidden="true"
      className="relative mt-4 h-[150px] overflow-hidden rounded-md text-sm font-medium tabular-nums max-md:hidden"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${funnelSize.width} ${funnelSize.height}`}
        preserveAspectRatio="none"
        className="size-full"
      >
        <path d={clicks} fill={figures.clicks ? tones.clicks : 'var(--color-sunken)'} />
        {bookings ? <path d={bookings} fill={tones.bookings} /> : null}
        {parts.map(({ name, path }) => (
          <path key={name} d={path} fill={tones[name]} />
        ))}
      </svg>
      {parts.map((part) => (
        <PartLabel key={part.name} part={part}>
          {partWords(part.name, figures)}
        </PartLabel>
      ))}
    </div>
  )
}

/** The drawing for those who cannot see it. */
function PartsTable({ figures }: { figures: PerformanceFigures }) {
  const { stays, toCome, cancelled, noShows, soFarUsdCents, toComeUsdCents } = figures
  const rows = [
    [say('Guests who stayed'), countText(stays)],
    [say('Upcoming guests'), countText(toCome)],
    [say('Cancelled##bookings'), countText(cancelled)],
    [say('No-shows'), countText(noShows)],
    [say('Earnings so far'), usd(soFarUsdCents)],
    [say('Expected earnings'), usd(toComeUsdCents)],
  ] as const
  return (
    <table className="sr-only">
      <caption>{say('Outcome of the bookings')}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function partWords(name: FunnelPart['name'], figures: PerformanceFigures): string {
  switch (name) {
    case 'stayed':
      return stayedWords(figures)
    case 'to-come':
      return upcomingWords(figures)
    case 'lost':
      return lostWords(figures)
    case 'so-far':
      return say('{amount} so far', { amount: usd(figures.soFarUsdCents) })
    case 'future':
      return say('{amount} expected', { amount: usd(figures.toComeUsdCents) })
  }
}

const labelLooks: Record<FunnelPart['name'], { x: number; className: string }> = {
  stayed: { x: 560, className: 'text-on-primary' },
  'to-come': { x: 560, className: 'text-text' },
  lost: { x: 698, className: 'text-muted' },
  'so-far': { x: 829, className: 'text-on-accent' },
  future: { x: 829, className: 'text-text' },
}
/** In less than this a label would be larger than its part. */
const leastHeight = 18

function PartLabel({ part, children }: { part: FunnelPart; children: ReactNode }) {
  const { x, className } = labelLooks[part.name]
  // The tail has its label beside it, everything else within.
  if (part.height < leastHeight && part.name !== 'lost') return null
  return (
    <span
      className={cx('absolute -translate-y-1/2 whitespace-nowrap', className)}
      style={{ left: `${(x / funnelSize.width) * 100}%`, top: part.middle }}
    >
      {children}
    </span>
  )
}
