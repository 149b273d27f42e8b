import { type HotelReportName, mostReportDays } from '@roomlark/contract/figures/hotel-reports'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { rangeWords } from '../../../../lib/day-words.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { CalendarDays } from '../../../../ui/icons/calendar-days.ts'
import { DatesDialog } from '../dates-dialog.tsx'
import {
  isReportRange,
  periodWords,
  type ReportPeriod,
  type ReportView,
  reportAddress,
  reportPeriods,
} from './report-address.ts'

/** The days of a report. */
export function ReportDates({ view, report }: { view: ReportView; report: HotelReportName }) {
  const [isChoosing, setChoosing] = useState(false)
  const change = useAddressParts(reportAddress.with)
  const { fromOn, untilOn } = view
  function choose(period: ReportPeriod) {
    if (period === 'custom') setChoosing(true)
    else change({ period, fromOn: null, untilOn: null, page: 1 })
  }
  return (
    <>
      <ChipSelect
        label={say('Dates')}
        icon={<CalendarDays />}
        value={view.period}
        choices={reportPeriods[report].map((value) => ({ value, label: periodWords[value] }))}
        words={rangeWords(fromOn, untilOn)}
        isOn
        onChoose={choose}
      />
      {isChoosing ? (
        <DatesDialog
          description={say('Both days are included.')}
          fromOn={fromOn}
          untilOn={untilOn}
          needsBoth
          findFault={(from, until) =>
            isReportRange(from, until)
              ? undefined
              : say('Use 1 to {days, plural, one {# day} other {# days}}', { days: mostReportDays })
          }
          onChoose={(first, last) => {
            setChoosing(false)
            change({ period: null, fromOn: first, untilOn: last, page: 1 })
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}
