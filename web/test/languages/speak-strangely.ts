import { speak } from '@roomlark/contract/say'
import { toStrange, translate } from './strange-letters.ts'

// Before any page is loaded: some texts are said as their module is.
speak({
  texts: new Proxy({}, { get: (_, text) => (typeof text === 'string' ? translate(text) : undefined) }),
})

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

/** Names of time zones stay: offsets are read from them. */
const ownParts = Intl.DateTimeFormat.prototype.formatToParts
Intl.DateTimeFormat.prototype.formatToParts = function (date) {
  return ownParts
    .call(this, date)
    .map(({ type, value }) => ({ type, value: type === 'timeZoneName' ? value : toStrange(value) }))
}
