import type { Sparklines } from '@roomlark/contract/dashboard'
import type { Figures, Report } from '@roomlark/contract/report'
import {
  BedDouble,
  CalendarCheck,
  CalendarX,
  DoorOpen,
  HandCoins,
  Hourglass,
  type LucideIcon,
  Moon,
  MousePointerClick,
  ReceiptText,
  Wallet,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { figuresOf, type Unit } from '../../lib/format-figure.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { changePercent } from './change-percent.ts'
import { amount, moneyUnit } from './report-data.ts'

type FigureCard = {
  title: string
  icon: LucideIcon
  color: ComponentProps<typeof StatCard>['color']
  /** `money` is read in minor units of the report's currency. */
  unit: Unit | 'money'
  read: (figures: Figures) => number | null
  /** Fewer cancellations are good news; guests who book earlier or stay longer are neither. */
  goodWhen?: ComponentProps<typeof StatCard>['goodWhen']
  /** The sparkline that belongs to it. */
  sparkline?: keyof Sparklines
}

const main: readonly FigureCard[] = [
  {
    title: 'Total Bookings',
    icon: CalendarCheck,
    color: 'primary',
    unit: 'count',
    read: (of) => of.bookings,
    sparkline: 'bookings',
  },
  {
    title: 'Total Revenue',
    icon: Wallet,
    color: 'success',
    unit: 'money',
    read: (of) => of.revenueCents,
    sparkline: 'revenue',
  },
  {
    title: 'Commissions',
    icon: HandCoins,
    color: 'secondary',
    unit: 'money',
    read: (of) => of.commissionCents,
    sparkline: 'commissions',
  },
  {
    title: 'Conversion Rate',
    icon: MousePointerClick,
    color: 'accent',
    unit: 'percent',
    read: (of) => of.conversionRate,
    sparkline: 'conversions',
  },
]

const more: readonly FigureCard[] = [
  { title: 'Occupancy', icon: BedDouble, color: 'primary', unit: 'percent', read: (of) => of.occupancy },
  {
    title: 'ADR',
    icon: ReceiptText,
    color: 'success',
    unit: 'money',
    read: (of) => of.adrCents,
  },
  {
    title: 'RevPAR',
    icon: DoorOpen,
    color: 'success',
    unit: 'money',
    read: (of) => of.revparCents,
  },
  {
    title: 'Lead time',
    icon: Hourglass,
    color: 'accent',
    unit: 'days',
    read: (of) => of.averageLeadDays,
    goodWhen: 'neither',
  },
  {
    title: 'Length of stay',
    icon: Moon,
    color: 'secondary',
    unit: 'nights',
    read: (of) => of.averageStayNights,
    goodWhen: 'neither',
  },
  {
    title: 'Cancellations',
    icon: CalendarX,
    color: 'error',
    unit: 'percent',
    read: (of) => of.cancellationRate,
    goodWhen: 'down',
  },
]

/** Every figure of a report, in the order it is shown. */
export const figureCards = [...main, ...more]

/** As it is shown: money in major units. */
export function readFigure({ unit, read }: FigureCard, report: Report, figures: Figures): number | null {
  return unit === 'money' ? amount(read(figures), report) : read(figures)
}

/** The figures of the period, with trends if it is compared with the one before. */
export function ReportFigures({ report }: { report: Report }) {
  return (
    <>
      <div className="mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:gap-5 desk:grid-cols-4">
        {main.map((card) => (
          <Figure key={card.title} card={card} report={report} />
        ))}
      </div>
      <div className="mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:grid-cols-3 md:gap-5 min-[1320px]:grid-cols-6">
        {more.map((card) => (
          <Figure key={card.title} card={card} report={report} isSmall />
        ))}
      </div>
    </>
  )
}

function Figure({ card, report, isSmall }: { card: FigureCard; report: Report; isSmall?: boolean }) {
  const { current, before } = report
  const value = readFigure(card, report, current.figures)
  const unit = card.unit === 'money' ? moneyUnit(report) : card.unit
  return (
    <StatCard
      title={card.title}
      icon={card.icon}
      color={card.color}
      value={value === null ? '–' : figuresOf(unit).full(value)}
      trend={before ? changePercent(value, readFigure(card, report, before.figures)) : undefined}
      goodWhen={card.goodWhen}
      sparkline={card.sparkline && current.sparklines[card.sparkline]}
      {...(isSmall && { isSmall })}
    />
  )
}
