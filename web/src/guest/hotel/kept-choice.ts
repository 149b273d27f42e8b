import type { RoomChoice } from '@roomlark/contract/bookings/offers'
import type { GuestPageOf } from '@roomlark/contract/guest-site/guest-page'

/** The choice in the address, as long as its rooms are free; one that is too small for the party is kept to be completed. */
export function keptChoice({ choice, offers }: GuestPageOf<'hotel'>): RoomChoice | null {
  return offers?.chosen || offers?.isChoiceTooSmall ? choice : null
}

export function countRooms({ rooms }: RoomChoice): number {
  return rooms.reduce((sum, { quantity }) => sum + quantity, 0)
}
