/** Fields about the guest in both forms; empty means not given. */
export type GuestValues = {
  guest: { name: string; email: string; phone: string; country: string; language: string }
  specialRequests: string
  notes: string
}

export const noGuest: GuestValues = {
  guest: { name: '', email: '', phone: '', country: '', language: '' },
  specialRequests: '',
  notes: '',
}

/** As the contract expects it, without empty fields. */
export function askedGuest({ guest, specialRequests, notes }: GuestValues) {
  const { name, email, phone, country, language } = guest
  return {
    guest: {
      name,
      ...(email.trim() && { email }),
      ...(phone.trim() && { phone }),
      ...(country && { country }),
      ...(language && { language }),
    },
    specialRequests,
    notes,
  }
}

/** My changes on top of theirs. */
export function mergedGuest(base: GuestValues, mine: GuestValues, theirs: GuestValues): GuestValues {
  const pick = (one: string, own: string, other: string) => (own === one ? other : own)
  const guest = (name: keyof GuestValues['guest']) =>
    pick(base.guest[name], mine.guest[name], theirs.guest[name])
  return {
    guest: {
      name: guest('name'),
      email: guest('email'),
      phone: guest('phone'),
      country: guest('country'),
      language: guest('language'),
    },
    specialRequests: pick(base.specialRequests, mine.specialRequests, theirs.specialRequests),
    notes: pick(base.notes, mine.notes, theirs.notes),
  }
}

const guestFields = [
  'guest.name',
  'guest.email',
  'guest.phone',
  'guest.country',
  'guest.language',
  'specialRequests',
  'notes',
] as const

/** Only the guest's fields show messages of the server; those about other fields are shown for the whole form. */
export function toGuestField(path: string): string {
  return guestFields.find((field) => field === path) ?? ''
}
