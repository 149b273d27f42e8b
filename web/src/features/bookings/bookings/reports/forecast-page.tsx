import { forecastRules } from '@roomlark/contract/figures/hotel-report-words'
import type { comparisons, Forecast, ForecastFigures } from '@roomlark/contract/figures/hotel-reports'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useForecast } from '../../../../data/reports.ts'
import { changePercent, changePoints } from '../../../../lib/change-percent.ts'
import { figurePercent } from '../../../../lib/format-number.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { BedDouble } from '../../../../ui/icons/bed-double.ts'
import { Coins } from '../../../../ui/icons/coins.ts'
import { Gauge } from '../../../../ui/icons/gauge.ts'
import { TrendingUp } from '../../../../ui/icons/trending-up.ts'
import { StatCard } from '../../../../ui/stat-card.tsx'
import { ForecastCharts } from './forecast-charts.tsx'
import { ForecastTables } from './forecast-tables.tsx'
import { type ReportView, reportAddress } from './report-address.ts'
import { ReportBody } from './report-body.tsx'
import { ReportFrame } from './report-frame.tsx'

export function ForecastPage() {
  return (
    <ReportFrame title={say('Forecast')} report="forecast" controls={(view) => <Compare view={view} />}>
      {(hotel, view) => <Report hotel={hotel} view={view} />}
    </ReportFrame>
  )
}

const compareWords = {
  weekday: say('Same weekday last year'),
  date: say('Same date last year'),
  none: say('Nothing'),
} as const satisfies Record<(typeof comparisons)[number], string>

const choices = (['weekday', 'date', 'none'] as const).map((value) => ({ value, label: compareWords[value] }))

function Compare({ view }: { view: ReportView }) {
  const change = useAddressParts(reportAddress.with)
  return (
    <ChipSelect
      label={say('Compare with')}
      value={view.compare}
      choices={choices}
      isOn={false}
      onChoose={(compare) => change({ compare })}
    />
  )
}

function Report({ hotel, view: { fromOn, untilOn, compare } }: { hotel: Hotel; view: ReportView }) {
  const forecast = useForecast(hotel.id, { fromOn, untilOn, compare })
  return (
    <ReportBody
      report={forecast}
      failed={say('The forecast did not load')}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {(data) => (
        <>
          <Totals {...data} />
          <ForecastCharts forecast={data} loading={forecast} />
          <ForecastTables forecast={data} />
          <Card>
            <CardHead title={say('What the figures are')} />
            <ul className="grid list-disc gap-1.5 pl-5 text-[14px] leading-5 text-muted">
              {forecastRules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </Card>
        </>
      )}
    </ReportBody>
  )
}

function Totals({ total, currency }: Forecast) {
  const money = (cents: number | null) => (cents === null ? '–' : moneyText(cents, currency))
  const makeTrend = (read: (part: ForecastFigures) => number | null) => {
    const percent = total.before ? changePercent(read(total), read(total.before)) : undefined
    return percent === undefined ? {} : { trend: percent, comparedWith: say('last year') }
  }
  const occupancyTrend = total.before && changePoints(total.occupancy, total.before.occupancy)
  return (
    <div className="grid grid-cols-2 gap-3 md:gap-5 xl:grid-cols-4">
      <StatCard
        isSmall
        title={say('Occupancy')}
        icon={Gauge}
        color="primary"
        value={total.occupancy === null ? '–' : figurePercent(total.occupancy)}
        trend={occupancyTrend ?? undefined}
        isTrendInPoints
        comparedWith={say('last year')}
      />
      <StatCard
        isSmall
        title={say('Room revenue')}
        icon={Coins}
        color="success"
        value={money(total.roomRevenueCents)}
        {...makeTrend(({ roomRevenueCents }) => roomRevenueCents)}
      />
      <StatCard
        isSmall
        title={say('ADR')}
        icon={BedDouble}
        color="secondary"
        value={money(total.adrCents)}
        {...makeTrend(({ adrCents }) => adrCents)}
      />
      <StatCard
        isSmall
        title={say('RevPAR')}
        icon={TrendingUp}
        color="accent"
        value={money(total.revparCents)}
        {...makeTrend(({ revparCents }) => revparCents)}
      />
    </div>
  )
}
