import type { ExtraUnit, ServedOn } from '@roomlark/contract/inventory/hotel-extras'
import { say } from '@roomlark/contract/say'

export const extraUnitNames: Record<ExtraUnit, string> = {
  stay: say('for each, once a stay'),
  night: say('for each, every night'),
  guest: say('for each guest, once a stay'),
  'guest-night': say('for each guest, every night'),
}

export const servedDayNames: Record<ServedOn, string> = {
  arrival: say('arrival'),
  departure: say('departure'),
}
