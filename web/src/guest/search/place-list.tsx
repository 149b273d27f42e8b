import type { GuestVisit, StayForm } from '@roomlark/contract/guest-site/guest-page'
import { placePath } from '@roomlark/contract/guest-site/place-address'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import { sayCount } from '@roomlark/contract/say'
import { ChevronRight } from '../../ui/icons/chevron-right.ts'
import { UserText } from '../../ui/user-text.tsx'
import { makeAddress, stayWords } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { placeName, placeWhere } from './place-words.ts'

type PlaceListProps = { visit: GuestVisit; places: readonly SearchPlace[]; form?: StayForm }

/** Places to search for the same stay or, without one, to read about. */
export function PlaceList({ visit, places, form }: PlaceListProps) {
  const { language } = visit
  const words = textsIn(language).find
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {places.map((place) => (
        <li key={place.place}>
          <a
            href={
              form
                ? makeAddress(visit, '/stays/search', [['place', place.place], ...stayWords(form)])
                : makeAddress(visit, placePath(place))
            }
            className="flex min-h-15 items-center gap-3.5 rounded-lg border border-border bg-surface px-4 py-2.5 hover:border-control"
          >
            <span className="min-w-0 grow">
              <b className="block wrap-anywhere">
                <UserText>{placeName(language, place)}</UserText>
              </b>
              <span className="text-sm text-muted">{placeWhere(language, place)}</span>
            </span>
            {place.kind === 'hotel' ? null : (
              <span className="shrink-0 text-sm text-muted">
                {sayCount(language, words.hotels, place.hotels)}
              </span>
            )}
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
          </a>
        </li>
      ))}
    </ul>
  )
}
