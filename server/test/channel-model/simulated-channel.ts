import { request } from 'node:http'
import type { Ari, AriChanges, AriNight } from '@roomlark/contract/bookings/channel'
import type {
  BookedReservation,
  ChannelMessage,
  ReservationInput,
  ReservationResult,
} from '@roomlark/contract/bookings/channel-reservations'
import { addDays, listNights } from '@roomlark/contract/dates'
import type { Answer } from '../app.ts'

type Range = { fromOn: string; untilOn: string }
type Connection = {
  url: string
  key: string
  path: string
  ask(method: string, path: string, body?: unknown): Promise<Answer>
}

/** Fates of a message on its way. */
export const fates = ['fine', 'fine', 'fine', 'lost', 'twice', 'cut', 'late'] as const
export type Fate = (typeof fates)[number]

/** A reservation as the channel has it in its own books. */
export type Sold = {
  id: string
  /** The reservation now, in the words of the message that says so. */
  message: ReservationInput
  /** The last message that the hotel has accepted. */
  accepted: BookedReservation | null
  /** The booking at the hotel, as the channel was told last. */
  booking: ReservationResult['booking']
  isSettled: boolean
  /** The codes by which its messages were refused. */
  refusals: string[]
  /** The hotel has said that it changed it. */
  isHeardOf: boolean
}

export type Wish = { code: string; checkInOn: string; nights: number; rooms: number; adults: number }

/**
 * A channel with books of its own: it sells from its copy of what it has read, at once and without asking, and tells
 * the hotel afterwards over a connection that loses, repeats and delays messages. It keeps the rules of
 * docs/api/channel.md and no others.
 */
export class SimulatedChannel {
  readonly sold: Sold[] = []
  readonly late: { sold: Sold; message: ReservationInput }[] = []
  /** By code and night. A room that is not in an answer is not for sale. */
  readonly copy = new Map<string, AriNight>()
  rates: Ari['rates'] = []
  private cursor: string | undefined
  private pulling: Promise<unknown> = Promise.resolve()
  private readonly to: Connection
  /** The channel sells nothing outside these nights, so it does not read them. */
  private readonly window: Range
  private readonly changes: (cursor: string | undefined) => Promise<AriChanges>

  constructor(to: Connection, window: Range, changes?: (cursor: string | undefined) => Promise<AriChanges>) {
    this.to = to
    this.window = window
    this.changes =
      changes ??
      ((cursor) => this.read(`${to.path}/changes${cursor === undefined ? '' : `?cursor=${cursor}`}`))
  }

  /**
   * Reads what has changed, and returns how many ranges were named. A channel that crashes has stored what it read, but
   * not how far it got.
   */
  pull(crashes = false): Promise<number> {
    const pulled = this.pulling.then(async () => {
      const { cursor, ranges } = await this.changes(this.cursor)
      for (const range of ranges) await this.store(range)
      if (!crashes) this.cursor = cursor
      return ranges.length
    })
    this.pulling = pulled.catch(() => {})
    return pulled
  }

  private async store(named: Range): Promise<void> {
    const [, fromOn = ''] = [named.fromOn, this.window.fromOn].toSorted()
    const [untilOn = ''] = [named.untilOn, this.window.untilOn].toSorted()
    if (fromOn > untilOn) return
    const ari: Ari = await this.read(`${this.to.path}/ari?fromOn=${fromOn}&untilOn=${untilOn}`)
    this.rates = ari.rates
    for (const [key, { night }] of this.copy) {
      if (fromOn <= night && night <= untilOn) this.copy.delete(key)
    }
    for (const { code, nights } of ari.rooms) {
      for (const night of nights) this.copy.set(`${code} ${night.night}`, night)
    }
  }

  /** Counts what it can sell of a night: what it has read, without what it has sold and not delivered yet. */
  left(code: string, night: string): number {
    const pending = this.sold
      .filter(({ isSettled }) => !isSettled)
      .reduce(
        (sum, { message, accepted }) =>
          sum + Math.max(0, roomsOn(message, code, night) - roomsOn(accepted, code, night)),
        0,
      )
    return (this.copy.get(`${code} ${night}`)?.available ?? 0) - pending
  }

  /** Sells a stay to a guest of its own, if its copy allows it. */
  sell(wish: Wish): Sold | undefined {
    const message = this.offer(wish)
    if (!message) return undefined
    const id = `R-${this.sold.length + 1}`
    const guest = { name: `Guest of ${id}` }
    const sold: Sold = {
      id,
      message: { ...message, guest },
      accepted: null,
      booking: null,
      isSettled: false,
      refusals: [],
      isHeardOf: false,
    }
    this.sold.push(sold)
    return sold
  }

  /** Sells a guest another stay instead. */
  modify(sold: Sold, wish: Wish): boolean {
    if (sold.message.status === 'cancelled') return false
    const before = sold.message
    // Rooms of this reservation that are not delivered yet are free to it.
    sold.message = { revision: before.revision, status: 'cancelled' }
    const message = this.offer(wish)
    sold.message = message ? { ...message, guest: before.guest, revision: before.revision + 1 } : before
    if (message) sold.isSettled = false
    return message !== undefined
  }

  cancel(sold: Sold): void {
    sold.message = { revision: sold.message.revision + 1, status: 'cancelled' }
    sold.isSettled = false
  }

  offers(wish: Wish): boolean {
    return this.offer(wish) !== undefined
  }

