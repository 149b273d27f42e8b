import type { HotelRemoval } from '@roomlark/contract/hotel-removal'
import { countText } from '../../../lib/format-number.ts'

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
    text: 'It was never booked. Its page, photos and settings go for good.',
    confirm: 'Delete hotel',
    busy: 'Deleting...',
    done: (name) => `${name} was removed.`,
  },
  archived: {
    title: (name) => `Archive ${name}?`,
    text: 'No stays are to come. Guests no longer see it; its bookings are kept, and you can restore it from the list of archived hotels.',
    confirm: 'Archive hotel',
    busy: 'Archiving...',
    done: (name) => `${name} was archived. Its bookings are kept.`,
  },
}

export function staysWords(stays: number): string {
  return stays === 1
    ? '1 stay is in house or still to come. Move that guest elsewhere, cancel the booking, or wait until the guest has left.'
    : `${countText(stays)} stays are in house or still to come. Move these guests elsewhere, cancel their bookings, or wait until they have left.`
}
