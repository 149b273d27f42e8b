import { prepareLanguage, speak } from '@roomlark/contract/say'
import { toStrange, translate } from './strange-letters.ts'

const texts = new Proxy({}, { get: (_, text) => (typeof text === 'string' ? translate(text) : undefined) })
const strange = prepareLanguage('en', 'en-US', texts)
// Before any page is loaded: some texts are said as their module is.
speak(() => strange)

/** The words of Intl are translated by the browser: months, days, currencies, countries and languages. */
function translateGetter(of: object, name: 'format'): void {
  const own = Object.getOwnPropertyDescriptor(of, name)?.get
  Object.defineProperty(of, name, {
    configurable: true,
    get() {
      const format: (value: never) => string = own?.call(this)
      return (value: never) => toStrange(format(value))
    },
  })
}

function translateMethod(of: object, name: string): void {
  const own: (...given: unknown[]) => string | undefined = Reflect.get(of, name)
  Object.defineProperty(of, name, {
    configurable: true,
    value(...given: unknown[]) {
      const text = own.apply(this, given)
      return text === undefined ? undefined : toStrange(text)
    },
  })
}

translateGetter(Intl.DateTimeFormat.prototype, 'format')
translateGetter(Intl.NumberFormat.prototype, 'format')
translateMethod(Intl.DateTimeFormat.prototype, 'formatRange')
translateMethod(Intl.DisplayNames.prototype, 'of')

translateParts(Intl.NumberFormat.prototype)
translateParts(Intl.DateTimeFormat.prototype)

type Part = { type: string; value: string }

/** Names of time zones stay: offsets are read from them. So do numbers, which are counted with. */
function translateParts(of: { formatToParts: (...given: never[]) => Part[] }): void {
  const own = of.formatToParts
  of.formatToParts = function (...given) {
    return own
      .apply(this, given)
      .map((part) => (part.type === 'timeZoneName' ? part : { ...part, value: toStrange(part.value) }))
  }
}
