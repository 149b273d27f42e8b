/**
 * The examples of the API document tell one story: Elena Marchetti books a double room of the Hotel Azur for four
 * nights, sent by the partner Slow Miles. It is written for 2026; `inYear` moves it to a year that can be booked.
 */
const subjects: Record<string, Record<string, unknown>> = {
  hotel: { id: '6f1c2b9e-4a7d-4c35-9d0e-2b8f5a1c7e43', name: 'Hotel Azur' },
  roomType: {
    id: '4f6f3a54-6e0f-4c53-9f0b-0c5f4d6f7a10',
    name: 'Double with sea view',
    description: 'A balcony over the bay, and a bath with daylight.',
  },
  ratePlan: { id: '7a1d1a0e-2a34-4b53-8d3e-8f1f9d6f2b21', name: 'Flexible', percent: 0 },
  room: { id: 'b3a0f5d2-91c4-4e0b-8a57-6d2c1e9f4b08', name: 'Double with sea view', number: '204' },
  booking: {
    id: '0c9d7e61-5b2f-4d18-a3e4-7f6b8c1d2e95',
    state: 'confirmed',
    source: 'affiliate',
    allowed: ['checked-in', 'cancelled'],
    heldUntil: null,
    feeCents: null,
    droppedFeeCents: null,
    cancelledBy: null,
    cancelReason: null,
    promoCode: null,
    channel: null,
    group: null,
    takenBy: null,
    externalReference: null,
  },
  guest: {
    id: 'e2b7c4a9-3d61-4f85-b0c2-9a8e7d6f5c14',
    name: 'Elena Marchetti',
    email: 'elena@post.example',
    phone: '+39 333 418 2207',
    birthday: '1984-05-12',
  },
  partner: {
    id: '91d4e8f3-7c20-4b6a-8e15-3f2a1b0c9d87',
    name: 'Slow Miles',
    email: 'jonas@slowmiles.example',
  },
  stays: { id: '7b5e4d3c-9a81-4f06-b2d7-6c8f1e0a3b54' },
  partnership: { id: '5a8c3e17-2f94-4d0b-9b76-1e4d8f7c6a32' },
  statement: { id: 'c7f2a6b1-8e35-4a9d-b041-5d3c2e1f0a98', number: 'ST-2026-0042', month: '2026-06' },
  invoice: { id: 'd8a1b5c6-4f72-4e3a-9c08-7b6e5d4f3a21', number: 'VM-2026-0418' },
  run: { id: 'a4e9d3c8-6b51-4f27-8d90-2c1b0a9f8e76', number: 'PR-2026-0007' },
  group: { id: '38b6f0e5-1d42-4c97-a5e3-8f7d6c5b4a10', name: 'Marchetti wedding' },
  webhook: { id: '2d7f9b04-8a63-4e15-b7c2-4a5f6e3d1c80', name: 'PMS' },
  key: { name: 'Accounting' },
  connection: { name: 'Channel manager' },
  feed: { name: 'Other booking site' },
  channel: { name: 'Channel manager', reservationId: 'CM-118204' },
  extra: { name: 'Parking' },
  bed: { kind: 'double' },
  photo: { url: '/media/hotels/azur-1600.webp', caption: 'The terrace at noon' },
  promoCode: { code: 'WELCOME-10' },
  fee: { name: 'Final cleaning' },
  charge: { name: 'Minibar' },
  line: { name: 'Room, 4 nights' },
  tax: { name: 'City tax' },
  rule: { name: 'Summer weekends' },
  company: { id: '2c8e5d17-6b94-4f30-a1d7-9e3b7c5f8a64', name: 'Marchetti & Figli' },
  payee: { name: 'Jonas Lindqvist' },
  payer: { name: 'Elena Marchetti', email: 'elena@post.example' },
  device: { name: 'Firefox on Windows' },
  member: { name: 'Rosa Conti', email: 'rosa@hotel-azur.example' },
  owner: { name: 'Amara Okafor' },
  place: { name: 'Positano' },
  job: { name: 'send-email' },
}

/** Shapes and groups of calls whose names do not end with what they are about. */
const alsoCalled: Record<string, string> = {
  affiliate: 'partner',
  calendar: 'roomType',
  charges: 'charge',
  cityTax: 'tax',
  companyProfile: 'company',
  companyProfiles: 'company',
  cleaner: 'member',
  guests: 'guest',
  housekeepingRoom: 'room',
  rates: 'ratePlan',
  rooms: 'roomType',
  stayHit: 'guest',
}

