import { distanceIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { NearbyPlace } from '@roomlark/contract/inventory/nearby'
import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import { textsIn } from '../texts/texts.ts'

export function nameNearby(
  language: GuestLanguage,
  { kind, name }: Pick<NearbyPlace, 'kind' | 'name'>,
): string {
  const { kinds, named } = textsIn(language).nearby
  return name ? fill(named, { kind: kinds[kind], name: isolate(name) }) : kinds[kind]
}

/** Distances to the places that the hotel names, nearest first. */
export function NearbyList({
  language,
  places,
}: {
  language: GuestLanguage
  places: readonly NearbyPlace[]
}) {
  const words = textsIn(language).nearby
  if (places.length === 0) return null
  return (
    <div className="min-w-0 max-lg:mt-5 lg:grow">
      <h3 className="mb-2 text-md">{words.title}</h3>
      <dl className="grid max-w-[600px] gap-x-10 text-[14.5px] sm:max-lg:grid-cols-2">
        {places.map(({ kind, name, meters }) => (
          <div
            key={`${kind} ${name} ${meters}`}
            className="flex justify-between gap-4 border-b border-border py-1.5"
          >
            <dt className="min-w-0 wrap-anywhere">{nameNearby(language, { kind, name })}</dt>
            <dd className="shrink-0 text-muted tabular-nums">{distanceIn(language, meters)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
