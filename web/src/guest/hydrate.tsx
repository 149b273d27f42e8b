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
import { keepResultsLive } from './search/live-results.ts'
import { PlaceField } from './search/place-field.tsx'
import { StayDates } from './stay-dates.tsx'

// biome-ignore lint/suspicious/noExplicitAny: the server wrote the props of each from the same component
const islands: Record<string, ComponentType<any>> = {
  consent: ConsentBanner,
  dates: StayDates,
  embed: EmbedBox,
  gallery: Gallery,
  map: LocatorMap,
  place: PlaceField,
  print: PrintButton,
}

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const part = islands[place.dataset.island ?? '']
  if (part) hydrateRoot(place, createElement(part, JSON.parse(place.dataset.props ?? '{}')))
}

keepResultsLive()
