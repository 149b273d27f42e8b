import { addDays, utcDay } from '@roomlark/contract/dates'
import { type PerformancePeriod, performancePeriods } from '@roomlark/contract/figures/performance'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { readAllPerformance, usePerformance, usePerformanceChoices } from '../../../data/performance.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { periodLetters, periodWords as spanWords } from '../../../parts/charts/period-words.ts'
import { PerformanceTabs } from '../../../parts/performance/performance-tabs.tsx'
import { periodWords } from '../../../parts/performance/performance-words.ts'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { BellSpot } from '../../../ui/spot.tsx'
import { BreakdownCard } from './breakdown-card.tsx'
import { ClicksCard } from './clicks-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import { MethodsCard } from './methods-card.tsx'
import { type Asked, performanceAddress } from './performance-address.ts'
import { performanceCsv } from './performance-csv.ts'
import { PerformanceFilters } from './performance-filters.tsx'

const words: Record<PerformancePeriod, string> = {
  ...spanWords,
  custom: say('Choose the days'),
}
const periods = performancePeriods.map((value) => ({
  value,
  label: value === 'custom' ? say('Dates') : periodLetters[value],
  words: words[value],
}))

/** Page on the results of an affiliate's links, from the click to the money. */
export function PerformancePage() {
  const { search } = useLocation()
  const asked = performanceAddress.read(search)
  const performance = usePerformance(asked)
  const { data } = performance
  useTitle(say('Performance'))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div>
          <h1>{say('Performance')}</h1>
          <p className="mt-1 text-muted">{data ? periodWords(data) : words[asked.period]}</p>
        </div>
        <div className="flex items-center gap-3 max-md:w-full max-md:flex-col max-md:items-stretch">
          <Segments
            label={say('Period')}
            value={asked.period}
            choices={periods}
            toChoice={(period) => ({
              search: performanceAddress.with(search, toAddressParts(period, data ?? usualSpan())),
            })}
          />
          <Export asked={asked} isReady={data !== undefined} />
        </div>
      </div>
      <PerformanceTabs current="performance" />
      <PerformanceFilters asked={asked} />
      <PerformanceView asked={asked} performance={performance} />
    </>
  )
}

type Span = { fromOn: string; untilOn: string }

/** Own dates begin with those that are shown. */
function toAddressParts(period: PerformancePeriod, { fromOn, untilOn }: Span) {
  return period === 'custom' ? { period, fromOn, untilOn } : { period, fromOn: null, untilOn: null }
}

function usualSpan(): Span {
  const today = utcDay(new Date())
  return { fromOn: addDays(today, -29), untilOn: today }
}

type ViewProps = { asked: Asked; performance: ReturnType<typeof usePerformance> }

function PerformanceView({ asked, performance }: ViewProps) {
  const { data } = performance
  const choices = usePerformanceChoices()
  if (performance.isPending) return <PerformanceSkeleton />
  if (!data) return <NotLoaded title={say('Your performance did not load')} query={performance} />
  const isNothing = data.totals.bookings === 0 && !data.totals.clicks
  if (isNothing && choices.data?.links.length === 0) return <NoLinks />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
      <FunnelCard performance={data} />
      <BreakdownCard performance={data} by={asked.by} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 desk:grid-cols-12">
        <ClicksCard performance={performance} className="desk:col-span-7" />
        <MethodsCard performance={data} className="desk:col-span-5" />
      </div>
    </div>
  )
}

function NoLinks() {
  return (
    <Card>
      <EmptyState
        spot={<BellSpot />}
        title={say('Nothing to count yet')}
        text={say(
          'Once you share a link to a hotel, its clicks, bookings and what you earn are counted here.',
        )}
        action={<ButtonLink to="/partnerships">{say('Go to partnerships')}</ButtonLink>}
      />
    </Card>
  )
}

function PerformanceSkeleton() {
  return (
    <SkeletonArea className="grid gap-3.5 md:gap-5">
      <Card>
        <Skeleton className="h-5 w-80 max-w-full" />
        <div className="mt-4 grid gap-4 md:grid-cols-4">
          {['clicks', 'bookings', 'stays', 'earnings'].map((name) => (
            <div key={name}>
              <Skeleton className="h-4 w-20" />
              <Skeleton className="mt-2 h-9 w-28" />
              <Skeleton className="mt-2 h-4 w-36" />
            </div>
          ))}
        </div>
        <Skeleton className="mt-4 h-[150px] max-md:hidden" />
      </Card>
      <Card>
        <Skeleton className="h-7 w-32" />
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Skeleton key={row} className="mt-4 h-10" />
        ))}
      </Card>
    </SkeletonArea>
  )
}

/** The file has every row, however many the page shows. */
function Export({ asked, isReady }: { asked: Asked; isReady: boolean }) {
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const all = await readAllPerformance(asked)
      const name = `performance-${all.fromOn}-to-${all.untilOn}.csv`
      saveFile(name, 'text/csv;charset=utf-8', performanceCsv(all, asked.by))
    } catch (error) {
      showRefusal(error, say('The file could not be made. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      disabled={!isReady}
      busy={isBusy && say('Exporting...')}
      onClick={() => void save()}
    >
      <Download aria-hidden="true" className="size-[18px]" />
      {say('Export CSV')}
    </Button>
  )
}
