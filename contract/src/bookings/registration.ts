import * as z from 'zod/mini'
import type { BookingState } from '../booking-states.ts'
import { addDays, IsoDate, utcDay } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { CountryCode } from '../places.ts'
import { Id, Instant, keepable, nameOrNothing } from '../primitives.ts'
import { say } from '../say.ts'

/** Guests check in online from this many days before they arrive. */
export const onlineCheckInDays = 3

/**
 * Tells whether guests can check in online: from three days before the arrival until the desk has checked them in, and
 * not at a hotel that registers everybody itself.
 */
export function findCheckInWindow(
  { state, checkInOn, takesCheckIn }: { state: BookingState; checkInOn: string; takesCheckIn: boolean },
  today: string,
): 'early' | 'open' | 'over' | 'at-desk' {
  if (!takesCheckIn) return 'at-desk'
  if (state !== 'confirmed') return 'over'
  return today < addDays(checkInOn, -onlineCheckInDays) ? 'early' : 'open'
}

/** Progress of an online check-in; `ready` means that every guest is registered and has signed. */
export const OnlineCheckIn = z.enum(['none', 'begun', 'ready'])
export type OnlineCheckIn = z.infer<typeof OnlineCheckIn>

/** Fields that laws of registration ask of a guest, in the order of the forms. */
export const registrationFields = [
  'name',
  'nationality',
  'birthday',
  'birthplace',
  'sex',
  'address',
  'documentKind',
  'documentNumber',
  'documentIssuer',
] as const
export type RegistrationField = (typeof registrationFields)[number]

export const guestSexes = ['female', 'male', 'other'] as const
export const documentKinds = ['passport', 'id-card', 'licence'] as const

export const Birthday = z.iso
  .date(say('Enter a date of birth'))
  .check(z.refine((date) => '1900' <= date && date <= utcDay(new Date()), say('Enter a date of birth')))
const Nothing = z.literal('')

/** A guest as they stand on a registration; what is not asked of them, or not filled in yet, is empty. */
export const GuestEntry = z.strictObject({
  name: nameOrNothing(120),
  nationality: z.union([Nothing, CountryCode]),
  birthday: z.union([Nothing, Birthday]),
  birthplace: nameOrNothing(120),
  sex: z.enum(['', ...guestSexes]),
  address: nameOrNothing(250),
  documentKind: z.enum(['', ...documentKinds]),
  documentNumber: nameOrNothing(40).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$|^$/u)),
  documentIssuer: nameOrNothing(120),
})
export type GuestEntry = z.infer<typeof GuestEntry>

export const emptyEntry: GuestEntry = {
  name: '',
  nationality: '',
  birthday: '',
  birthplace: '',
  sex: '',
  address: '',
  documentKind: '',
  documentNumber: '',
  documentIssuer: '',
}

/** A signature is drawn within this box, in whole units. */
export const signatureBox = { width: 600, height: 200 } as const
export const longestSignature = 12_000

/** A touch by accident is no signature. */
const fewestPoints = 8

/** Lines from point to point, as in the path of an SVG: `M10 20L12 24L18 30M40 20L44 26`. */
export const SignaturePath = z.string().check(
  z.maxLength(longestSignature),
  z.regex(/^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/),
  z.refine((path) => {
    const points = listPoints(path)
    return points.length >= fewestPoints && points.every(isInBox)
  }),
)

function listPoints(path: string): [number, number][] {
  return [...path.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

function isInBox([x, y]: [number, number]): boolean {
  return x <= signatureBox.width && y <= signatureBox.height
}

/** Somebody who cannot draw, or has no script, signs by typing their name. */
export const Signature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), path: SignaturePath }),
  z.strictObject({ kind: z.literal('typed'), name: nameOrNothing(120).check(z.minLength(1)) }),
])
export type Signature = z.infer<typeof Signature>

/** The part of an online check-in that is kept, encrypted. */
export const Registration = z.strictObject({
  guests: z.array(GuestEntry),
  /** The house rules as they were when the guest agreed to them; null as long as they have not. */
  agreedRules: z.nullable(z.string().check(keepable)),
  signature: z.nullable(Signature),
})
export type Registration = z.infer<typeof Registration>

const Filled = z.object({
  name: z.string(),
  nationality: z.string(),
  birthday: z.string(),
  birthplace: z.string(),
  sex: GuestEntry.shape.sex,
  address: z.string(),
  documentKind: GuestEntry.shape.documentKind,
  documentNumber: z.string(),
  documentIssuer: z.string(),
})

/** A registration as the desk reads it, to compare with the documents of who stands there. */
export const BookingRegistration = z.object({
  isReady: z.boolean(),
  guests: z.array(Filled),
  /** The path that was drawn, or the name that was typed; both null while nobody has signed. */
  drawnSignature: z.nullable(z.string()),
  typedSignature: z.nullable(z.string()),
  signedAt: z.nullable(Instant),
  hasAgreedToRules: z.boolean(),
  /** The day on which it is erased. */
  erasedOn: IsoDate,
})
export type BookingRegistration = z.infer<typeof BookingRegistration>

export const registrations = {
  get: endpoint({
    method: 'GET',
    path: '/bookings/:id/registration',
    access: ['hotel'],
    permission: 'work-desk',
    launch: ['bookings'],
    summary: 'What the guests of a booking entered when they checked in online; null if they have not',
    params: z.strictObject({ id: Id }),
    response: z.nullable(BookingRegistration),
  }),
}
