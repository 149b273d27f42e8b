import { distanceIn, wholeMoneyIn } from '@roomlark/contract/guest-formats'
import { plainAreaAddresses } from '@roomlark/contract/guest-site/map-address'
import type { StayHit } from '@roomlark/contract/guest-site/search'
import { ChevronDown } from '../../ui/icons/chevron-down.ts'
import { MapPinned } from '../../ui/icons/map-pinned.ts'
import { Island } from '../island.tsx'
import { boxAround, findPoint, findScale, type MapBox, moveBox, toArea, toBox } from '../map/map-box.ts'
import { makeAddress, stayWords } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { ResultMapBox, type ResultPin } from './result-map-box.tsx'
import { type Results, searchAddress } from './search-address.ts'

/** Leads back to the map, which is open while it narrows the search. */
const mapId = 'result-map'

type ResultMapProps = { page: Results; hits: readonly StayHit[]; currency: string }

/** The stays of this page of the list on a map. Each move is a link, so that it works without script. */
export function ResultMap({ page, hits, currency }: ResultMapProps) {
  const { visit, filters, hasStreets } = page
  const words = textsIn(visit.language).map
  const pins = hits.flatMap((hit) => toPin(page, hit, currency))
  const box = filters.area ? toBox(filters.area) : boxAround(pins)
  if (!box) return null
  const scale = findScale(box)
  const to = (there: MapBox) => `${searchAddress(page, { filters: { area: toArea(there) } })}#${mapId}`
  return (
    <details id={mapId} open={filters.area !== null} className="group/map mb-4.5 scroll-mt-24">
      <summary className="flex h-11 w-fit items-center gap-2 rounded-full border border-border bg-surface px-4 text-[14px] font-medium hover:border-control md:h-8.5">
        <MapPinned aria-hidden="true" className="size-[17px]" />
        {words.open}
        <ChevronDown aria-hidden="true" className="size-[15px] group-open/map:rotate-180" />
      </summary>
      <Island
        name="result-map"
        of={ResultMapBox}
        className="mt-3"
        props={{
          words,
          language: visit.language,
          hasStreets,
          area: toArea(box),
          here: searchAddress(page, { filters: { area: null } }),
          background: plainAreaAddresses(toArea(box)),
          scale: { words: distanceIn(visit.language, scale.meters), percent: scale.percent },
          pins: pins.map((pin) => ({ ...pin, ...findPoint(box, pin) })),
          moves: [
            { name: 'zoomIn', href: to(moveBox(box, 0, 0, 0.5)) },
            { name: 'zoomOut', href: to(moveBox(box, 0, 0, 2)) },
            { name: 'north', href: to(moveBox(box, 0, -0.5)) },
            { name: 'west', href: to(moveBox(box, -0.5, 0)) },
            { name: 'east', href: to(moveBox(box, 0.5, 0)) },
            { name: 'south', href: to(moveBox(box, 0, 0.5)) },
          ],
        }}
      />
    </details>
  )
}

function toPin(
  { visit, stay }: Results,
  { slug, name, latitude, longitude, cheapest }: StayHit,
  currency: string,
): Omit<ResultPin, 'left' | 'top'>[] {
  if (latitude === null || longitude === null || !stay) return []
  const price = wholeMoneyIn(visit.language, cheapest.aboutCents, currency)
  return [{ name, price, latitude, longitude, href: makeAddress(visit, `/stays/${slug}`, stayWords(stay)) }]
}
