import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * Writes a phone number as it is compared: in E.164, without an extension. A number without its country code is read
 * as one of the guest's country or, failing that, of the hotel's. What is no number of any country is compared by its
 * digits.
 */
export function comparablePhone(
  phone: string | null | undefined,
  countries: readonly (string | null | undefined)[],
): string | null {
  if (!phone) return null
  const country = countries.find(isKnownCountry)
  const number = parsePhoneNumberFromString(phone.replace(/^00/, '+'), country)
  if (number?.isPossible()) return number.number
  return phone.replaceAll(/\D/g, '') || null
}

function isKnownCountry(code: string | null | undefined): code is CountryCode {
  return code !== null && code !== undefined && isSupportedCountry(code)
}
