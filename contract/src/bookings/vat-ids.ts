/** The form of VAT ids, by the letters that they begin with; those of VIES, and neighbours. */
const forms: Record<string, RegExp> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE[1-9]\d{8}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  EL: /^EL\d{9}$/,
  ES: /^ES(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(?:\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL[A-Z\d+*]{10}\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO[1-9]\d{1,9}$/,
  SE: /^SE\d{10}01$/,
  SI: /^SI[1-9]\d{7}$/,
  SK: /^SK[1-9]\d{9}$/,
  XI: /^XI(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GB: /^GB(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  CH: /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
  NO: /^NO\d{9}(?:MVA)?$/,
}

const outsideVies: readonly string[] = ['GB', 'CH', 'NO']

/** The letters of a country's VAT ids, where they differ from its code. */
const letters = new Map([['GR', 'EL']])

/** Writes a VAT id without blanks, dots and hyphens, in capitals. */
export function plainVatId(text: string): string {
  return text.replaceAll(/[\s.\-/]/g, '').toUpperCase()
}

/** Ids of countries that are not known here are taken as they are; those of known ones begin with their letters. */
export function isVatIdPossible(text: string, country: string): boolean {
  const id = plainVatId(text)
  const form = forms[letterPair(id)]
  if (form) return form.test(id)
  return forms[letters.get(country) ?? country] === undefined
}

/** Tells whether the register of the European Union knows ids like this. */
export function isKnownToVies(text: string): boolean {
  const id = plainVatId(text)
  const pair = letterPair(id)
  return !outsideVies.includes(pair) && (forms[pair]?.test(id) ?? false)
}

function letterPair(id: string): string {
  const pair = id.slice(0, 2)
  return /^[A-Z]{2}$/.test(pair) ? pair : ''
}
