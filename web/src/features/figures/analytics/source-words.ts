import type { BookingSource } from '@roomlark/contract/booking-states'
import { say } from '@roomlark/contract/say'

export const sourceWords: Record<BookingSource, string> = {
  direct: say('Direct'),
  affiliate: say('Affiliate'),
  ota: say('OTA'),
  other: say('Other'),
}
