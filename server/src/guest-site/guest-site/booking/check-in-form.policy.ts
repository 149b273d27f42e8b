import {
  emptyEntry,
  GuestEntry,
  type Registration,
  registrationFields,
  Signature,
} from '@roomlark/contract/bookings/registration'
import { listAskedFields, listMissing } from '@roomlark/contract/bookings/registration-laws'
import { ArrivalTime } from '@roomlark/contract/guest-site/checkouts'
import type { CheckInFaults, CheckInForm } from '@roomlark/contract/guest-site/guest-booking-page'

/** More than any field accepts, so that what was too long comes back whole. */
const longest = 12_100

/** Reads as many guests as the booking is for, whatever else was sent. */
export function readCheckInForm(form: URLSearchParams, guests: number): CheckInForm {
  const read = (name: string) => (form.get(name) ?? '').slice(0, longest)
  return {
    arrivalTime: read('arrivalTime'),
    guests: Array.from({ length: guests }, (_, place) => {
      const typed = registrationFields.map((field) => [field, read(`${field}-${place}`)])
      return { ...emptyEntry, ...Object.fromEntries(typed) }
    }),
    hasAgreedToRules: read('rules') === 'yes',
    signature: read('signature'),
    signedName: read('signedName'),
    version: Number(/^\d{1,9}$/.test(read('version')) ? read('version') : -1),
  }
}

type Asking = { country: string; checkInOn: string; hasRules: boolean }

export type JudgedCheckIn = {
  /** The well-formed fields, which can be kept whatever else is wrong. */
  kept: Registration['guests']
  signature: Signature | null
  arrivalTime: string | null
  /** By the name of the field; one that is malformed keeps what was typed on the page only. */
  wrong: CheckInFaults
  missing: CheckInFaults
}

export function judgeCheckIn(form: CheckInForm, { country, checkInOn, hasRules }: Asking): JudgedCheckIn {
  const wrong: CheckInFaults = {}
  const missing: CheckInFaults = {}
  const kept = form.guests.map((guest, place) => {
    const entry = { ...emptyEntry }
    const asked = ['name', 'nationality', ...listAskedFields(country, place).map(({ field }) => field)]
    for (const field of registrationFields.filter((one) => asked.includes(one))) {
      const read = GuestEntry.safeParse({ ...emptyEntry, [field]: guest[field] })
      if (read.success) Object.assign(entry, { [field]: read.data[field] })
      else wrong[`${field}-${place}`] = 'wrong'
    }
    for (const field of listMissing(entry, { country, place, arrivalOn: checkInOn })) {
      missing[`${field}-${place}`] = 'missing'
    }
    return entry
  })
  const arrival = ArrivalTime.safeParse(form.arrivalTime)
  if (!arrival.success && form.arrivalTime !== '') wrong.arrivalTime = 'wrong'
  const signature = readSignature(form)
  if (signature === 'wrong') wrong.signature = 'wrong'
  if (signature === null) missing.signature = 'missing'
  if (hasRules && !form.hasAgreedToRules) missing.rules = 'missing'
  return {
    kept,
    signature: signature === 'wrong' ? null : signature,
    arrivalTime: arrival.success ? arrival.data : null,
    wrong,
    missing,
  }
}

/** Prefers the drawn signature to the typed one. */
function readSignature({ signature: path, signedName: name }: CheckInForm): Signature | 'wrong' | null {
  if (path === '' && name.trim() === '') return null
  const typed = path === '' ? { kind: 'typed', name } : { kind: 'drawn', path }
  const read = Signature.safeParse(typed)
  return read.success ? read.data : 'wrong'
}

/** Shows what is kept; the first guest is the one who booked, or for whom it was booked. */
export function toCheckInForm(
  known: (Registration & { version: number }) | null,
  { guests, name, arrivalTime }: { guests: number; name: string; arrivalTime: string },
): CheckInForm {
  const signature = known?.signature ?? null
  return {
    arrivalTime,
    guests: Array.from(
      { length: guests },
      (_, place) => known?.guests[place] ?? { ...emptyEntry, name: place === 0 ? name : '' },
    ),
    hasAgreedToRules: (known?.agreedRules ?? null) !== null,
    signature: signature?.kind === 'drawn' ? signature.path : '',
    signedName: signature?.kind === 'typed' ? signature.name : '',
    version: known?.version ?? 0,
  }
}
