import { pageLanguage } from './formats.ts'

const names = new Intl.DisplayNames(pageLanguage, { type: 'currency' })

/** `Euro (EUR)` */
export function currencyWords(code: string): string {
  return `${names.of(code)} (${code})`
}
