import type { BookingSource } from '@roomlark/contract/booking-states'
import { say } from '@roomlark/contract/say'

export const sourceWords: Record<BookingSource, string> = {
  direct: say('Direct##source of bookings'),
  affiliate: say('Affiliate'),
  ota: say('OTA'),
  other: say('Other##source of bookings'),
}
