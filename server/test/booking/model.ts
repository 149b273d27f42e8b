import { addDays, listNights } from '@roomlark/contract/dates'

/** Every room of the test hotel costs the same, so that an amount tells how many nights were billed. */
export const nightCents = 10_000

export type ModelRoom = {
  stayId: string
  type: string
  nights: Set<string>
  /** The nights freed by the last step. */
  released: string[]
  roomId: string | undefined
}

export type DeskState = 'checked-in' | 'checked-out' | 'no-show'

export type ModelBooking = {
  id: string
  state: 'held' | 'confirmed' | 'checked-in' | 'over'
  version: number
  heldUntil: number
  checkInOn: string
  checkOutOn: string
  rooms: ModelRoom[]
  /** How the booking ended, if that can be undone. */
  ended: DeskState | undefined
  /** The day of each step at the front desk. */
  days: Partial<Record<DeskState, string>>
  /** The price of the rooms for the agreed nights. */
  agreedCents: number
  /** The fee for a cancellation or a no-show, or null if neither happened. */
  feeCents: number | null
}

/**
 * An event from the channel imported for one room type, with the nights that it got out of those it asked
 * for.
 */
export type ModelEvent = { uid: string; fromOn: string; untilOn: string; nights: Set<string> }

export type ModelBlock = { id: string; type: string; roomId: string; nights: Set<string> }

/** Describes in memory what the product should do, as simply as possible: bookings only, and no counters. */
export class Model {
  readonly units = new Map<string, number>()
  readonly capacity = new Map<string, number>()
  readonly closed = new Set<string>()
  readonly bookings: ModelBooking[] = []
  /** Rooms out of order. */
  readonly blocks: ModelBlock[] = []
  /** The room type that imports the channel, and what the channel says. */
  channel: { type: string; events: ModelEvent[] } | undefined
  daysPassed = 0

  /** Counts the rooms that nobody else can have: those sold and those taken by the channel. */
  taken(type: string, night: string, besides?: ModelBooking): number {
    const events = this.channel?.type === type ? this.channel.events : []
    return this.sold(type, night, besides) + events.filter(({ nights }) => nights.has(night)).length
  }

  taking(besides?: ModelBooking): ModelRoom[] {
    return this.bookings.filter((booking) => booking !== besides).flatMap((booking) => booking.rooms)
  }

  sold(type: string, night: string, besides?: ModelBooking): number {
    return this.taking(besides).filter((room) => room.type === type && room.nights.has(night)).length
  }

  rooms(type: string, night: string): number {
    const units = this.inOrder(type, night)
    return Math.min(units, this.capacity.get(`${type} ${night}`) ?? units)
  }

  inOrder(type: string, night: string): number {
    const broken = this.blocks.filter((block) => block.type === type && block.nights.has(night)).length
    return (this.units.get(type) ?? 0) - broken
  }

  /**
   * Tells whether these rooms are available on every night, counting rooms the booking already has as its
   * own.
   */
  fits(types: string[], nights: string[], booking?: ModelBooking): boolean {
    return nights.every((night) =>
      [...new Set(types)].every((type) => {
        const wanted = types.filter((one) => one === type).length
        const own = booking?.rooms.filter((room) => room.type === type && room.nights.has(night)).length ?? 0
        if (wanted <= own) return true
        const free = this.rooms(type, night) - this.taken(type, night, booking)
        return wanted <= free && !this.closed.has(`${type} ${night}`)
      }),
    )
  }

  isTaken(roomId: string, nights: string[], besides: ModelRoom[]): boolean {
    return [...this.taking(), ...this.blocks].some(
      (one) =>
        one.roomId === roomId &&
        !besides.some((room) => room === one) &&
        nights.some((night) => one.nights.has(night)),
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
      room.released = [...room.nights].filter((night) => night >= from)
      room.nights = new Set([...room.nights].filter((night) => night < from))
    }
  }

  /** Tells whether a booking can take back the nights it freed; a closed night is not closed to it. */
  fitsAgain(booking: ModelBooking): boolean {
    return booking.rooms.every(({ type, released }) =>
      released.every((night) => {
        const own = booking.rooms.filter((room) => room.type === type && room.released.includes(night)).length
        return this.taken(type, night) + own <= this.rooms(type, night)
      }),
    )
  }

  /** Puts the guests back into their rooms, as long as those still exist and are free. */
  takeAgain(booking: ModelBooking, isRoom: (id: string) => boolean): void {
    for (const room of booking.rooms) {
      const nights = [...room.nights, ...room.released]
      const isLost = room.roomId && (!isRoom(room.roomId) || this.isTaken(room.roomId, nights, booking.rooms))
      if (isLost) room.roomId = undefined
      room.nights = new Set(nights)
      room.released = []
    }
  }

  move(booking: ModelBooking, checkInOn: string, checkOutOn: string): void {
    const nights = listNights(checkInOn, checkOutOn)
    for (const room of booking.rooms) {
      if (room.roomId !== undefined && this.isTaken(room.roomId, nights, booking.rooms))
        room.roomId = undefined
    }
    for (const room of booking.rooms) room.nights = new Set(nights)
    Object.assign(booking, {
      checkInOn,
      checkOutOn,
      agreedCents: nights.length * booking.rooms.length * nightCents,
    })
  }

  /**
   * Events keep the nights they have. For other nights they get a room while there is one, the earlier event
   * first.
   */
  readChannel(type: string, events: Omit<ModelEvent, 'nights'>[], today: string): void {
    const before = this.channel?.events ?? []
    const read = events.map((event) => {
      const had = before.find(({ uid }) => uid === event.uid)?.nights ?? new Set()
      return {
        ...event,
        nights: new Set(listNights(event.fromOn, event.untilOn).filter((night) => had.has(night))),
      }
    })
    this.channel = { type, events: read }
    for (const event of read.toSorted((a, b) =>
      `${a.fromOn} ${a.uid}`.localeCompare(`${b.fromOn} ${b.uid}`),
    )) {
      for (const night of listNights(event.fromOn, event.untilOn)) {
        if (night >= today && this.taken(type, night) < this.rooms(type, night)) event.nights.add(night)
      }
    }
  }

  /** Tells whether a type can have this many rooms from a given day on. */
  allows(type: string, units: number, today: string): boolean {
    return listNights(today, addDays(today, 60)).every((night) => {
      const inOrder = units - ((this.units.get(type) ?? 0) - this.inOrder(type, night))
      return this.taken(type, night) <= Math.min(inOrder, this.capacity.get(`${type} ${night}`) ?? inOrder)
    })
  }
}
