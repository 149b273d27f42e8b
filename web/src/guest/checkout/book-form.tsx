import type { RoomChoice, StayQuery } from '@roomlark/contract/bookings/offers'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { Island } from '../island.tsx'
import { carriedWords, choiceWords, stayWords } from '../page-address.ts'
import { BookButton } from './book-button.tsx'

type BookFormProps = {
  visit: GuestVisit
  slug: string
  stay: StayQuery
  choice: RoomChoice
  totalCents: number
  label: string
  /** Says what the button holds where the label does not. */
  name?: string
}

/** Holds the chosen rooms at the price that is shown. */
export function BookForm({ visit, slug, stay, choice, totalCents, label, name }: BookFormProps) {
  const fields = [...stayWords(stay), ...choiceWords(choice), ...carriedWords(visit.carried)]
  return (
    <form action={`/stays/${slug}/book`} method="post" className="min-w-0 shrink-0 max-md:shrink">
      {fields.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="expectedTotalCents" value={totalCents} />
      <Island name="book" of={BookButton} props={{ label, ...(name !== undefined && { name }) }} />
    </form>
  )
}
