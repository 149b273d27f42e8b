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
    title: (name) => `Delete ${name}?`,
    text: say('It was never booked. Its page, photos and settings will be deleted for good.'),
    confirm: 'Delete hotel',
    busy: 'Deleting...',
    done: (name) => `${name} was removed.`,
  },
  archived: {
    title: (name) => `Archive ${name}?`,
    text: say(
      'There are no upcoming stays. Guests will no longer see it; its bookings are kept, and you can restore it from the list of archived hotels.',
    ),
    confirm: 'Archive hotel',
    busy: 'Archiving...',
    done: (name) => `${name} was archived. Its bookings are kept.`,
  },
}

export function staysWords(stays: number): string {
  return stays === 1
    ? '1 stay is current or upcoming. Move the guest to another hotel, cancel the booking, or wait until the guest has left.'
    : `${countText(stays)} stays are current or upcoming. Move the guests to another hotel, cancel their bookings, or wait until they have left.`
}