const byName: Record<string, unknown> = {
  email: 'amara@hotel-azur.example',
  firstName: 'Amara',
  lastName: 'Okafor',
  companyName: 'Hotel Azur Ltd',
  company: 'Marchetti & Figli',
  phone: '+39 089 875 000',
  password: 'larksong at six',
  currentPassword: 'larksong at six',
  newPassword: 'dawn over the dunes',
  code: '482913',
  cardDigits: '4417',
  mfaCode: '482913',
  name: 'Hotel Azur',
  description: 'Twelve rooms above the sea.',
  streetAddress: 'Via dei Mulini 4',
  address: 'Via dei Mulini 4, 84017 Positano',
  postalCode: '84017',
  contactEmail: 'desk@hotel-azur.example',
  websites: ['https://www.hotel-azur.example'],
  accent: '#1f5f4a',
  contactPhone: '+39 089 875 000',
  contactName: 'Elena Marchetti',
  latitude: 40.628,
  longitude: 14.485,
  area: '14.3,40.5,14.8,40.8',
  url: 'https://calendar.example/azur.ics',
  endpoint: 'https://push.example/device/1',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  credentialId: 'PbW6K2UgWQl0WgXPZBHdR5nLxqVdcW8zTkRnJ8zB0yA',
  challenge: 'kq3R0b9vT2yM5xW8zL1nPg',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oA',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
  signature: 'MEUCIQDx3Qm0yVhTq8bWkYw5o1T8Zk2uJ9rN7pL4sE6gH3cA',
  fingerprint: 'PbW6K2UgWQl0WgXPZBHdR5nLxqVdcW8zTkRnJ8zB0yA',
  from: '22:00',
  until: '07:00',
  reason: 'Agreed by phone',
  houseRules: 'Quiet from 22:00.',
  notes: 'Arrives late.',
  note: 'Agreed by phone',
  specialRequests: 'A cot, please.',
  checkInTime: '15:00',
  checkOutTime: '11:00',
  closeAt: '03:00',
  noShowFrom: '02:00',
  arrivalTime: '18:30',
  profileImageUrl: '/media/hotels/amara-96.webp',
  token: 'The token from the email',
  city: 'Positano',
  country: 'IT',
  countries: 'IT',
  currency: 'EUR',
  currencies: 'EUR',
  language: 'it',
  timeZone: 'Europe/Rome',
  slug: 'hotel-azur-positano',
  reference: 'RL-7K2M9Q',
  numbers: '204',
  roomNumbers: '204',
  roomCode: 'DBL',
  rateCode: 'FLEX',
  iban: 'SE45 5000 0000 0583 9825 7466',
  bic: 'ESSESESS',
  lastFour: '7466',
  vatId: 'IT07412880635',
  promoCode: 'WELCOME-10',
  byName: 'Amara Okafor',
  actor: 'Amara Okafor',
  actorName: 'Amara Okafor',
  author: 'Amara Okafor',
  personName: 'Jonas Lindqvist',
  holder: 'Jonas Lindqvist',
  publicName: 'Slow Miles',
  site: 'https://slowmiles.example',
  cityTaxName: 'City tax',
  stayingName: null,

  checkInOn: '2026-06-24',
  night: '2026-06-24',
  checkOutOn: '2026-06-28',
  arriveOn: '2026-06-24',
  departOn: '2026-06-28',
  lastStayOn: '2026-05-12',
  nextStayOn: '2026-06-24',
  fromOn: '2026-06-16',
  untilOn: '2026-06-30',
  bookedFromOn: '2026-06-01',
  bookedUntilOn: '2026-06-30',
  mealValue: null,
  sellFromOn: null,
  sellUntilOn: null,
  month: '2026-06-01',
  closesOn: '2026-07-03',
  payOn: '2026-07-10',
  dueOn: '2026-07-17',
  paidOn: '2026-07-10',
  returnedOn: '2026-07-13',
  effectiveOn: '2026-07-16',
  effectiveAt: '2026-07-16T00:00:00.000Z',
  expiresAt: '2026-06-23T14:30:00.000Z',
  confirmedUntil: '2026-06-16T14:40:00.000Z',
  heldUntil: '2026-06-16T14:40:00.000Z',
  cutOffAt: '2026-06-20T10:00:00.000Z',
  nextTryAt: '2026-06-16T14:35:00.000Z',
  releasesAt: '2026-06-30T14:30:00.000Z',
  payableAt: '2026-07-12T00:00:00.000Z',
  earnedAt: '2026-06-28T09:00:00.000Z',

  adults: 2,
  children: 0,
  childAges: [],
  quantity: 1,
  count: 1,
  nights: 4,
  maxAdults: 2,
  maxChildren: 1,
  includedAdults: 2,
  sizeSqm: 24,
  maxAge: 11,
  minStay: 1,
  maxStay: 14,
  starRating: 4,
  position: 1,
  version: 1,
  page: 1,
  limit: 10,
  total: 1,
  totalPages: 1,
  percent: 100,
  usdRate: 1.08,
  width: 1600,
  height: 1067,

  // Four nights for 245.00, with 10 % VAT in the price; the partner earns 10 % and leaves 20 % of it to Roomlark.
  basePriceCents: 24_500,
  floorCents: 12_000,
  ceilingCents: 39_000,
  extraAdultCents: 3_500,
  perAdultCents: 0,
  boostPercent: 0,
  boostCents: 0,
  priceCents: 24_500,
  fromCents: 24_500,
  unitCents: 24_500,
  adrCents: 24_500,
  cents: 1_500,
  roomCents: 98_000,
  mealCents: 0,
  baseCents: 98_000,
  fees: [],
  cityTaxCents: 0,
  vatCents: 8_909,
  includedVatCents: 8_909,
  totalCents: 98_000,
  expectedTotalCents: 98_000,
  totalUsdCents: 105_840,
  revenueCents: 98_000,
  roomRevenueCents: 98_000,
  grossCents: 9_800,
  shareCents: 1_960,
  netCents: 7_840,
  netUsdCents: 8_467,
  // It is paid at the hotel.
  nowCents: 0,
  laterCents: 0,
  laterOn: null,
  atHotelCents: 98_000,
  keepsCard: false,
  sharePercent: 20,
  platformShare: 20,
  platformSharePercent: 20,
  obstacles: [],
  limits: [],
}

