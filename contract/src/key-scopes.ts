import { say } from './say.ts'
/** The parts of the API that a key can be given. An endpoint that names none of them is closed to keys. */
export const keyModules = [
  'bookings',
  'rates',
  'availability',
  'hotels',
  'partnerships',
  'commissions',
  'payouts',
  'channel',
] as const
export type KeyModule = (typeof keyModules)[number]

/** Rights of a key; the right to change includes the right to read. */
export const keyRights = ['read', 'change'] as const
export type KeyRight = (typeof keyRights)[number]

export type KeyScope = `${KeyModule}:${KeyRight}`

/** Keys read about money that partners earn and are paid, and never decide on it. */
const readOnlyModules: readonly KeyModule[] = ['commissions', 'payouts']
export const keyScopes = keyModules.flatMap((module) =>
  keyRights
    .filter((right) => right === 'read' || !readOnlyModules.includes(module))
    .map((right): KeyScope => `${module}:${right}`),
)

/** Scopes that a key of each type of account can have. */
const scopesOfType: Record<'hotel' | 'affiliate' | 'admin', readonly KeyScope[]> = {
  hotel: keyScopes.filter((scope) => scope !== 'payouts:read'),
  affiliate: ['partnerships:read', 'partnerships:change', 'commissions:read', 'payouts:read'],
  admin: keyScopes.filter((scope) => !scope.startsWith('channel:')),
}

export function listKeyScopes(userType: keyof typeof scopesOfType): readonly KeyScope[] {
  return scopesOfType[userType]
}

/** Returns the scope that a key needs in order to call an endpoint, or null if no key can call it. */
export function scopeNeeded({ keys, method }: { keys?: KeyModule; method: string }): KeyScope | null {
  return keys === undefined ? null : `${keys}:${method === 'GET' ? 'read' : 'change'}`
}

export function hasScope(scopes: readonly KeyScope[], needed: KeyScope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':change') as KeyScope)
}

const moduleNames: Record<KeyModule, string> = {
  bookings: say('bookings'),
  rates: say('rates'),
  availability: say('availability'),
  hotels: say('hotels and rooms'),
  partnerships: say('partnerships'),
  commissions: say('commissions and statements'),
  payouts: say('payouts'),
  channel: say('the channel connection'),
}

export function keyModuleName(module: KeyModule): string {
  return moduleNames[module]
}

/** Says what a key may do, such as "Read and change bookings, read rates". */
export function keyScopesWords(scopes: readonly KeyScope[]): string {
  const parts = keyModules.flatMap((module) => {
    if (scopes.includes(`${module}:change`))
      return [
        say(
          '{module, select, bookings {read and change bookings} rates {read and change rates} availability {read and change availability} hotels {read and change hotels and rooms} partnerships {read and change partnerships} commissions {read and change commissions and statements} payouts {read and change payouts} other {read and change the channel connection}}',
          { module },
        ),
      ]
    if (!scopes.includes(`${module}:read`)) return []
    return [
      say(
        '{module, select, bookings {read bookings} rates {read rates} availability {read availability} hotels {read hotels and rooms} partnerships {read partnerships} commissions {read commissions and statements} payouts {read payouts} other {read the channel connection}}',
        { module },
      ),
    ]
  })
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
