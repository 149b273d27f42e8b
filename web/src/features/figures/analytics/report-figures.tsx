import type { Figures, Report } from '@roomlark/contract/figures/analytics-report'
import type { Sparklines } from '@roomlark/contract/figures/dashboard'
import { say } from '@roomlark/contract/say'
import type { ComponentProps } from 'react'
import { changePercent, changePoints } from '../../../lib/change-percent.ts'
import { getFigureFormats, type Unit } from '../../../lib/format-figure.ts'
import { moneyText } from '../../../parts/money/money-text.ts'
import { suspectedWords } from '../../../parts/performance/performance-words.ts'
import type { Icon } from '../../../ui/create-icon.ts'
import { BedDouble } from '../../../ui/icons/bed-double.ts'
import { CalendarCheck } from '../../../ui/icons/calendar-check.ts'
import { CalendarX } from '../../../ui/icons/calendar-x.ts'
import { Coins } from '../../../ui/icons/coins.ts'
import { DoorOpen } from '../../../ui/icons/door-open.ts'
import { HandCoins } from '../../../ui/icons/hand-coins.ts'
import { Hourglass } from '../../../ui/icons/hourglass.ts'
import { Moon } from '../../../ui/icons/moon.ts'
import { MousePointer2 } from '../../../ui/icons/mouse-pointer-2.ts'
import { MousePointerClick } from '../../../ui/icons/mouse-pointer-click.ts'
import { ReceiptText } from '../../../ui/icons/receipt-text.ts'
import { Wallet } from '../../../ui/icons/wallet.ts'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { StatCard, statCardClass } from '../../../ui/stat-card.tsx'
import { commissionNote } from './commission-words.ts'
import { amount, moneyUnit } from './report-data.ts'
import { StatCardsSkeleton } from './stat-cards.tsx'

type FigureCard = {
  title: string
  icon: Icon
  color: ComponentProps<typeof StatCard>['color']
  /** `money` is read in minor units of the report's currency; `exact money` is shown with all of them. */
  unit: Unit | 'money' | 'exact money'
  read: (figures: Figures) => number | null
  /** Of shares, trends are told in points. */
  isInPoints?: true
  /** Fewer cancellations are good news; guests who book earlier or stay longer are neither. */
  goodWhen?: ComponentProps<typeof StatCard>['goodWhen']
  /** The sparkline that belongs to it. */
  sparkline?: keyof Sparklines
  /** Note on how to read the figure. */
  note?: (report: Report) => string
}

/** Hotels are not told what their partners get. */
function commissionIn(report: Report): string {
  const { commissionCents, netCommissionCents } = report.current.figures
  const userType = netCommissionCents === null ? 'hotel' : 'admin'
  const amounts = { gross: amount(commissionCents, report) ?? 0, net: amount(netCommissionCents, report) }
  return commissionNote(userType, amounts, getFigureFormats(moneyUnit(report)).full)
}

const main: readonly FigureCard[] = [
  {
    title: say('Total Bookings'),
    icon: CalendarCheck,
    color: 'primary',
    unit: 'count',
    read: (of) => of.bookings,
    sparkline: 'bookings',
  },
  {
    title: say('Total Revenue'),
    icon: Wallet,
    color: 'success',
    unit: 'money',
    read: (of) => of.revenueCents,
    sparkline: 'revenue',
  },
  {
    title: say('Commissions'),
    icon: HandCoins,
    color: 'secondary',
    unit: 'money',
    read: (of) => of.commissionCents,
    sparkline: 'commissions',
    note: commissionIn,
  },
  {
    title: say('Conversion Rate'),
    icon: MousePointerClick,
    color: 'accent',
    unit: 'percent',
    read: (of) => of.conversionRate,
    sparkline: 'conversions',
  },
]

