import { bookingSources } from '../booking-states.ts'
import { addDays } from '../dates.ts'
import { deskMethods } from '../folio-kinds.ts'
import { say } from '../say.ts'
import { bedKinds } from './rooms.ts'

type Column = {
  /** The file must have this column; any other may be left out. */
  needed?: true
  /** The cell in the example row of the template. */
  example: string | ((today: string) => string)
  /** Values that the cell accepts, where the name does not make it clear. */
  hint?: string
}

export type ImportColumns = Readonly<Record<string, Column>>

/** An import cannot say which partner sent a guest, so such bookings are entered at the desk. */
export const importedSources = bookingSources.filter((source) => source !== 'affiliate')

export const roomColumns = {
  roomType: {
    needed: true,
    example: 'Double with sea view',
    hint: say('a name that you already have changes that room type; empty cells leave it as it is'),
  },
  rooms: {
    needed: true,
    example: '101..108; 110',
    hint: say('room numbers separated by semicolons; 101..108 means all of them. Nothing is ever removed'),
  },
  basePrice: { example: '140.00', hint: say('per night, in the currency of the hotel') },
  floorPrice: { example: '90.00', hint: say('prices below this must be confirmed; may be empty') },
  maxAdults: { example: '2', hint: say('2 if empty') },
  maxChildren: { example: '1', hint: say('0 if empty') },
  includedAdults: { example: '2', hint: say('adults that the price covers; as many as fit if empty') },
  extraAdultPrice: { example: '0', hint: say('per night; 0 if empty') },
  beds: {
    example: '1 double',
    hint: say('separated by semicolons, such as 1 king; 2 single: {kinds}', {
      kinds: bedKinds.join(', '),
    }),
  },
  sizeSqm: { example: '22' },
  description: { example: 'A quiet room with a balcony.' },
} as const satisfies ImportColumns

export const rateColumns = {
  roomType: { needed: true, example: 'Double with sea view', hint: say('as it is called here') },
  fromOn: {
    needed: true,
    example: (today: string) => addDays(today, 30),
    hint: say('the first night, such as 2027-06-01 or 01.06.2027; past nights are left out'),
  },
  untilOn: {
    example: (today: string) => addDays(today, 60),
    hint: say('the last night; the first one if empty'),
  },
  weekdays: { example: 'fri; sat', hint: say('separated by semicolons; every day if empty') },
  price: {
    example: '165.00',
    hint: say('per night; what a rate plan adds or takes off applies to it. Empty leaves it as it is'),
  },
  minStay: { example: '2', hint: say('nights; 0 removes the limit, empty leaves it as it is') },
  maxStay: { example: '', hint: say('nights; 0 removes the limit, empty leaves it as it is') },
  closed: { example: 'no', hint: say('yes or no') },
  closedToArrival: { example: '', hint: say('yes or no') },
  closedToDeparture: { example: '', hint: say('yes or no') },
  roomsToSell: { example: '', hint: say('a number, or all') },
} as const satisfies ImportColumns

export const bookingColumns = {
  reference: {
    needed: true,
    example: 'BK-20417',
    hint: say(
      'of your old system; rows with the same one are rooms of one booking, and none is imported twice',
    ),
  },
  guestName: { needed: true, example: 'Elena Marchetti' },
  email: { example: 'elena@post.example' },
  phone: { example: '' },
  country: { example: 'IT', hint: say('a code such as IT') },
  language: { example: 'it', hint: say('a code such as it') },
  checkIn: {
    needed: true,
    example: (today: string) => addDays(today, 30),
    hint: say('such as 2027-06-01 or 01.06.2027; from today on, or earlier for a guest who is in house'),
  },
  checkOut: { needed: true, example: (today: string) => addDays(today, 33) },
  roomType: { needed: true, example: 'Double with sea view', hint: say('as it is called here') },
  roomNumber: { example: '', hint: say('assigned later if empty; needed for a guest who is in house') },
  ratePlan: { example: '', hint: say('as it is called here; the first one if empty') },
  adults: { example: '2', hint: say('2 if empty, or as many as fit') },
  childAges: { example: '', hint: say('separated by semicolons') },
  pricePerNight: { example: '140.00', hint: say('of this room, without city tax') },
  total: {
    example: '',
    hint: say(
      'instead of the price per night: of this room for all nights, with fees and without city tax. With neither, your rates apply',
    ),
  },
  paid: { example: '50.00', hint: say('recorded on the folio as a payment') },
  paidBy: {
    example: '',
    hint: say('one of {choices}; transfer if empty, or ota for bookings of an OTA', {
      choices: deskMethods.join(', '),
    }),
  },
  source: {
    example: 'direct',
    hint: say('one of {choices}; other if empty', { choices: importedSources.join(', ') }),
  },
  notes: { example: 'Arrives late' },
  specialRequests: { example: '' },
} as const satisfies ImportColumns

export const roomingColumns = {
  reference: {
    example: '',
    hint: say('of a booking that was made already, as the downloaded list has it; else empty'),
  },
  guestName: { needed: true, example: 'Elena Marchetti' },
  email: { example: 'elena@post.example' },
  phone: { example: '' },
  country: { example: 'IT', hint: say('a code such as IT') },
  language: { example: 'it', hint: say('a code such as it') },
  roomType: { needed: true, example: 'Double with sea view', hint: say('as it is called here') },
  checkIn: { example: '', hint: say('such as 2027-06-01 or 01.06.2027; the arrival of the group if empty') },
  checkOut: { example: '', hint: say('the departure of the group if empty') },
  adults: { example: '2', hint: say('1 if empty') },
  childAges: { example: '', hint: say('separated by semicolons') },
  notes: { example: 'Arrives late' },
} as const satisfies ImportColumns

export function listColumns(columns: ImportColumns): { columns: string[]; needed: string[] } {
  const names = Object.keys(columns)
  return { columns: names, needed: names.filter((name) => columns[name]?.needed) }
}

/** The heading and an example row, whose dates lie ahead of today. */
export function makeTemplate(columns: ImportColumns, today: string): string[][] {
  const examples = Object.values(columns).map(({ example }) =>
    typeof example === 'string' ? example : example(today),
  )
  return [Object.keys(columns), examples]
}
