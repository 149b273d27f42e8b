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
import { figures, type Unit } from '../../lib/format-figure.ts'
import { StatCard } from '../../ui/stat-card.tsx'
import { changePercent } from './change-percent.ts'
import { dollars } from './report-data.ts'

type Told = {
  title: string
  icon: LucideIcon
  color: ComponentProps<typeof StatCard>['color']
  unit: Unit
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
    unit: 'dollars',
    read: (of) => dollars(of.revenueUsdCents),
    course: 'revenue',
  },
  {
    title: 'Commissions',
    icon: HandCoins,
    color: 'secondary',
    unit: 'dollars',
    read: (of) => dollars(of.commissionUsdCents),
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
    unit: 'dollars',
    read: (of) => dollars(of.adrUsdCents),
  },
  {
    title: 'RevPAR',
    icon: DoorOpen,
    color: 'success',
    unit: 'dollars',
    read: (of) => dollars(of.revparUsdCents),
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

/** The period in figures; arrows where it is compared with the one before. */
export function ReportFigures({ report }: { report: Report }) {
  return (
    <>
      <div className="mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:gap-5 desk:grid-cols-4">
        {main.map((told) => (
          <Figure key={told.title} told={told} report={report} />
        ))}
      </div>
      <div className="mb-3.5 grid grid-cols-2 gap-3.5 md:mb-5 md:grid-cols-3 md:gap-5 desk:grid-cols-6">
        {more.map((told) => (
          <Figure key={told.title} told={told} report={report} isSmall />
        ))}
      </div>
    </>
  )
}

function Figure({ told, report, isSmall }: { told: Told; report: Report; isSmall?: boolean }) {
  const { current, before } = report
  const value = told.read(current.figures)
  return (
    <StatCard
      title={told.title}
      icon={told.icon}
      color={told.color}
      value={value === null ? '–' : figures[told.unit].full(value)}
      trend={before ? changePercent(value, told.read(before.figures)) : undefined}
      goodWhen={told.goodWhen}
      course={told.course && current.courses[told.course]}
      {...(isSmall && { isSmall })}
    />
  )
}
