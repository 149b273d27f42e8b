import type { GuestLanguage } from '@roomlark/contract/guest-languages'

/** What an owner chooses for the box on another site. */
export type EmbedChoice = {
  shape: 'box' | 'bar'
  look: 'light' | 'dark' | 'auto'
  /** `auto`: the language of the reader's browser. */
  language: GuestLanguage | 'auto'
  dates: 'weekend' | 'none'
}

/** The script tag that shows the box. */
export function scriptSnippet(origin: string, slug: string, choice: EmbedChoice): string {
  const attributes = [
    `src="${origin}/embed.js"`,
    `data-hotel="${slug}"`,
    `data-shape="${choice.shape}"`,
    `data-look="${choice.look}"`,
    `data-lang="${choice.language}"`,
    `data-dates="${choice.dates}"`,
  ]
  return `<script async ${attributes.join('\n  ')}></script>`
}

/** A form for sites that allow no scripts of others: it opens the hotel's page with the dates. */
export function formSnippet(
  origin: string,
  slug: string,
  { language }: Pick<EmbedChoice, 'language'>,
): string {
  const hidden = language === 'auto' ? [] : [`  <input type="hidden" name="lang" value="${language}">`]
  return [
    `<form action="${origin}/stays/${slug}">`,
    '  <label>Check-in <input type="date" name="checkInOn" required></label>',
    '  <label>Check-out <input type="date" name="checkOutOn" required></label>',
    '  <label>Guests <input type="number" name="adults" min="1" max="20" value="2" required></label>',
    ...hidden,
    '  <button>See rooms</button>',
    '</form>',
  ].join('\n')
}

/** The address of the box itself. */
export function embedAddress(slug: string, { shape, look, language, dates }: EmbedChoice): string {
  const query = new URLSearchParams({ shape, look, dates, ...(language !== 'auto' && { lang: language }) })
  return `/embed/${slug}?${query}`
}
