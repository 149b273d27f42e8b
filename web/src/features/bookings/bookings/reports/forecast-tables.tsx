import type { Forecast, ForecastFigures, ForecastPart } from '@roomlark/contract/figures/hotel-reports'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { monthWords, rangeWords, weekdayDay } from '../../../../lib/day-words.ts'
import { countText, figurePercent } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { ReportTable } from './report-table.tsx'

/** A column: its name and what it shows, the year before as well where that is known. */
type Column = {
  label: string
  read: (part: ForecastPart, currency: string) => string
  before?: (figures: NonNullable<ForecastPart['before']>, currency: string) => string
}

const both = (label: string, read: (figures: ForecastFigures, currency: string) => string): Column => ({
  label,
  read,
  before: read,
})
const percent = (value: number | null) => (value === null ? '–' : figurePercent(value))
const money = (cents: number | null, currency: string) => (cents === null ? '–' : moneyText(cents, currency))

const columns: readonly Column[] = [
  both(say('Available'), ({ available }) => countText(available)),
  both(say('Out of order'), ({ outOfOrder }) => countText(outOfOrder)),
  both(say('Sold'), ({ sold }) => countText(sold)),
  { label: say('Options'), read: ({ options }) => countText(options) },
  { label: say('Held'), read: ({ held }) => countText(held) },
  { label: say('Groups'), read: ({ groups }) => countText(groups) },
  both(say('Occupancy'), ({ occupancy }) => percent(occupancy)),
  both(say('Arrivals'), ({ arrivals }) => countText(arrivals)),
  both(say('Departures'), ({ departures }) => countText(departures)),
  both(say('Revenue'), ({ roomRevenueCents }, currency) => money(roomRevenueCents, currency)),
  both(say('ADR'), ({ adrCents }, currency) => money(adrCents, currency)),
  both(say('RevPAR'), ({ revparCents }, currency) => money(revparCents, currency)),
]

/** Rooms sold at this time of the year before, and their revenue. */
const onBooks: Column = {
  label: say('On the books then'),
  // It stands in the line of the year before.
  read: () => '\u00a0',
  before: (before, currency) => `${countText(before.onBooks)}, ${money(before.onBooksCents, currency)}`,
}

export function ForecastTables({ forecast }: { forecast: Forecast }) {
  const { days, months, total, currency } = forecast
  const shown = total.before ? [...columns, onBooks] : columns
  const head = [{ label: say('Nights') }, ...shown.map(({ label }) => ({ label, isNumber: true }))]
  const cells = (name: string, part: ForecastPart): ReactNode[] => [
    <Pair
      key="name"
      value={name}
      below={part.before ? rangeWords(part.before.fromOn, part.before.untilOn) : null}
    />,
    ...shown.map(({ label, read, before }) => (
      <Pair
        key={label}
        value={read(part, currency)}
        below={before && part.before ? before(part.before, currency) : null}
      />
    )),
  ]
  const subtitle = total.before ? say('Below each figure is that of the year before.') : undefined
  return (
    <>
      <Card className="min-w-0 overflow-hidden p-0! md:p-0!">
        <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
          <CardHead title={say('By month')} subtitle={subtitle} />
        </div>
        <ReportTable
          caption={say('Forecast by month')}
          columns={head}
          rows={months.map((month) => ({ key: month.fromOn, cells: cells(monthWords(month.fromOn), month) }))}
          foot={cells(rangeWords(total.fromOn, total.untilOn), total)}
        />
      </Card>
      <Card className="min-w-0 overflow-hidden p-0! md:p-0!">
        <div className="px-[18px] pt-[18px] md:px-6 md:pt-6">
          <CardHead title={say('By day')} subtitle={subtitle} />
        </div>
        <ReportTable
          caption={say('Forecast by day')}
          columns={head}
          rows={days.map((day) => ({ key: day.fromOn, cells: cells(weekdayDay(day.fromOn), day) }))}
        />
      </Card>
    </>
  )
}

function Pair({ value, below }: { value: string; below: string | null }) {
  return (
    <span className="whitespace-nowrap">
      {value}
      {below === null ? null : (
        <span className="block text-sm font-normal text-muted">
          {sayRich('<hidden>, a year before </hidden>{figure}', {
            hidden: (text) => <span className="sr-only">{text}</span>,
            figure: below,
          })}
        </span>
      )}
    </span>
  )
}
