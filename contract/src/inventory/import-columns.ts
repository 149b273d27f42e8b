import { bookingSources } from '../booking-states.ts'
import { addDays } from '../dates.ts'
import { deskMethods } from '../folio-kinds.ts'
import { say } from '../say.ts'
import { roomFeatureNames } from './room-features.ts'
import { bedKinds } from './rooms.ts'

type Column = {
  /** The heading in the reader's language; a file may have the name of the column instead. */
  label: string
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
    label: say('Room type'),
    needed: true,
    example: 'Double with sea view',
    hint: say('a name that you already have changes that room type; empty cells leave it as it is'),
  },
  rooms: {
    label: say('Room numbers'),
    needed: true,
    example: '101..108; 110',
    hint: say('room numbers separated by semicolons; 101..108 means all of them. Nothing is ever removed'),
  },
  basePrice: {
    label: say('Base price per night'),
    example: '140.00',
    hint: say('per night, in the currency of the hotel'),
  },
  floorPrice: {
    label: say('Lowest price per night'),
    example: '90.00',
    hint: say('prices below this must be confirmed; may be empty'),
  },
  maxAdults: { label: say('Adults at most'), example: '2', hint: say('2 if empty') },
  maxChildren: { label: say('Children at most'), example: '1', hint: say('0 if empty') },
  includedAdults: {
    label: say('Adults included'),
    example: '2',
    hint: say('adults that the price covers; as many as fit if empty'),
  },
  extraAdultPrice: { label: say('Each additional adult'), example: '0', hint: say('per night; 0 if empty') },
  beds: {
    label: say('Beds'),
    example: '1 double',
    hint: say('separated by semicolons, such as 1 king; 2 single: {kinds}', {
      kinds: bedKinds.join(', '),
    }),
  },
  sizeSqm: { label: say('Size in m²'), example: '22' },
  features: {
    label: say('What is in the room'),
    example: 'balcony; own-bathroom; shower',
    hint: say('separated by semicolons, none for nothing: {codes}', { codes: roomFeatureNames.join(', ') }),
  },
  description: { label: say('Description'), example: 'A quiet room with a balcony.' },
} as const satisfies ImportColumns

export const rateColumns = {
  roomType: {
    label: say('Room type'),
    needed: true,
    example: 'Double with sea view',
    hint: say('as it is called here'),
  },
  fromOn: {
    label: say('First night'),
    needed: true,
    example: (today: string) => addDays(today, 30),
    hint: say('the first night, such as 2027-06-01 or 01.06.2027; past nights are left out'),
  },
  untilOn: {
    label: say('Last night'),
    example: (today: string) => addDays(today, 60),
    hint: say('the last night; the first one if empty'),
  },
  weekdays: {
    label: say('Weekdays'),
    example: 'fri; sat',
    hint: say('separated by semicolons; every day if empty'),
  },
  price: {
    label: say('Price'),
    example: '165.00',
    hint: say('per night; what a rate plan adds or takes off applies to it. Empty leaves it as it is'),
  },
  minStay: {
    label: say('Shortest stay, nights'),
    example: '2',
    hint: say('nights; 0 removes the limit, empty leaves it as it is'),
  },
  maxStay: {
    label: say('Longest stay, nights'),
    example: '',
    hint: say('nights; 0 removes the limit, empty leaves it as it is'),
  },
  closed: { label: say('Closed'), example: say('no'), hint: say('yes or no') },
  closedToArrival: { label: say('Closed to arrivals'), example: '', hint: say('yes or no') },
  closedToDeparture: { label: say('Closed to departures'), example: '', hint: say('yes or no') },
  roomsToSell: { label: say('Rooms to sell'), example: '', hint: say('a number, or all') },
} as const satisfies ImportColumns

