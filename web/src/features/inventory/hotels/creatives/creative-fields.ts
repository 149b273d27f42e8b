import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import type { CreativesInput, HotelCreatives } from '@roomlark/contract/partners/creatives'

type Words = Record<(typeof guestLanguageCodes)[number], string>

/** What the fields hold: every language, and every picture, also those that are not released. */
export type CreativeFields = {
  images: { id: string; isReleased: boolean; credit: string; altTexts: Words }[]
  texts: Record<keyof Words, { short: string; long: string }>
  brandRules: string
}

function inEach<Value>(make: (code: keyof Words) => Value): Record<keyof Words, Value> {
  const [en, es, de, fr, it] = [make('en'), make('es'), make('de'), make('fr'), make('it')]
  return { en, es, de, fr, it }
}

export function toFields({ images, texts, brandRules }: HotelCreatives): CreativeFields {
  return {
    images: images.map(({ id, isReleased, credit, altTexts }) => ({
      ...{ id, isReleased, credit },
      altTexts: inEach((code) => altTexts[code] ?? ''),
    })),
    texts: inEach((code) => texts[code] ?? { short: '', long: '' }),
    brandRules,
  }
}

/** Languages in which nothing was written are left out. */
export function readFields({ images, texts, brandRules }: CreativeFields, version: number): CreativesInput {
  const written = guestLanguageCodes.filter((code) => texts[code].short.trim() || texts[code].long.trim())
  return {
    images: images
      .filter(({ isReleased }) => isReleased)
      .map(({ id, credit, altTexts }) => ({
        ...{ id, credit },
        altTexts: Object.fromEntries(Object.entries(altTexts).filter(([, words]) => words.trim() !== '')),
      })),
    texts: Object.fromEntries(written.map((code) => [code, texts[code]])),
    brandRules,
    version,
  }
}
