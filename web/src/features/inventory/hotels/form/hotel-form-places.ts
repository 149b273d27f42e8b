import { countries } from '@roomlark/contract/places'
import { pageLanguage } from '../../../../lib/formats.ts'
import type { Option } from '../../../../ui/match-options.ts'

/** Built from the browser's Intl data on first use, and then cached. */
let countryList: readonly Option[] | undefined
export function countryOptions(): readonly Option[] {
  countryList ??= countries().map(({ code, name }) => ({ value: code, label: name, keywords: code }))
  return countryList
}

let currencyList: readonly Option[] | undefined
export function currencyOptions(): readonly Option[] {
  const names = new Intl.DisplayNames(pageLanguage, { type: 'currency' })
  currencyList ??= Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
    keywords: code,
  }))
  return currencyList
}

/** The zones of the chosen country come first. A stored zone that the browser does not list can still be chosen. */
export function timeZoneOptions(country: string, current: string): readonly Option[] {
  const near = listTimeZones(country)
  const known = Intl.supportedValuesOf('timeZone')
  const rest = known.filter((zone) => !near.includes(zone))
  const stored = current === '' || known.includes(current) ? [] : [current]
  return [...near, ...stored, ...rest].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
}

/** Empty when the browser cannot tell: some do not know the zones of a country yet. */
export function listTimeZones(country: string): string[] {
  if (!/^[A-Z]{2}$/.test(country)) return []
  const locale = new Intl.Locale(`und-${country}`)
  const getTimeZones: unknown = Reflect.get(locale, 'getTimeZones')
  const zones: unknown = typeof getTimeZones === 'function' ? getTimeZones.call(locale) : []
  return Array.isArray(zones) ? zones.filter((zone) => typeof zone === 'string') : []
}

/** The zone where nearly everybody lives, for countries that have several. */
const mainZones = [
  ...['Europe/Berlin', 'Europe/Madrid', 'Europe/Lisbon', 'Asia/Shanghai', 'Pacific/Auckland'],
  ...['Asia/Kuala_Lumpur', 'Asia/Nicosia', 'America/Guayaquil', 'America/Santiago', 'Asia/Tashkent'],
]

export function suggestedTimeZone(country: string): string | undefined {
  const zones = listTimeZones(country)
  return zones.length === 1 ? zones[0] : zones.find((zone) => mainZones.includes(zone))
}

/** Intl does not know the currency of a country. Most currency codes begin with the country's code. */
const ownCurrencies =
  'AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CLP CNY COP CRC CUP CVE CZK DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NPR OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST YER ZAR ZMW ZWG'
const sharedCurrencies: Record<string, string> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XPF: 'NC PF WF',
  XCG: 'CW SX',
  AUD: 'AU CC CX HM KI NF NR TV',
  NZD: 'NZ CK NU PN TK',
  DKK: 'DK FO GL',
  NOK: 'NO BV SJ',
  GBP: 'GB GG GS IM JE',
  CHF: 'CH LI',
  ILS: 'IL PS',
  MAD: 'MA EH',
}

export function suggestedCurrency(country: string): string | undefined {
  const shared = Object.entries(sharedCurrencies).find(([, users]) => users.split(' ').includes(country))
  const code = shared?.[0] ?? ownCurrencies.split(' ').find((own) => own.startsWith(country))
  return country !== '' && code && Intl.supportedValuesOf('currency').includes(code) ? code : undefined
}
