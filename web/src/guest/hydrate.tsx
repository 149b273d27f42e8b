// Only the server draws it, but it is fetched from here.
import '../assets/horizon.svg?no-inline'
import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BookButton } from './checkout/book-button.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { EmbedBox } from './embed/embed-box.tsx'
import './guest.css'
import { openOthersInTabs } from './framed-links.ts'
import { Gallery } from './hotel/gallery.tsx'
import { HotelMap } from './hotel/hotel-map.tsx'
import { closePopupsOnLeaving } from './leaving.ts'
import { CookieChoiceButton } from './legal/cookie-choice-button.tsx'
import { ChildAges } from './party/child-ages.tsx'
import { PartyBox } from './party/party-box.tsx'
import { HotelActions } from './saved/hotel-actions.tsx'
import { StayDates } from './stay-dates.tsx'

// biome-ignore lint/suspicious/noExplicitAny: the server wrote the props of each from the same component
const islands: Record<string, ComponentType<any>> = {
  actions: HotelActions,
  ages: ChildAges,
  book: BookButton,
  consent: ConsentBanner,
  'cookie-choice': CookieChoiceButton,
  dates: StayDates,
  embed: EmbedBox,
  gallery: Gallery,
  map: HotelMap,
  party: PartyBox,
}

// biome-ignore lint/suspicious/noExplicitAny: as above
const laterIslands: Record<string, () => Promise<ComponentType<any>>> = {
  checkout: async () => (await import('./checkout/checkout-form.tsx')).CheckoutForm,
  hold: async () => (await import('./checkout/hold-timer.tsx')).HoldTimer,
  saved: async () => (await import('./saved/saved-list.tsx')).SavedList,
  signature: async () => (await import('./bookings/signature-field.tsx')).SignatureField,
  place: async () => (await import('./search/place-field.tsx')).PlaceField,
  'result-map': async () => (await import('./search/result-map-box.tsx')).ResultMapBox,
}

// biome-ignore lint/suspicious/noExplicitAny: as above
function bring(place: HTMLElement, part: ComponentType<any>): void {
  hydrateRoot(place, createElement(part, JSON.parse(place.dataset.props ?? '{}')))
}

function bringIslands(within: ParentNode): void {
  for (const place of within.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset.island ?? ''
    const part = islands[name]
    if (part) bring(place, part)
    // Islands of rarely visited pages are fetched there, and nothing waits for them.
    else void laterIslands[name]?.().then((later) => bring(place, later))
  }
}
bringIslands(document)

if (document.getElementById('found')) {
  void import('./search/live-results.ts').then(({ keepResultsLive }) => keepResultsLive(bringIslands))
}
if (document.querySelector('[data-rate]')) {
  void import('./hotel/live-choice.ts').then(({ keepChoiceLive }) => keepChoiceLive(bringIslands))
}
const { frame } = document.documentElement.dataset
if (frame) openOthersInTabs(frame)
enablePrinting()
closePopupsOnLeaving()

/** Without script the browser's own menu prints the page, so the button is shown only where it works. */
export function enablePrinting(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
    button.hidden = false
    button.onclick = () => window.print()
  }
}
