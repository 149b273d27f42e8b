import type { Courses } from '@roomlark/contract/dashboard'
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

type Told = {
  title: string
  icon: LucideIcon
  color: ComponentProps<typeof StatCard>['color']
  /** `money` is read in minor units of the report's currency. */
  unit: Unit | 'money'
  read: (figures: Figures) => number | null
  /** Fewer cancellations are good news; guests who book earlier or stay longer are neither. */
  goodWhen?: ComponentProps<typeof StatCard>['goodWhen']
  /** Which small line goes with it. */
  course?: keyof Courses
}

const main: readonly Told[] = [
  {
    title: 'Total Bookings',
    icon: CalendarCheck,
    color: 'primary',
    unit: 'count',
    read: (of) => of.bookings,
    course: 'bookings',
  },
  {
    title: 'Total Revenue',
    icon: Wallet,
    color: 'success',
    unit: 'money',
    read: (of) => of.revenueCents,
    course: 'revenue',
  },
  {
    title: 'Commissions',
    icon: HandCoins,
    color: 'secondary',
    unit: 'money',
    read: (of) => of.commissionCents,
    course: 'commissions',
  },
  {
    title: 'Conversion Rate',
    icon: MousePointerClick,
    color: 'accent',
    unit: 'percent',
    read: (of) => of.conversionRate,
    course: 'conversions',
  },
]

const more: readonly Told[] = [
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
export const toldFigures = [...main, ...more]

/** As it is shown: money in major units. */
export function readFigure({ unit, read }: Told, report: Report, figures: Figures): number | null {
  return unit === 'money' ? amount(read(figures), report) : read(figures)
}

/** The period in figures; arrows where it is compared with the one before. */
export function ReportFigures({ report }: { report: Report }) {
  return (
    <>
      <div className="mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:gap-5 desk:grid-cols-4">
        {main.map((told) => (
          <Figure key={told.title} told={told} report={report} />
        ))}
      </div>
      <div className="mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:grid-cols-3 md:gap-5 min-[1320px]:grid-cols-6">
        {more.map((told) => (
          <Figure key={told.title} told={told} report={report} isSmall />
        ))}
      </div>
    </>
  )
}

function Figure({ told, report, isSmall }: { told: Told; report: Report; isSmall?: boolean }) {
  const { current, before } = report
  const value = readFigure(told, report, current.figures)
  const unit = told.unit === 'money' ? moneyUnit(report) : told.unit
  return (
    <StatCard
      title={told.title}
      icon={told.icon}
      color={told.color}
      value={value === null ? '–' : figuresOf(unit).full(value)}
      trend={before ? changePercent(value, readFigure(told, report, before.figures)) : undefined}
      goodWhen={told.goodWhen}
      course={told.course && current.courses[told.course]}
      {...(isSmall && { isSmall })}
    />
  )
}
