import {
  type Performance,
  type PerformanceBreakdown,
  type PerformanceFigures,
  type PerformanceRow,
  performanceBreakdowns,
} from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../lib/cx.ts'
import { countText, figurePercent } from '../../../lib/format-number.ts'
import { useMedia } from '../../../lib/use-media.ts'
import {
  breakdownWords,
  rowsWords,
  rowWords,
  suspectedWords,
  usd,
} from '../../../parts/performance/performance-words.ts'
import { Card } from '../../../ui/card.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { performanceAddress } from './performance-address.ts'
import { SparkBars } from './spark-bars.tsx'

const titles: Record<PerformanceBreakdown, string> = {
  link: say('By link'),
  hotel: say('By hotel'),
  tag: say('By tag'),
  site: say('By site'),
  day: say('By day'),
  method: say('By tracking'),
}
const choices = performanceBreakdowns.map((value) => ({ value, label: breakdownWords[value] }))

type BreakdownProps = { performance: Performance; by: PerformanceBreakdown }

/** The same figures link by link, hotel by hotel, day by day or by the way of tracking. */
export function BreakdownCard({ performance, by }: BreakdownProps) {
  const { search } = useLocation()
  const isWide = useMedia('(min-width: 768px)')
  return (
    <Card aria-labelledby="breakdown" className="overflow-hidden px-0! pb-0!">
      <div className="mb-3.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-[18px] md:px-6">
        <div className="min-w-0">
          <h2 id="breakdown">{titles[by]}</h2>
          <p className="mt-0.5 text-[14px] leading-5 text-muted">{rowsWords(by, performance)}</p>
        </div>
        <div className="max-md:w-full">
          <Segments
            label={say('Break down by')}
            size="sm"
            value={by}
            choices={choices}
            toChoice={(next) => ({ search: performanceAddress.with(search, { by: next }) })}
          />
        </div>
      </div>
      {performance.rows.length === 0 ? (
        <p className="border-t border-border px-6 py-10 text-center text-muted">
          {say('Nothing in these days.')}
        </p>
      ) : isWide ? (
        <BreakdownTable performance={performance} by={by} />
      ) : (
        <BreakdownList performance={performance} by={by} />
      )}
    </Card>
  )
}

const cell = 'border-t border-border py-2.5 pl-4'
const number = `${cell} text-right tabular-nums`
const headings = [
  say('Bookings'),
  say('Conversion'),
  say('Stays'),
  say('Cancelled##bookings'),
  say('Per click'),
  say('So far##earnings'),
  say('Upcoming##earnings'),
  say('Earnings'),
]

