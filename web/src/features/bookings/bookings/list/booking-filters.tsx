import { bookingSources } from '@roomlark/contract/booking-states'
import { bookingSorts } from '@roomlark/contract/bookings/booking-list'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import type { BookingFilter } from '../../../../data/bookings.ts'
import { rangeWords, shortDay } from '../../../../lib/day-words.ts'
import { isoDate } from '../../../../lib/format-date.ts'
import { useAddressParts } from '../../../../lib/use-address-parts.ts'
import { HotelFilter } from '../../../../parts/hotel-choice/hotel-filter.tsx'
import { ChipSelect } from '../../../../ui/chip-select.tsx'
import { CalendarDays } from '../../../../ui/icons/calendar-days.ts'
import { withParts } from '../booking-address.ts'
import { sourceWords } from '../booking-words.ts'
import { DatesDialog } from '../dates-dialog.tsx'
import { type DatePreset, presetDates, presetOfDates, presetWords } from './date-presets.ts'

type Change = Parameters<typeof withParts>[1]

const sortWords = {
  newest: say('Newest'),
  'check-in': say('Check-in'),
  'check-out': say('Check-out'),
  total: say('Total'),
  guest: say('Guest'),
} as const satisfies Record<(typeof bookingSorts)[number], string>

const sources = [
  { value: '', label: say('Any') },
  ...bookingSources.map((value) => ({ value, label: sourceWords[value] })),
] as const
/** Offered only after following a link that asks for it. */
const stays = [
  { value: '', label: say('Any') },
  { value: 'to-come', label: say('Current or upcoming') },
] as const
const sorts = bookingSorts.map((value) => ({ value, label: sortWords[value] }))

export function BookingFilters({ filter }: { filter: BookingFilter }) {
  const changeParts = useAddressParts(withParts)
  const change = (parts: Change) => changeParts({ ...parts, page: 1 })
  return (
    <>
      <HotelFilter value={filter.hotelId} onChoose={(hotel) => change({ hotel })} />
      <DatesChip filter={filter} onChange={change} />
      {filter.stays ? (
        <ChipSelect
          label={say('Stays')}
          value="to-come"
          choices={stays}
          isOn
          onChoose={(choice) => change({ stays: choice })}
        />
      ) : null}
      <ChipSelect
        label={say('Source')}
        value={filter.source ?? ''}
        choices={sources}
        isOn={filter.source !== undefined}
        onChoose={(source) => change({ source })}
      />
      <ChipSelect
        label={say('Sort')}
        value={filter.sort}
        choices={sorts}
        isOn={false}
        onChoose={(sort) => change({ sort })}
      />
    </>
  )
}

function DatesChip({ filter, onChange }: { filter: BookingFilter; onChange: (parts: Change) => void }) {
  const [isChoosing, setChoosing] = useState(false)
  const today = isoDate(new Date())
  const { fromOn, untilOn } = filter
  const preset = presetOfDates(filter, today)
  const choices = Object.entries(presetWords).map(([value, label]) => ({ value: value as DatePreset, label }))
  function choose(next: DatePreset) {
    if (next === 'chosen') return setChoosing(true)
    const dates = presetDates(next, today)
    onChange({ from: dates.fromOn, until: dates.untilOn })
  }
  return (
    <>
      <ChipSelect
        label={say('Dates')}
        icon={<CalendarDays />}
        value={preset}
        choices={choices}
        words={datesWords(fromOn, untilOn)}
        isOn={preset !== 'any'}
        onChoose={choose}
      />
      {isChoosing ? (
        <DatesDialog
          description={say('Bookings with a night or a departure on these days.')}
          fromOn={fromOn}
          untilOn={untilOn}
          findFault={(from, until) => (until < from ? say('Choose a day after the first') : undefined)}
          onChoose={(from, until) => {
            setChoosing(false)
            onChange({ from, until })
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  )
}

function datesWords(fromOn: string | undefined, untilOn: string | undefined): string | undefined {
  if (fromOn && untilOn) return rangeWords(fromOn, untilOn)
  if (fromOn) return say('From {day}', { day: shortDay(fromOn) })
  return untilOn ? say('Until {day}', { day: shortDay(untilOn) }) : undefined
}
