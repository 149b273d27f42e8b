// Only the server draws it, but it is fetched from here.
import '../assets/horizon.svg?no-inline'
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PrintButton } from './bookings/print-button.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { EmbedBox } from './embed/embed-box.tsx'
import './guest.css'
import { LocatorMap } from '../ui/locator-map.tsx'
import { Gallery } from './hotel/gallery.tsx'
import { StayDates } from './stay-dates.tsx'

// biome-ignore lint/suspicious/noExplicitAny: the server wrote the props of each from the same component
const islands: Record<string, ComponentType<any>> = {
  consent: ConsentBanner,
  dates: StayDates,
  embed: EmbedBox,
  gallery: Gallery,
  map: LocatorMap,
  print: PrintButton,
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function bring(place: HTMLElement, part: ComponentType<any>): void {
  hydrateRoot(place, createElement(part, JSON.parse(place.dataset.props ?? '{}')))
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const part = islands[place.dataset.island ?? '']
  if (part) bring(place, part)
}

// Who comes by a link to a hotel never searches, and loads nothing for it.
for (const place of document.querySelectorAll<HTMLElement>('[data-island=place]')) {
  void import('./search/place-field.tsx').then(({ PlaceField }) => bring(place, PlaceField))
}
if (document.getElementById('found')) {
  void import('./search/live-results.ts').then(({ keepResultsLive }) => keepResultsLive())
}
