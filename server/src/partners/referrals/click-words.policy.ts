/** Hints in the address of a click about where the link was placed. */
export type ClickWords = {
  /** The affiliate's own word for the place, from `?tag=`. */
  tag: string | null
  /** The parameter by which a paid advertisement gives itself away, such as `gclid` or `utm_medium=cpc`. */
  adSource: string | null
}

export function readClickWords(asked: URLSearchParams): ClickWords {
  return { tag: cleanTag(asked.get('tag') ?? ''), adSource: findAdSource(asked) }
}

const longestTag = 64

/** One printable line; what cannot be stored or would disturb the text around it is left out. */
function cleanTag(written: string): string | null {
  const printable = written
    .slice(0, 1000)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...printable].slice(0, longestTag).join('').trim() || null
}

/** Search engines add these to the clicks on advertisements only. `fbclid` is not one: it is on ordinary posts too. */
const adParameters = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'dclid']
const paidMedium = /^(?:cpc|cpm|cpv|cpa|ppc|sem|retargeting|paid[\w-]{0,20})$/

function findAdSource(asked: URLSearchParams): string | null {
  const parameter = adParameters.find((name) => asked.get(name))
  if (parameter) return parameter
  const medium = asked.get('utm_medium')?.trim().toLowerCase() ?? ''
  return paidMedium.test(medium) ? `utm_medium=${medium}` : null
}
