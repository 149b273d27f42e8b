import type { BookingSource } from '@roomlark/contract/booking-states'

export const sourceWords: Record<BookingSource, string> = {
  direct: 'Direct',
  affiliate: 'Affiliate',
  ota: 'OTA',
  other: 'Other',
}