/** Examples by the ending of a name, which tells its unit or kind. */
const byEnding: [RegExp, unknown][] = [
  [/usdCents$/i, 10_584],
  [/cents$/i, 9_800],
  [/(percent|rate)$/i, 10],
  [/days$/i, 30],
  [/(seconds|ms)$/i, 30],
  [/by$/i, 'Amara Okafor'],
  [/url$/i, '/media/hotels/azur-480.webp'],
]

const byFormat: Record<string, unknown> = {
  uuid: '1e8d6c5b-7f30-4a92-8b14-0d9c8e7f6a53',
  'date-time': '2026-06-16T14:30:00.000Z',
  date: '2026-06-16',
  time: '15:00',
  uri: 'https://hotel-azur.example/',
  email: 'amara@hotel-azur.example',
}

/** Lists what a field of this name may be in the story, best first; not all of it is of the field's type. */
export function storyValues(name: string, shape: string, format?: unknown): unknown[] {
  const [, ending] = byEnding.find(([pattern]) => pattern.test(name)) ?? []
  return [findSubject(shape)?.[name], byName[name], findPart(name), byFormat[String(format)], ending].filter(
    (value) => value !== undefined,
  )
}

/** Tells whether a field is about something in the story, whatever its shape is called. */
export function isSubject(name: string): boolean {
  return name in subjects
}

/** Moves the dates of the story. */
export function inYear<Value>(value: Value, year: number): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('"2026-', `"${year}-`))
}

/** `HotelPartnerDetail` is about a partner, and `bookings` about a booking. */
function findSubject(shape: string): Record<string, unknown> | undefined {
  const plain = shape.replace(/(Input|Update|Change|Values|Detail|Details|Summary|Profile|Name)\d*$/, '')
  const called = alsoCalled[plain.charAt(0).toLowerCase() + plain.slice(1)] ?? plain
  const ends = (subject: string) => new RegExp(`${subject}s?$`, 'i').test(called)
  const [longest] = Object.keys(subjects)
    .filter(ends)
    .sort((a, b) => b.length - a.length)
  return longest === undefined ? undefined : subjects[longest]
}

/** `roomTypeId` is the id of the room type, and `guestName` the name of the guest. */
function findPart(name: string): unknown {
  const [, subject = '', part = ''] = /^(\w+?)(Ids?|Names?|Email|Number)$/.exec(name) ?? []
  return subjects[alsoCalled[subject] ?? subject]?.[part.replace(/s$/, '').toLowerCase()]
}
