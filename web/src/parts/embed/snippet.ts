import type { GuestLanguage } from '@roomlark/contract/guest-languages'

/** Options of a box on another site. */
export type EmbedChoice = {
  shape: 'box' | 'bar'
  look: 'light' | 'dark' | 'auto'
  /** `auto`: the language of the reader's browser. */
  language: GuestLanguage | 'auto'
  dates: 'weekend' | 'none'
  /** The affiliate's own word for the place where the box stands; empty where there is no link or no word. */
  label: string
}

/** The box before anybody chose. */
export const firstChoice: EmbedChoice = {
  shape: 'box',
  look: 'light',
  language: 'auto',
  dates: 'weekend',
  label: '',
}

/** The hotel whose box it is, the code of the affiliate's link that it carries, and the key of the hotel's booking frame. */
export type EmbedTarget = { slug: string; code: string | null; key: string | null }

/** The script tag that shows the box. */
export function scriptSnippet(origin: string, { slug, code, key }: EmbedTarget, choice: EmbedChoice): string {
  const attributes = [
    `src="${origin}/embed.js"`,
    `data-hotel="${slug}"`,
    `data-shape="${choice.shape}"`,
    `data-look="${choice.look}"`,
    `data-lang="${choice.language}"`,
    `data-dates="${choice.dates}"`,
    ...(code === null ? [] : [`data-ref="${code}"`]),
    ...(code === null || choice.label === '' ? [] : [`data-label="${escaped(choice.label)}"`]),
    ...(key === null ? [] : [`data-key="${key}"`]),
  ]
  return `<script async ${attributes.join('\n  ')}></script>`
}

/** A form for sites that allow no scripts of others: it opens the hotel's page with the dates. */
export function formSnippet(
  origin: string,
  { slug, code }: Omit<EmbedTarget, 'key'>,
  { language, label }: Pick<EmbedChoice, 'language' | 'label'>,
): string {
  const hidden = (name: string, value: string) =>
    `  <input type="hidden" name="${name}" value="${escaped(value)}">`
  return [
    `<form action="${origin}${code === null ? `/stays/${slug}` : `/r/${code}`}">`,
    '  <label>Check-in <input type="date" name="checkInOn" required></label>',
    '  <label>Check-out <input type="date" name="checkOutOn" required></label>',
    '  <label>Guests <input type="number" name="adults" min="1" max="20" value="2" required></label>',
    ...(code === null ? [] : [hidden('via', 'embed')]),
    ...(code === null || label === '' ? [] : [hidden('tag', label)]),
    ...(language === 'auto' ? [] : [hidden('lang', language)]),
    '  <button>See rooms</button>',
    '</form>',
  ].join('\n')
}

/** The address of the box itself. */
export function embedAddress({ slug, code, key }: EmbedTarget, choice: EmbedChoice): string {
  const { shape, look, language, dates } = choice
  const query = new URLSearchParams({
    shape,
    look,
    dates,
    ...(language !== 'auto' && { lang: language }),
    ...(code !== null && { code }),
    ...(key !== null && { key }),
  })
  return `/embed/${slug}?${query}`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