const more: readonly FigureCard[] = [
  {
    title: say('Clicks'),
    icon: MousePointer2,
    color: 'secondary',
    unit: 'count',
    read: (of) => of.clicks,
    note: ({ current: { figures } }) => suspectedWords(figures.suspectedClicks),
  },
  {
    title: say('Per click'),
    icon: Coins,
    color: 'secondary',
    unit: 'exact money',
    read: (of) => of.perClickCents,
    note: ({ current }) =>
      current.figures.netCommissionCents === null
        ? say('What a click costs you')
        : say('What affiliates earn'),
  },
  {
    title: say('Occupancy'),
    icon: BedDouble,
    color: 'primary',
    unit: 'percent',
    read: (of) => of.occupancy,
    isInPoints: true,
  },
  {
    title: say('ADR'),
    icon: ReceiptText,
    color: 'success',
    unit: 'money',
    read: (of) => of.adrCents,
  },
  {
    title: say('RevPAR'),
    icon: DoorOpen,
    color: 'success',
    unit: 'money',
    read: (of) => of.revparCents,
  },
  {
    title: say('Lead time'),
    icon: Hourglass,
    color: 'accent',
    unit: 'days',
    read: (of) => of.averageLeadDays,
    goodWhen: 'neither',
  },
  {
    title: say('Length of stay'),
    icon: Moon,
    color: 'secondary',
    unit: 'nights',
    read: (of) => of.averageStayNights,
    goodWhen: 'neither',
  },
  {
    title: say('Cancellations'),
    icon: CalendarX,
    color: 'error',
    unit: 'percent',
    read: (of) => of.cancellationRate,
    isInPoints: true,
    goodWhen: 'down',
  },
]

/** Every figure of a report, in the order it is shown. */
export const figureCards = [...main, ...more]

/** As it is shown: money in major units. */
export function readFigure({ unit, read }: FigureCard, report: Report, figures: Figures): number | null {
  return unit === 'money' || unit === 'exact money' ? amount(read(figures), report) : read(figures)
}

const grid = 'mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:gap-5 desk:grid-cols-4'

/** As tall as the figures will be, so that nothing below them moves when they come. */
export function ReportFiguresSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-5 w-72 max-w-full" />
      <StatCardsSkeleton hasNote />
      <SkeletonArea className={grid}>
        {more.map(({ title }) => (
          <div key={title} className={statCardClass}>
            <Skeleton className="h-[30px] w-28 max-w-full" />
            <Skeleton className="mt-2 h-7 w-20" />
            <Skeleton className="mt-2 h-5 w-16" />
          </div>
        ))}
      </SkeletonArea>
    </>
  )
}

/** The figures of the period, with trends if it is compared with the one before. */
export function ReportFigures({ report }: { report: Report }) {
  return (
    <>
      <div className={grid}>
        {main.map((card) => (
          <Figure key={card.title} card={card} report={report} />
        ))}
      </div>
      <div className={grid}>
        {more.map((card) => (
          <Figure key={card.title} card={card} report={report} isSmall />
        ))}
      </div>
    </>
  )
}

function valueText({ unit, read }: FigureCard, report: Report): string {
  const value = read(report.current.figures)
  if (value === null) return '–'
  if (unit === 'exact money') return moneyText(value, report.currency)
  if (unit === 'money') return getFigureFormats(moneyUnit(report)).full(amount(value, report) ?? 0)
  return getFigureFormats(unit).full(value)
}

function Figure({ card, report, isSmall }: { card: FigureCard; report: Report; isSmall?: boolean }) {
  const { current, before } = report
  const value = readFigure(card, report, current.figures)
  const change = card.isInPoints ? changePoints : changePercent
  return (
    <StatCard
      title={card.title}
      icon={card.icon}
      color={card.color}
      value={valueText(card, report)}
      trend={before ? change(value, readFigure(card, report, before.figures)) : undefined}
      isTrendInPoints={card.isInPoints}
      goodWhen={card.goodWhen}
      sparkline={card.sparkline && current.sparklines[card.sparkline]}
      note={card.note?.(report)}
      {...(isSmall && { isSmall })}
    />
  )
}
