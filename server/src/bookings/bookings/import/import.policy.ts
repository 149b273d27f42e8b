import { type BookingInput, partyLimits, type StayInput } from '@roomlark/contract/bookings/booking-input'
import { dayText, listNights } from '@roomlark/contract/dates'
import type { PaymentMethod } from '@roomlark/contract/folio-kinds'
import { importedDatesFault, isInHouse } from '@roomlark/contract/inventory/stay-dates'
import { isolate } from '@roomlark/contract/isolate'
import { obstacleWords } from '@roomlark/contract/obstacle-words'
import { say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import { fullWords } from '../group/rooming-list.policy.ts'
import { type AgreedRoom, nightKey } from '../offer/priced-rooms.policy.ts'
import { getNightFacts, type PricedStay, priceNight, priceStay, type Sale } from '../offer/quote.policy.ts'

type Cells = {
  reference: string
  guest: BookingInput['guest']
  checkInOn: string
  checkOutOn: string
  roomType: string
  roomNumber: string
  ratePlan: string
  adults: number | undefined
  childAges: number[]
  nightCents: number | undefined
  totalCents: number | undefined
  paidCents: number | undefined
  paidBy: PaymentMethod
  source: 'direct' | 'ota' | 'other'
  notes: string
  specialRequests: string
}

export type ImportRow = { line: number; value: Cells }
type Errors = Record<string, string>
type Dates = { checkInOn: string; checkOutOn: string }

/** Everything the rows are compared with. What a row takes is no longer there for those after it. */
export type ImportFacts = {
  /** The sale of each plan of the hotel, the usual one first. */
  sales: readonly Sale[]
  rooms: readonly { id: string; number: string; roomTypeId: string }[]
  /** Occupied dates of each numbered room. */
  occupied: Map<string, Dates[]>
  /** Rooms left of a type, by `nightKey`; a missing night is as the inventory has it. */
  left: Map<string, number>
  today: string
}

export type ImportedBooking = {
  reference: string
  lines: number[]
  input: StayInput & Pick<BookingInput, 'source' | 'guest' | 'notes' | 'specialRequests'>
  /** Earlier payments, by method. */
  paid: { method: PaymentMethod; cents: number }[]
  isInHouse: boolean
  sale: Sale
  priced: PricedStay
  /** The numbered room of each stay, in the order of `priced.rooms`. */
  roomIds: (string | null)[]
}

export type ImportGroup = { booking: ImportedBooking | null; errors: Map<number, Errors> }

/** Turns the rows of one reference into a booking of one or more rooms, or says what is wrong with them. */
export function planBooking(rows: readonly ImportRow[], facts: ImportFacts): ImportGroup {
  const [first] = rows
  const errors = new Map<number, Errors>()
  const fail = (line: number, column: string, message: string) =>
    errors.set(line, { [column]: message, ...errors.get(line) })
  if (!first) return { booking: null, errors }
  const { checkInOn, checkOutOn } = first.value
  const sale = findSale(first.value, facts)
  if (!sale) {
    const name = first.value.ratePlan
    fail(
      first.line,
      'ratePlan',
      name === ''
        ? say('The hotel has no rate plan yet')
        : say('There is no rate plan called {ratePlan}', { ratePlan: isolate(name) }),
    )
  }
  if (rows.length > partyLimits.rooms) {
    fail(first.line, 'reference', say('A booking has at most {most} rooms', { most: partyLimits.rooms }))
  }
  const wrong = importedDatesFault(first.value, facts.today)
  if (wrong) fail(first.line, 'checkIn', obstacleWords(wrong, plainFormats))
  for (const { line, value } of rows) {
    if (value.checkInOn !== checkInOn || value.checkOutOn !== checkOutOn) {
      fail(line, 'checkIn', say('Line {line} has other dates for the same reference', { line: first.line }))
    }
  }
  if (!sale || errors.size > 0) return { booking: null, errors }
  const places = rows.map((row) => takePlace(row, sale, facts, fail))
  if (errors.size > 0) {
    for (const [index, { value }] of rows.entries()) giveBack(value, places[index], facts)
    return { booking: null, errors }
  }
  const taken = places.flatMap((place) => place ?? [])
  return { booking: assembleBooking(rows, taken, sale, facts.today), errors }
}

function findSale({ ratePlan }: Cells, { sales }: ImportFacts): Sale | undefined {
  if (ratePlan === '') return sales[0]
  return sales.find(({ plan }) => plan.name.toLowerCase() === ratePlan.toLowerCase())
}

type Place = { type: Sale['types'][number]; room: AgreedRoom; roomId: string | null }

/** Takes the nights of one room, and the numbered room if the row names one. */
function takePlace(
  { line, value }: ImportRow,
  sale: Sale,
  facts: ImportFacts,
  fail: (line: number, column: string, message: string) => void,
): Place | undefined {
  const type = sale.types.find(({ name }) => name.toLowerCase() === value.roomType.toLowerCase())
  if (!type) {
    fail(
      line,
      'roomType',
      say('There is no room type called {roomType}', { roomType: isolate(value.roomType) }),
    )
    return undefined
  }
  const adults = value.adults ?? Math.min(2, type.maxAdults)
  const { childAges } = value
  if (adults > type.maxAdults || adults + childAges.length > type.maxAdults + type.maxChildren) {
    fail(
      line,
      'adults',
      say('{roomType} has room for {adults} adults and {children} children', {
        roomType: isolate(type.name),
        adults: type.maxAdults,
        children: type.maxChildren,
      }),
    )
    return undefined
  }
  if (value.roomNumber === '' && isInHouse(value, facts.today)) {
    fail(line, 'roomNumber', say('Enter the room of a guest who is in house'))
    return undefined
  }
  const nights = listNights(value.checkInOn, value.checkOutOn)
  const leftOn = (night: string) => {
    const { capacity, sold, blocked } = getNightFacts(sale, type, night)
    return facts.left.get(nightKey(type.id, night)) ?? capacity - sold - blocked
  }
  const full = nights.filter((night) => leftOn(night) < 1)
  if (full.length > 0) {
    fail(line, 'roomType', fullWords(full))
    return undefined
  }
  const room = value.roomNumber === '' ? null : numberedRoom(line, value, type, facts, fail)
  if (room === undefined) return undefined
  for (const night of nights) facts.left.set(nightKey(type.id, night), leftOn(night) - 1)
  const guests = { roomTypeId: type.id, adults, childAges }
  const prices = agreedPrices(value, nights.length)
  const priced = nights.map((night, index) => ({
    night,
    priceCents: prices?.[index] ?? priceNight(guests, night, sale).priceCents,
    agreed: prices !== undefined,
  }))
  return { type, room: { ...guests, nights: priced }, roomId: room?.id ?? null }
}

function numberedRoom(
  line: number,
  value: Cells,
  type: Sale['types'][number],
  { rooms, occupied }: ImportFacts,
  fail: (line: number, column: string, message: string) => void,
): { id: string } | undefined {
  const { roomNumber, checkInOn, checkOutOn } = value
  const room = rooms.find(({ number }) => number.toLowerCase() === roomNumber.toLowerCase())
  if (!room)
    return void fail(line, 'roomNumber', say('There is no room {number}', { number: isolate(roomNumber) }))
  if (room.roomTypeId !== type.id) {
    return void fail(
      line,
      'roomNumber',
      say('Room {number} is not a {roomType}', { number: isolate(roomNumber), roomType: isolate(type.name) }),
    )
  }
  const taken = occupied.get(room.id) ?? []
  const other = taken.find((stay) => stay.checkInOn < checkOutOn && checkInOn < stay.checkOutOn)
  if (other) {
    return void fail(
      line,
      'roomNumber',
      say('Room {number} is taken from {from} to {until}', {
        number: isolate(roomNumber),
        from: dayText(other.checkInOn),
        until: dayText(other.checkOutOn),
      }),
    )
  }
  occupied.set(room.id, [...taken, { checkInOn, checkOutOn }])
  return room
}

/** Nothing of a booking that is refused is left for the rows after it to trip over. */
function giveBack({ checkInOn, checkOutOn }: Dates, place: Place | undefined, facts: ImportFacts): void {
  if (!place) return
  for (const night of listNights(checkInOn, checkOutOn)) {
    const key = nightKey(place.type.id, night)
    facts.left.set(key, (facts.left.get(key) ?? 0) + 1)
  }
  if (place.roomId === null) return
  const taken = facts.occupied.get(place.roomId) ?? []
  facts.occupied.set(place.roomId, taken.slice(0, -1))
}

/** Spreads a total over the nights, the odd cents over the first ones. Undefined if the hotel's rates apply. */
function agreedPrices({ nightCents, totalCents }: Cells, nights: number): number[] | undefined {
  if (nightCents !== undefined) return Array<number>(nights).fill(nightCents)
  if (totalCents === undefined) return undefined
  const each = Math.floor(totalCents / nights)
  return Array.from({ length: nights }, (_, index) => each + (index < totalCents - each * nights ? 1 : 0))
}

function assembleBooking(
  rows: readonly ImportRow[],
  places: Place[],
  offered: Sale,
  today: string,
): ImportedBooking | null {
  const [first] = rows
  if (!first) return null
  const sale = rows.some(({ value }) => value.totalCents !== undefined) ? withoutFees(offered) : offered
  const { reference, guest, checkInOn, checkOutOn, source, specialRequests } = first.value
  const quantities = Map.groupBy(places, ({ type }) => type.id)
  const stay: StayInput = {
    checkInOn,
    checkOutOn,
    ratePlanId: sale.plan.id,
    rooms: [...quantities].map(([roomTypeId, { length: quantity }]) => ({ roomTypeId, quantity })),
    adults: places.reduce((sum, { room }) => sum + room.adults, 0),
    childAges: places.flatMap(({ room }) => room.childAges),
  }
  const isHere = isInHouse(stay, today)
  // Guests in house began their stay when it was still to come.
  const soldOn = isHere ? checkInOn : sale.today
  const wanted = { ...sale, today: soldOn, types: sale.types.filter(({ id }) => quantities.has(id)) }
  const notes = [...new Set(rows.map(({ value }) => value.notes).filter(Boolean))]
  return {
    reference,
    lines: rows.map(({ line }) => line),
    input: { ...stay, source, guest, specialRequests, notes: notes.join('\n').slice(0, 2000) },
    paid: sumPayments(rows),
    isInHouse: isHere,
    sale,
    priced: priceStay(
      stay,
      wanted,
      places.map(({ room }) => room),
    ),
    roomIds: places.map(({ roomId }) => roomId),
  }
}

/** A total says what everything costs, so the fees of the hotel are in it already. */
function withoutFees(sale: Sale): Sale {
  return { ...sale, taxes: { ...sale.taxes, fees: [] } }
}

function sumPayments(rows: readonly ImportRow[]): ImportedBooking['paid'] {
  const cents = new Map<PaymentMethod, number>()
  for (const { value } of rows)
    cents.set(value.paidBy, (cents.get(value.paidBy) ?? 0) + (value.paidCents ?? 0))
  return [...cents].flatMap(([method, sum]) => (sum === 0 ? [] : [{ method, cents: sum }]))
}

/** The nights of all stays, for bounding what is read. */
export function spanDates(rows: readonly ImportRow[], today: string): Dates | undefined {
  const ahead = rows
    .filter(({ value }) => importedDatesFault(value, today) === undefined)
    .map(({ value }) => value)
  const [checkInOn] = ahead.map((value) => value.checkInOn).toSorted()
  const checkOutOn = ahead
    .map((value) => value.checkOutOn)
    .toSorted()
    .at(-1)
  return checkInOn === undefined || checkOutOn === undefined ? undefined : { checkInOn, checkOutOn }
}