export const bookingColumns = {
  reference: {
    label: say('Reference'),
    needed: true,
    example: 'BK-20417',
    hint: say(
      'of your old system; rows with the same one are rooms of one booking, and none is imported twice',
    ),
  },
  guestName: { label: say('Guest name'), needed: true, example: 'Elena Marchetti' },
  email: { label: say('Email'), example: 'elena@post.example' },
  phone: { label: say('Phone'), example: '' },
  country: { label: say('Country'), example: 'IT', hint: say('a code such as IT') },
  language: { label: say('Language'), example: 'it', hint: say('a code such as it') },
  checkIn: {
    label: say('Arrival'),
    needed: true,
    example: (today: string) => addDays(today, 30),
    hint: say('such as 2027-06-01 or 01.06.2027; from today on, or earlier for a guest who is in house'),
  },
  checkOut: { label: say('Departure'), needed: true, example: (today: string) => addDays(today, 33) },
  roomType: {
    label: say('Room type'),
    needed: true,
    example: 'Double with sea view',
    hint: say('as it is called here'),
  },
  roomNumber: {
    label: say('Room number'),
    example: '',
    hint: say('assigned later if empty; needed for a guest who is in house'),
  },
  ratePlan: {
    label: say('Rate plan'),
    example: '',
    hint: say('as it is called here; the first one if empty'),
  },
  adults: { label: say('Adults'), example: '2', hint: say('2 if empty, or as many as fit') },
  childAges: { label: say('Ages of children'), example: '', hint: say('separated by semicolons') },
  pricePerNight: {
    label: say('Price per night'),
    example: '140.00',
    hint: say('of this room, without city tax'),
  },
  total: {
    label: say('Total'),
    example: '',
    hint: say(
      'instead of the price per night: of this room for all nights, with fees and without city tax. With neither, your rates apply',
    ),
  },
  paid: { label: say('Paid'), example: '50.00', hint: say('recorded on the folio as a payment') },
  paidBy: {
    label: say('Paid by'),
    example: '',
    hint: say('one of {choices}; transfer if empty, or ota for bookings of an OTA', {
      choices: deskMethods.join(', '),
    }),
  },
  source: {
    label: say('Source'),
    example: 'direct',
    hint: say('one of {choices}; other if empty', { choices: importedSources.join(', ') }),
  },
  notes: { label: say('Notes'), example: 'Arrives late' },
  specialRequests: { label: say('Special requests'), example: '' },
} as const satisfies ImportColumns

export const roomingColumns = {
  reference: {
    label: say('Reference'),
    example: '',
    hint: say('of a booking that was made already, as the downloaded list has it; else empty'),
  },
  guestName: { label: say('Guest name'), needed: true, example: 'Elena Marchetti' },
  email: { label: say('Email'), example: 'elena@post.example' },
  phone: { label: say('Phone'), example: '' },
  country: { label: say('Country'), example: 'IT', hint: say('a code such as IT') },
  language: { label: say('Language'), example: 'it', hint: say('a code such as it') },
  roomType: {
    label: say('Room type'),
    needed: true,
    example: 'Double with sea view',
    hint: say('as it is called here'),
  },
  checkIn: {
    label: say('Arrival'),
    example: '',
    hint: say('such as 2027-06-01 or 01.06.2027; the arrival of the group if empty'),
  },
  checkOut: { label: say('Departure'), example: '', hint: say('the departure of the group if empty') },
  adults: { label: say('Adults'), example: '2', hint: say('1 if empty') },
  childAges: { label: say('Ages of children'), example: '', hint: say('separated by semicolons') },
  notes: { label: say('Notes'), example: 'Arrives late' },
} as const satisfies ImportColumns

/** The heading and an example row, whose dates lie ahead of today. */
export function makeTemplate(columns: ImportColumns, today: string): string[][] {
  const examples = Object.values(columns).map(({ example }) =>
    typeof example === 'string' ? example : example(today),
  )
  return [Object.values(columns).map(({ label }) => label), examples]
}
