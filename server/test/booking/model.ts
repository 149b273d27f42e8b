import { addDays, nightsOf } from '@roomlark/contract/dates'

export type ModelRoom = { stayId: string; type: string; nights: Set<string>; roomId: string | undefined }

export type ModelBooking = {
  id: string
  state: 'held' | 'confirmed' | 'checked-in' | 'over'
  version: number
  heldUntil: number
  checkInOn: string
  checkOutOn: string
  rooms: ModelRoom[]
}

/** What the product ought to do, kept in memory as simply as can be: no counters, only bookings. */
export class Model {
  readonly units = new Map<string, number>()
  readonly capacity = new Map<string, number>()
  readonly closed = new Set<string>()
  readonly bookings: ModelBooking[] = []

  taking(besides?: ModelBooking): ModelRoom[] {
    return this.bookings.filter((booking) => booking !== besides).flatMap((booking) => booking.rooms)
  }

  sold(type: string, night: string, besides?: ModelBooking): number {
    return this.taking(besides).filter((room) => room.type === type && room.nights.has(night)).length
  }

  rooms(type: string, night: string): number {
    const units = this.units.get(type) ?? 0
    return Math.min(units, this.capacity.get(`${type} ${night}`) ?? units)
  }

  /** Whether these rooms can be had on every night; those the booking has already are its own. */
  fits(types: string[], nights: string[], booking?: ModelBooking): boolean {
    return nights.every((night) =>
      [...new Set(types)].every((type) => {
        const wanted = types.filter((one) => one === type).length
        const own = booking?.rooms.filter((room) => room.type === type && room.nights.has(night)).length ?? 0
        if (wanted <= own) return true
        const free = this.rooms(type, night) - this.sold(type, night, booking)
        return wanted <= free && !this.closed.has(`${type} ${night}`)
      }),
    )
  }

  isTaken(roomId: string, nights: string[], besides: ModelRoom[]): boolean {
    return this.taking().some(
      (room) =>
        room.roomId === roomId && !besides.includes(room) && nights.some((night) => room.nights.has(night)),
    )
  }

  lapse(now: number): void {
    for (const booking of this.bookings) {
      if (booking.state === 'held' && booking.heldUntil <= now) this.release(booking, booking.checkInOn)
    }
  }

  release(booking: ModelBooking, from: string): void {
    booking.state = 'over'
    for (const room of booking.rooms) {
      room.nights = new Set([...room.nights].filter((night) => night < from))
    }
  }

  move(booking: ModelBooking, checkInOn: string, checkOutOn: string): void {
    const nights = nightsOf(checkInOn, checkOutOn)
    for (const room of booking.rooms) {
      if (room.roomId !== undefined && this.isTaken(room.roomId, nights, booking.rooms))
        room.roomId = undefined
    }
    for (const room of booking.rooms) room.nights = new Set(nights)
    Object.assign(booking, { checkInOn, checkOutOn })
  }

  /** Whether a type can have so many rooms from a day on. */
  allows(type: string, units: number, today: string): boolean {
    return nightsOf(today, addDays(today, 60)).every(
      (night) => this.sold(type, night) <= Math.min(units, this.capacity.get(`${type} ${night}`) ?? units),
    )
  }
}
