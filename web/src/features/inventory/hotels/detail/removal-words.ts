import type { HotelRemoval } from '@roomlark/contract/inventory/hotel-removal'
import { say } from '@roomlark/contract/say'
import { countText } from '../../../../lib/format-number.ts'

type Words = {
  title: (name: string) => string
  text: string
  confirm: string
  busy: string
  done: (name: string) => string
}

export const removalWords: Record<HotelRemoval['outcome'], Words> = {
  removed: {
    title: (name) => say('Delete {hotel}?', { hotel: name }),
    text: say('It was never booked. Its page, photos and settings will be deleted for good.'),
    confirm: say('Delete hotel'),
    busy: say('Deleting...'),
    done: (name) => say('{hotel} was removed.', { hotel: name }),
  },
  archived: {
    title: (name) => say('Archive {hotel}?', { hotel: name }),
    text: say(
      'There are no upcoming stays. Guests will no longer see it; its bookings are kept, and you can restore it from the list of archived hotels.',
    ),
    confirm: say('Archive hotel'),
    busy: say('Archiving...'),
    done: (name) => say('{hotel} was archived. Its bookings are kept.', { hotel: name }),
  },
}

export function staysWords(stays: number): string {
  return stays === 1
    ? say(
        '1 stay is current or upcoming. Move the guest to another hotel, cancel the booking, or wait until the guest has left.',
      )
    : say(
        '{stays} stays are current or upcoming. Move the guests to another hotel, cancel their bookings, or wait until they have left.',
        { stays: countText(stays) },
      )
}
