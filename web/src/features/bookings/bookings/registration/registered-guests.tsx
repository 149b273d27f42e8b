import type { BookingRegistration, GuestEntry } from '@roomlark/contract/bookings/registration'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { dayText } from '../../../../lib/day-words.ts'
import { UserText } from '../../../../ui/user-text.tsx'

type Guest = BookingRegistration['guests'][number]

const sexes: Record<Exclude<GuestEntry['sex'], ''>, string> = {
  female: say('Female##in documents'),
  male: say('Male##in documents'),
  other: say('X##sex in documents'),
}

const documents: Record<Exclude<GuestEntry['documentKind'], ''>, string> = {
  passport: say('Passport'),
  'id-card': say('Identity card'),
  licence: say('Driving licence'),
}

/** Everybody who is registered, with what their documents should say. */
export function RegisteredGuests({ guests }: { guests: readonly Guest[] }) {
  return (
    <ol className="grid gap-2.5 text-[14px]">
      {guests.map((guest, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by their place only
        <li key={place} className="min-w-0 wrap-anywhere">
          <UserText>{guest.name === '' ? say('Guest {number}', { number: place + 1 }) : guest.name}</UserText>
          {listFacts(guest).map((fact) => (
            <span key={fact} className="block text-sm text-muted">
              <UserText>{fact}</UserText>
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** About the person in one line, the document in another, and where they live. */
function listFacts({ nationality, birthday, birthplace, sex, address, ...guest }: Guest): string[] {
  const { documentKind, documentNumber, documentIssuer } = guest
  const lines = [
    [
      nationality === '' ? '' : sayCountry(nationality),
      birthday === '' ? '' : say('born {day}', { day: dayText(birthday) }),
      birthplace,
      sex === '' ? '' : sexes[sex],
    ],
    [documentKind === '' ? '' : documents[documentKind], documentNumber, documentIssuer],
    [address],
  ]
  return lines.map((facts) => facts.filter((fact) => fact !== '').join(', ')).filter((line) => line !== '')
}
