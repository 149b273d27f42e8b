import anyAscii from 'any-ascii'

/**
 * Text as every bank takes it: the Latin letters, digits and few signs that SWIFT and SEPA allow. Other scripts are
 * written in Latin letters, what has none is left out. Slashes and colons at the ends, and two slashes together, mean
 * something to banks.
 */
export function bankText(text: string, max: number): string {
  return anyAscii(text)
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/\s+/g, ' ')
    .slice(0, max)
    .replaceAll(/^[/:\- ]+|[/: ]+$/g, '')
}