function BreakdownTable({ performance: { rows, totals }, by }: BreakdownProps) {
  const hasBars = rows.some(({ clicksOverTime }) => clicksOverTime !== null)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={say('Figures')} tabIndex={0} className="overflow-x-auto -outline-offset-2!">
      <table className="w-full border-separate border-spacing-0 text-[14px]">
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pl-6 text-left font-[560]">
              {breakdownWords[by]}
            </th>
            {hasBars ? (
              <th scope="col" className="py-2 pl-4 text-left font-[560] whitespace-nowrap">
                {say('Clicks by day')}
              </th>
            ) : null}
            {[say('Clicks'), ...headings].map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 pl-4 text-right font-[560] whitespace-nowrap last:pr-6"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={makeKey(row)} className="hover:bg-sunken">
              <th scope="row" className={cx(cell, 'pl-6 text-left font-[400]')}>
                <RowName row={row} by={by} />
              </th>
              {hasBars ? (
                <td className={cell}>
                  {row.clicksOverTime ? (
                    <SparkBars values={row.clicksOverTime} />
                  ) : (
                    <span className="text-sm whitespace-nowrap text-muted">
                      {row.promoCode === null ? say('No clicks') : say('A code has no clicks')}
                    </span>
                  )}
                </td>
              ) : null}
              <FigureCells figures={row.figures} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-strong">
          <tr>
            <th scope="row" className="border-t-2 border-text py-3 pl-6 text-left">
              {say('All##total')}
            </th>
            {hasBars ? <td className="border-t-2 border-text" /> : null}
            <FigureCells figures={totals} isTotal />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function FigureCells({ figures: of, isTotal = false }: { figures: PerformanceFigures; isTotal?: boolean }) {
  const look = isTotal ? 'border-t-2 border-text py-3 pl-4 text-right tabular-nums' : number
  return (
    <>
      <td className={look}>
        {of.clicks === null ? '–' : countText(of.clicks)}
        {of.suspectedClicks ? (
          <span className="block text-sm font-normal whitespace-nowrap text-muted">
            {suspectedWords(of.suspectedClicks)}
          </span>
        ) : null}
      </td>
      <td className={look}>{countText(of.bookings)}</td>
      <td className={look}>{of.conversionRate === null ? '–' : figurePercent(of.conversionRate)}</td>
      <td className={look}>{countText(of.stays)}</td>
      <td className={look}>{countText(of.cancelled)}</td>
      <td className={look}>{of.perClickUsdCents === null ? '–' : usd(of.perClickUsdCents)}</td>
      <td className={look}>{usd(of.soFarUsdCents)}</td>
      <td className={cx(look, of.toComeUsdCents === 0 && !isTotal && 'text-muted')}>
        {usd(of.toComeUsdCents)}
      </td>
      <td className={cx(look, 'pr-6 font-strong')}>{usd(of.earningsUsdCents)}</td>
    </>
  )
}

function RowName({ row, by }: { row: PerformanceRow; by: PerformanceBreakdown }) {
  const { name, below } = rowWords(row, by)
  const url = row.hotel?.imageUrl
  const look = 'h-[34px] w-[46px] shrink-0 rounded-md bg-sunken'
  return (
    <span className="flex items-center gap-3">
      {row.hotel === null ? null : url ? (
        <img src={url} alt="" loading="lazy" className={`${look} object-cover`} />
      ) : (
        <span aria-hidden="true" className={look} />
      )}
      <span className="min-w-0">
        <b className="block max-w-56 truncate font-strong">{name}</b>
        {below ? <span className="block max-w-64 truncate text-sm text-muted">{below}</span> : null}
      </span>
    </span>
  )
}

/** On phones a row is a few lines. */
function BreakdownList({ performance: { rows, totals }, by }: BreakdownProps) {
  return (
    <ul className="tabular-nums">
      {rows.map((row) => {
        const { name, below } = rowWords(row, by)
        const { clicks, suspectedClicks, bookings, stays, earningsUsdCents, soFarUsdCents } = row.figures
        const counts = [
          ...(clicks === null ? [] : [say('{clicks, plural, one {# click} other {# clicks}}', { clicks })]),
          ...(suspectedClicks ? [suspectedWords(suspectedClicks)] : []),
          ...[
            say('{bookings, plural, one {# booking} other {# bookings}}', { bookings }),
            say('{stays, plural, one {# stay} other {# stays}}', { stays }),
          ],
        ]
        return (
          <li
            key={makeKey(row)}
            className="flex items-center gap-3 border-t border-border px-4 py-3.5 leading-5 first:border-t-0"
          >
            <div className="min-w-0 grow">
              <b className="block truncate">{name}</b>
              {below ? <span className="block truncate text-sm text-muted">{below}</span> : null}
              <span className="block text-sm text-muted">{counts.join(', ')}</span>
            </div>
            <div className="shrink-0 text-right">
              <b className="block">{usd(earningsUsdCents)}</b>
              <span className="text-sm text-muted">
                {say('{amount} so far', { amount: usd(soFarUsdCents) })}
              </span>
            </div>
          </li>
        )
      })}
      <li className="flex justify-between border-t-2 border-text px-4 py-3.5 font-strong">
        <span>{say('All##total')}</span>
        <span>{usd(totals.earningsUsdCents)}</span>
      </li>
    </ul>
  )
}

function makeKey({ link, promoCode, method, hotel, tag, site, fromOn }: PerformanceRow): string {
  return [link?.id, promoCode, method, hotel?.id, tag, site?.id, fromOn].join(' ')
}
