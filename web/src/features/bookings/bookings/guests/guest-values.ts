import type { ConsentSource, GuestProfile } from '@roomlark/contract/bookings/guests'

/** A profile as a form has it; empty means not given. */
export type ProfileForm = {
  name: string
  email: string
  phone: string
  country: string
  language: string
  birthday: string
  preferences: string
  notes: string
  consent: ConsentSource | ''
  noLetters: boolean
  isVip: boolean
}

export function profileForm(guest: GuestProfile): ProfileForm {
  return {
    name: guest.name,
    email: guest.email ?? '',
    phone: guest.phone ?? '',
    country: guest.country ?? '',
    language: guest.language ?? '',
    birthday: guest.birthday ?? '',
    preferences: guest.preferences,
    notes: guest.notes,
    consent: guest.consent?.source ?? '',
    noLetters: guest.noLetters,
    isVip: guest.isVip,
  }
}

/** As the contract expects it, without empty fields. */
export function askedValues({
  name,
  email,
  phone,
  country,
  language,
  birthday,
  preferences,
  notes,
}: ProfileForm) {
  return {
    name,
    ...(email.trim() && { email }),
    ...(phone.trim() && { phone }),
    ...(country && { country }),
    ...(language && { language }),
    birthday: birthday || null,
    preferences,
    notes,
  }
}

export const chosenFields = ['name', 'email', 'phone', 'country', 'language', 'birthday'] as const
export type ChosenField = (typeof chosenFields)[number]

/** The fields in which two profiles say different things. */
export function differingFields(one: ProfileForm, other: ProfileForm): ChosenField[] {
  return chosenFields.filter((field) => one[field] && other[field] && one[field] !== other[field])
}

/** Merges two profiles, with the other's value in the fields that were taken from it. */
export function mergedForm(
  one: ProfileForm,
  other: ProfileForm,
  takenFromOther: ReadonlySet<ChosenField>,
): ProfileForm {
  const pick = (field: ChosenField) =>
    takenFromOther.has(field) ? other[field] || one[field] : one[field] || other[field]
  return {
    name: pick('name'),
    email: pick('email'),
    phone: pick('phone'),
    country: pick('country'),
    language: pick('language'),
    birthday: pick('birthday'),
    preferences: bothTexts(one.preferences, other.preferences),
    notes: bothTexts(one.notes, other.notes),
    consent: one.consent,
    noLetters: one.noLetters || other.noLetters,
    isVip: one.isVip || other.isVip,
  }
}

function bothTexts(one: string, other: string): string {
  return one.includes(other) ? one : [one, other].filter(Boolean).join('\n')
}
