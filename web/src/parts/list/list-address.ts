import { isId } from '@roomlark/contract/primitives'
import { changeParts, findChoice, readPage } from '../../lib/address-parts.ts'
import { readSearch } from '../../lib/use-address-search.ts'

/** One part of an address: its name there, its value if that makes sense, and the value that is left out. */
type Part<Value> = {
  name?: string | undefined
  read: (text: string) => Value | undefined
  usual?: Value
}

export function choice<const T extends string>(choices: readonly T[], name?: string): Part<T> {
  return { name, read: (text) => findChoice(choices, text) }
}

/** A choice that is always made: the usual one unless the address names another. */
export function choiceOr<const T extends string>(usual: NoInfer<T>, choices: readonly T[]) {
  return { read: (text: string) => findChoice(choices, text), usual }
}

export function idIn(name: string): Part<string> {
  return { name, read: (text) => (isId(text) ? text : undefined) }
}

export function dayIn(name: string): Part<string> {
  return { name, read: (text) => (isDay(text) ? text : undefined) }
}

/** A whole number from one on. */
export function numberIn(name: string): Part<number> {
  return { name, read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined) }
}

/** A value that a schema of the contract accepts. */
export function parsedBy<T>(
  schema: { safeParse: (text: string) => { data?: T | undefined } },
  name?: string,
): Part<T> {
  return { name, read: (text) => schema.safeParse(text).data }
}

export function pageIn(name: string) {
  return { name, read: (text: string) => readPage(`?page=${text}`), usual: 1 }
}

/** The page and the search of a list. */
export const paged = {
  page: pageIn('page'),
  search: {
    read: (text: string) => readSearch(`?${new URLSearchParams({ search: text })}`).trim() || undefined,
  },
}

// biome-ignore lint/suspicious/noExplicitAny: a part of any value.
type Parts = Readonly<Record<string, Part<any>>>
type ValueOf<P> = P extends { read: (text: string) => infer Value } ? Exclude<Value, undefined> : never
type Always<P extends Parts> = {
  [N in keyof P as P[N] extends { usual: string | number } ? N : never]: ValueOf<P[N]>
}
type Sometimes<P extends Parts> = {
  [N in keyof P as P[N] extends { usual: string | number } ? never : N]?: ValueOf<P[N]>
}

export type ListAddress<P extends Parts> = {
  /** The filter in an address, without anything that makes no sense. */
  read: (search: string) => Always<P> & Sometimes<P>
  /** The same address with some parts changed; null removes a part, and parts that are not named stay. */
  with: (search: string, change: { [N in keyof P]?: ValueOf<P[N]> | '' | null | undefined }) => string
  /** The same, leading back to the first page. */
  narrow: (search: string, change: { [N in keyof P]?: ValueOf<P[N]> | '' | null | undefined }) => string
  withText: (search: string, text: string) => string
  /** True if the address leaves anything out of the list; page and order do not. */
  isNarrowed: (search: string) => boolean
}

/** The address of a list, by a table of its parts under the names of the filter that is sent to the server. */
export function listAddress<const P extends Parts>(parts: P): ListAddress<P> {
  const entries = Object.entries(parts).map(([key, part]) => ({ ...part, key, name: part.name ?? key }))
  const usual = Object.fromEntries(entries.map((part) => [part.name, part.usual]))
  const read = (search: string) => {
    const asked = new URLSearchParams(search)
    const values = entries.map(({ key, name, read: readPart, usual: otherwise }) => {
      const text = asked.get(name)
      return [key, (text === null ? undefined : readPart(text)) ?? otherwise] as const
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined))
  }
  const write = (search: string, change: Readonly<Record<string, string | number | null | undefined>>) => {
    const named = entries.filter(({ key }) => Object.hasOwn(change, key))
    return changeParts(search, Object.fromEntries(named.map(({ key, name }) => [name, change[key]])), usual)
  }
  return {
    read: read as ListAddress<P>['read'],
    with: write,
    narrow: (search, change) => write(search, { page: 1, ...change }),
    withText: (search, text) => write(search, { page: 1, search: text }),
    isNarrowed: (search) =>
      entries.some(({ key, usual: otherwise }) => otherwise === undefined && key in read(search)),
  }
}

/** The address of a list that nothing narrows. */
export const pageAddress = listAddress({ page: paged.page })

function isDay(text: string): boolean {
  const day = /^2[01]\d\d-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
