/** Countries in which the postal code stands behind the town. */
const codeComesLast = new Set(
  'AU BD BR CA CN GB GG HK ID IE IM IN JE JO KE KR LB LK LV MT MX NG NP NZ PG PH PK SA SG TH TW UA US VN ZA'.split(
    ' ',
  ),
)

type Town = { postalCode: string; city: string; country: string }

/** `84017 Positano`, `Chicago 60654` */
export function townLine({ postalCode, city, country }: Town): string {
  return (codeComesLast.has(country) ? [city, postalCode] : [postalCode, city]).filter(Boolean).join(' ')
}

/** `Via dei Limoni 14, 84017 Positano, Italy` */
export function addressLine({
  streetAddress,
  countryName,
  ...town
}: Town & { streetAddress: string; countryName: string }): string {
  return [streetAddress, townLine(town), countryName].filter(Boolean).join(', ')
}
