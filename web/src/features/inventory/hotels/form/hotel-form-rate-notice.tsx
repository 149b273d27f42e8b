import { firstDayAfterNotice, noticeDays } from '@roomlark/contract/platform/legal'
import { useWatch } from 'react-hook-form'
import { useHotelPartners } from '../../../../data/hotel-partners.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { CalendarClock } from '../../../../ui/icons/calendar-clock.ts'
import { Note } from '../../../../ui/note.tsx'
import { BaseRateNotice } from '../partners/base-rate-notice.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

type RateNoticeProps = { form: HotelFormReturn; hotelId: string; savedRate: number }

/** Says before saving that a lower commission is announced rather than changed, and shows one that is announced. */
export function RateNotice({ form, hotelId, savedRate }: RateNoticeProps) {
  const rate = useWatch({ control: form.control, name: 'baseCommissionRate' })
  const { data: partners } = useHotelPartners(hotelId)
  if (partners?.announcedBase) {
    return (
      <div className="mt-3.5">
        <BaseRateNotice
          hotelId={hotelId}
          announced={partners.announcedBase}
          partners={partners.basePartners}
        />
      </div>
    )
  }
  if (!(rate < savedRate)) return null
  return (
    <Note tone="warning" icon={<CalendarClock />} className="mt-3.5" role="status">
      {sayRich(
        '<strong>A lower rate takes effect on {day}.</strong> Partners who get your base rate have {days} days’ notice: they are notified when you save, and bookings made before that day keep {rate}. Without such partners it counts immediately.',
        {
          strong: (text) => <strong>{text}</strong>,
          day: dayText(firstDayAfterNotice(new Date())),
          days: noticeDays,
          rate: percentText(savedRate),
        },
      )}
    </Note>
  )
}
