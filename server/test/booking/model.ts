import { addDays, nightsOf } from '@roomlark/contract/dates'

/** Every room of the test hotel costs the same, so that an amount says how many nights were billed. */
export const nightCents = 10_000

export type ModelRoom = {
  stayId: string
  type: string
  nights: Set<string>
  /** Given back by the last step. */
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
  /** How it ended, where that can be undone. */
  ended: DeskState | undefined
  /** The day of each step at the desk. */
  days: Partial<Record<DeskState, string>>
  /** What the rooms cost for the nights that were agreed. */
  agreedCents: number
  /** What is owed for a cancellation or a no-show; null where neither happened. */
  feeCents: number | null
}

/** An event of the channel that is read for one room type, and the nights it got of those it asked for. */
export type ModelEvent = { uid: string; fromOn: string; untilOn: string; nights: Set<string> }

export type ModelBlock = { id: string; type: string; roomId: string; nights: Set<string> }

/** What the product ought to do, kept in memory as simply as can be: no counters, only bookings. */
export class Model {
  readonly units = new Map<string, number>()
  readonly capacity = new Map<string, number>()
  readonly closed = new Set<string>()
  readonly bookings: ModelBooking[] = []
  /** Rooms out of order. */
  readonly blocks: ModelBlock[] = []
  /** The type that the channel is read for, and what it says. */
  channel: { type: string; events: ModelEvent[] } | undefined
  daysPassed = 0

  /** Rooms that can be given to nobody else: sold ones and those that the channel has taken. */
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

  /** Whether these rooms can be had on every night; those the booking has already are its own. */
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

  /** Whether a booking can have again what it gave back; a closed night is not closed to it. */
  fitsAgain(booking: ModelBooking): boolean {
    return booking.rooms.every(({ type, released }) =>
      released.every((night) => {
        const own = booking.rooms.filter((room) => room.type === type && room.released.includes(night)).length
        return this.taken(type, night) + own <= this.rooms(type, night)
      }),
    )
  }

  /** Back into their rooms, where those are still there and free. */
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
    const nights = nightsOf(checkInOn, checkOutOn)
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

  /** Events keep the nights they have; for others they get a room as long as there is one, the earlier event first. */
  readChannel(type: string, events: Omit<ModelEvent, 'nights'>[], today: string): void {
    const before = this.channel?.events ?? []
    const read = events.map((event) => {
      const had = before.find(({ uid }) => uid === event.uid)?.nights ?? new Set()
      return {
        ...event,
        nights: new Set(nightsOf(event.fromOn, event.untilOn).filter((night) => had.has(night))),
      }
    })
    this.channel = { type, events: read }
    for (const event of read.toSorted((a, b) =>
      `${a.fromOn} ${a.uid}`.localeCompare(`${b.fromOn} ${b.uid}`),
    )) {
      for (const night of nightsOf(event.fromOn, event.untilOn)) {
        if (night >= today && this.taken(type, night) < this.rooms(type, night)) event.nights.add(night)
      }
    }
  }

  /** Whether a type can have so many rooms from a day on. */
  allows(type: string, units: number, today: string): boolean {
    return nightsOf(today, addDays(today, 60)).every((night) => {
      const inOrder = units - ((this.units.get(type) ?? 0) - this.inOrder(type, night))
      return this.taken(type, night) <= Math.min(inOrder, this.capacity.get(`${type} ${night}`) ?? inOrder)
    })
  }
}
