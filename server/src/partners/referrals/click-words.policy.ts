/** Hints in the address of a click about where the link was placed. */
export type ClickWords = {
  /** The affiliate's own word for the place, from `?tag=`. */
  tag: string | null
  /** The affiliate network's own id of the click, from `?sub_id=`. */
  subId: string | null
  /** The parameter by which a paid advertisement gives itself away, such as `gclid` or `utm_medium=cpc`. */
  adSource: string | null
}

export function readClickWords(asked: URLSearchParams): ClickWords {
  return {
    tag: cleanWord(asked.get('tag') ?? '', longestTag),
    subId: cleanWord(asked.get('sub_id') ?? asked.get('subid') ?? '', longestSubId),
    adSource: findAdSource(asked),
  }
}

const longestTag = 64
const longestSubId = 128

/** One printable line; what cannot be stored or would disturb the text around it is left out. */
function cleanWord(written: string, longest: number): string | null {
  const printable = written
    .slice(0, 1000)
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...printable].slice(0, longest).join('').trim() || null
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
