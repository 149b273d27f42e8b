import { type HotelReportName, mostReportDays } from '@roomlark/contract/figures/hotel-reports'
import { say } from '@roomlark/contract/say'
import { type FormEvent, useState } from 'react'
import { rangeWords } from '../../../../lib/day-words.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { CalendarDays } from '../../../../ui/icons/calendar-days.ts'
import {
  isReportRange,
  periodsOf,
  periodWords,
  type ReportPeriod,
  type ReportView,
  withReportParts,
} from './report-address.ts'

/** The days of a report. */
export function ReportDates({ view, report }: { view: ReportView; report: HotelReportName }) {
  const [isChoosing, setChoosing] = useState(false)
  const change = useAddressParts(withReportParts)
  const { fromOn, untilOn } = view
  function choose(period: ReportPeriod) {
    if (period === 'custom') setChoosing(true)
    else change({ period, from: null, until: null, page: 1 })
  }
  return (
    <>
      <ChipSelect
        label={say('Dates')}
        icon={<CalendarDays />}
        value={view.period}
        choices={periodsOf[report].map((value) => ({ value, label: periodWords[value] }))}
        words={rangeWords(fromOn, untilOn)}
        isOn
        onChoose={choose}
      />
      {isChoosing ? (
        <DatesDialog
          {...{ fromOn, untilOn }}
          onChoose={(from, until) => {
            setChoosing(false)
            change({ period: null, from, until, page: 1 })
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}

type DatesDialogProps = {
  fromOn: string
  untilOn: string
  onChoose: (fromOn: string, untilOn: string) => void
  onClose: () => void
}

function DatesDialog({ onChoose, onClose, ...given }: DatesDialogProps) {
  const [fromOn, setFrom] = useState(given.fromOn)
  const [untilOn, setUntil] = useState(given.untilOn)
  const isRange = fromOn !== '' && untilOn !== '' && isReportRange(fromOn, untilOn)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRange) onChoose(fromOn, untilOn)
  }
  return (
    <Dialog title={say('Choose dates')} description={say('Both days are included.')} onClose={onClose}>
      <form onSubmit={submit} className="mt-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={say('From')}
            type="date"
            value={fromOn}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            label={say('Until')}
            type="date"
            value={untilOn}
            onChange={(event) => setUntil(event.target.value)}
            error={
              fromOn !== '' && untilOn !== '' && !isRange
                ? say('Use 1 to {days, plural, one {# day} other {# days}}', { days: mostReportDays })
                : undefined
            }
          />
        </div>
        <div className="mt-6 flex justify-end gap-2.5">
          <Button variant="quiet" onClick={onClose}>
            {say('Cancel')}
          </Button>
          <Button type="submit" disabled={!isRange}>
            {say('Show these')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
