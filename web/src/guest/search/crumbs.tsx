import type { GuestPage, GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { placePath } from '@roomlark/contract/guest-site/place-address'
import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import { ChevronRight } from '../../ui/icons/chevron-right.ts'
import { UserText } from '../../ui/user-text.tsx'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { placeName } from './place-words.ts'

type Crumb = { name: string; path: string }

/** The pages above one, from the start of the site down to it. */
export function listCrumbs({ language }: GuestVisit, place: SearchPlace): Crumb[] {
  const country = { ...place, kind: 'country' as const }
  const places = place.kind === 'country' ? [place] : [country, place]
  return [
    { name: textsIn(language).find.start, path: '/stays' },
    ...places.map((one) => ({ name: placeName(language, one), path: placePath(one) })),
  ]
}

export function Crumbs({ visit, above, here }: { visit: GuestVisit; above: Crumb[]; here: string }) {
  return (
    <nav aria-label={textsIn(visit.language).find.breadcrumb} className="pt-4 text-[14px] text-muted">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {above.map(({ name, path }) => (
          <li key={path} className="flex max-w-full min-w-0 items-center gap-1.5">
            <a
              href={makeAddress(visit, path)}
              className="inline-flex min-h-6 min-w-0 items-center rounded-sm hover:text-text hover:underline"
            >
              <span className="truncate">
                <UserText>{name}</UserText>
              </span>
            </a>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate text-text">
          <UserText>{here}</UserText>
        </li>
      </ol>
    </nav>
  )
}

/** schema.org: where a page lies within the site. */
export function crumbData(page: GuestPage, crumbs: readonly Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: page.visit.publicUrl + path,
    })),
  }
}