  private offer({ code, checkInOn, nights, rooms, adults }: Wish): BookedReservation | undefined {
    const checkOutOn = addDays(checkInOn, nights)
    const [rate] = this.rates
    const stay = listNights(checkInOn, checkOutOn).map((night) => ({
      left: this.left(code, night),
      read: this.copy.get(`${code} ${night}`),
    }))
    const arrival = stay[0]?.read
    if (!rate?.onSale || !arrival || arrival.closedToArrival || nights < (arrival.minStay ?? 1))
      return undefined
    if (stay.some(({ left, read }) => left < rooms || !read || read.closed)) return undefined
    const priced = stay.flatMap(({ read }) => {
      const price = read?.prices.find(({ rateCode }) => rateCode === rate.code)?.byAdultsCents[adults - 1]
      return read && price !== undefined ? [{ night: read.night, priceCents: price }] : []
    })
    return {
      revision: 1,
      status: 'booked',
      checkInOn,
      checkOutOn,
      rateCode: rate.code,
      currency: 'EUR',
      collects: rooms === 1 ? 'channel' : 'hotel',
      guest: { name: 'Guest' },
      specialRequests: '',
      rooms: Array.from({ length: rooms }, () => ({ roomCode: code, adults, childAges: [], nights: priced })),
    }
  }

  /** Tells the hotel what a reservation is now. */
  async deliver(sold: Sold, fate: Fate = 'fine'): Promise<void> {
    const { message } = sold
    if (fate === 'late') this.late.push({ sold, message })
    if (fate === 'cut') await this.sendAndHangUp(sold.id, message)
    if (fate === 'fine' || fate === 'twice') {
      const times = fate === 'twice' ? 2 : 1
      await Promise.all(Array.from({ length: times }, () => this.send(sold, message)))
    }
  }

  /** Sends a message that was held up on its way. Returns what the hotel made of it. */
  async deliverLate(): Promise<string | undefined> {
    const [held] = this.late.splice(0, 1)
    return held && this.send(held.sold, held.message)
  }

  private async send(sold: Sold, message: ReservationInput): Promise<string> {
    const { body } = await this.to.ask('PUT', this.makePath(sold), { reservation: message })
    if (body.success) {
      const { outcome, revision, booking }: ReservationResult = body.data
      if (revision === message.revision && message.status === 'booked') sold.accepted = message
      if (revision === sold.message.revision) Object.assign(sold, { isSettled: true, booking })
      return outcome
    }
    // Whoever is told to wait sends the same again.
    if (['too_many_requests', 'unavailable'].includes(body.code)) return body.code
    sold.refusals.push(body.code)
    if (message.revision === sold.message.revision && !sold.isSettled) this.giveUp(sold, body.code)
    return body.code
  }

  /**
   * Gives up what was refused. That is said with a higher revision, so that a copy of the message which is
   * still on its way does nothing.
   */
  private giveUp(sold: Sold, code: string): void {
    const { message, accepted } = sold
    if (code === 'reservation_closed') Object.assign(sold, { isSettled: true, isHeardOf: true })
    else if (accepted && accepted !== message && message.status === 'booked') {
      const before = { ...accepted, revision: message.revision + 1 }
      Object.assign(sold, { message: before, accepted: before })
    } else this.cancel(sold)
  }

  /** Sends everything again that has no answer, until all of it has one. */
  async settle(): Promise<void> {
    for (let tries = 0; tries < 20; tries++) {
      const open = this.sold.filter(({ isSettled }) => !isSettled)
      if (open.length === 0) return
      await Promise.all(open.map((sold) => this.deliver(sold)))
    }
    throw new Error(`The hotel gives no answer about ${this.sold.find(({ isSettled }) => !isSettled)?.id}`)
  }

  /** Hears what the hotel did. An acknowledgement that is lost makes it hear the same again. */
  async hear(fate: Fate = 'fine'): Promise<void> {
    const messages: ChannelMessage[] = await this.read(`${this.to.path}/messages`)
    for (const { reservationId } of messages) {
      const sold = this.sold.find(({ id }) => id === reservationId)
      if (sold) sold.isHeardOf = true
    }
    if (fate === 'lost' || messages.length === 0) return
    await this.to.ask('POST', `${this.to.path}/messages/acknowledge`, { ids: messages.map(({ id }) => id) })
  }

  /** Reads the reservations again of which the hotel has said something. */
  async readAgain(): Promise<void> {
    for (const sold of this.sold.filter(({ isHeardOf }) => isHeardOf)) {
      const { booking }: ReservationResult = await this.read(this.makePath(sold))
      sold.booking = booking
    }
  }

  private makePath({ id }: Sold): string {
    return `${this.to.path}/reservations/${id}`
  }

  // biome-ignore lint/suspicious/noExplicitAny: the channel trusts the documented shapes
  private async read(path: string): Promise<any> {
    const { status, body } = await this.to.ask('GET', path)
    if (!body.success) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body.data
  }

  /** The connection breaks once the message is sent, so nobody can tell whether it arrived. */
  private async sendAndHangUp(id: string, message: ReservationInput): Promise<void> {
    const body = JSON.stringify({ reservation: message })
    await new Promise<void>((resolve) => {
      const sent = request(`${this.to.url}${this.to.path}/reservations/${id}`, {
        agent: false,
        method: 'PUT',
        headers: {
          authorization: `Bearer ${this.to.key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      })
      sent.on('error', () => {}).on('close', resolve)
      sent.end(body, () => sent.destroy())
    })
  }
}

function roomsOn(message: ReservationInput | null, code: string, night: string): number {
  if (message?.status !== 'booked' || night < message.checkInOn || night >= message.checkOutOn) return 0
  return message.rooms.filter(({ roomCode }) => roomCode === code).length
}
