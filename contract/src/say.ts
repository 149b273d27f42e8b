import type { GuestLanguage } from './guest-languages.ts'
import { parseText } from './parse-text.ts'
import type { Part } from './split-text.ts'

/** Texts that depend on a number, by the plural categories of Intl that our languages have in common. */
export type Plural = { one: string; other: string }

type Value = string | number | null | undefined
type Values = Record<string, Value>

/** The names that a message written in the code expects. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ? NameAtStart<Rest> | NamesIn<Rest>
  : never
type NameAtStart<Rest extends string> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside extends `${string} ${string}` | `#${string}` | `{${string}`
      ? never
      : Inside
  : never

type ValuesOf<Text extends string> = string extends Text
  ? [values?: Values]
  : [NamesIn<Text>] extends [never]
    ? []
    : [values: Record<NamesIn<Text>, Value>]

/**
 * Puts values into a text. A text written here in English is looked up in the language of the reader; the build of the
 * web does so for all languages ahead (web/texts.ts). What a value says is never read as a text of ours.
 *
 * A server loads the tables of a module before it has a reader, so what it takes from them it says again:
 * `say(names[kind])`.
 */
export function say<const Text extends string>(text: Text, ...[values = {}]: ValuesOf<Text>): string {
  return writeParts<Value, Value>(readText(text), values, (value) => value).join('')
}

/** Writes the parts one by one; a page that shows more than plain text joins them in its own way. */
export function writeParts<Value, Written>(
  parts: readonly Part[],
  values: Readonly<Record<string, Value>>,
  show: (value: Value | string, inner?: Written[]) => Written,
  count?: number,
): Written[] {
  return parts.flatMap((part, at): Written[] => {
    if (typeof part === 'string') return [show(elide(part, values[parts[at + 1]?.[0] ?? '']))]
    const [name] = part
    if (name === '#') return [show(getCountFormat(getSpoken().numbers).format(count ?? 0))]
    if (!(name in values)) return [show(`{${name}}`)]
    const value = values[name] as Value
    if (part.length === 1) return [show(value)]
    const [, kind, inner] = part
    if (kind === 'tag') return [show(value, writeParts(inner, values, show, count))]
    const number = kind === 'number' ? Number(value) : count
    const choice =
      kind === 'number' ? getPluralRules(getSpoken().language).select(Number(value)) : String(value)
    // A value may be what somebody typed, such as the name of a property that every object has.
    const key = [`=${value}`, choice].find((one) => Object.hasOwn(inner, one)) ?? 'other'
    const chosen = inner[key] ?? []
    return writeParts(chosen, values, show, number)
  })
}

/** Italian shortens an article before eight and eleven: `l’8 giugno`, `dall’11%`. */
function elide(text: string, next: unknown): string {
  if (getSpoken().language !== 'it' || !/^(8|11(?!\d))/.test(String(next))) return text
  return text.replace(/\b(?:([Ii])l|((?:[Dd]a|[Aa]|[Dd]e|[Nn]e|[Ss]u)l)) $/, (_, i, joined) =>
    i ? (i === 'I' ? 'L’' : 'l’') : `${joined}l’`,
  )
}

/** The parts of a text of ours; the build of the web hands them over in place of the text. */
export function readText(text: string | readonly Part[]): readonly Part[] {
  if (typeof text !== 'string') return text
  const { texts, read } = getSpoken()
  const known = read.get(text)
  if (known) return known
  const parts = parseText(texts[text] ?? text.replace(/##.*/, ''))
  read.set(text, parts)
  return parts
}

/**
 * Says a text again for the reader of now that was said before there was one, such as the fault of a schema. Its numbers
 * stand where the text has names.
 */
export function sayAgain(english: string): string {
  const { texts, again } = getSpoken()
  if (again.size === 0)
    for (const text of Object.keys(texts)) again.set(hideNumbers(text.replace(/##.*/, '')), text)
  const text = texts[english] === undefined ? again.get(hideNumbers(english)) : english
  if (text === undefined) return english
  const names = text.match(numbers) ?? []
  const values = (english.match(numbers) ?? []).map((value, index) => [
    names[index]?.slice(1, -1) ?? '',
    value,
  ])
  return say<string>(text, Object.fromEntries(values))
}

const numbers = /\{\w+\}|\d+(?:[.,]\d+)*/g

function hideNumbers(text: string): string {
  return text.replace(numbers, '#')
}

/** A language with its texts, where the build has not put them in, and the locale of numbers. */
export type Spoken = ReturnType<typeof prepareLanguage>

export function prepareLanguage(
  language: string,
  numbers: string,
  texts: Readonly<Record<string, string>> = {},
) {
  return {
    language,
    numbers,
    texts,
    read: new Map<string, readonly Part[]>(),
    again: new Map<string, string>(),
  }
}

let spoken = prepareLanguage('en', 'en-US')
let getSpoken = (): Spoken => spoken

/** Sets the language of the reader; a page has one, a server one for each request. */
export function speak(chosen: Spoken | (() => Spoken | undefined)): void {
  if (typeof chosen === 'function') getSpoken = () => chosen() ?? spoken
  else spoken = chosen
}

export function getLanguage(): string {
  return getSpoken().language
}

/** The reader's formats of dates, amounts and lists; an English date has the product's own order. */
export function getReaderLocale(english: 'en-GB' | 'en-US'): string {
  const { language, numbers } = getSpoken()
  return language === 'en' ? english : numbers
}

/** Puts values into a text as it is: what a hotel wrote, or what guests have in tables of their own language. */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** `{count}` of something, in the form that the language has for this number. */
export function sayCount(language: GuestLanguage, text: Plural, count: number): string {
  const form = getPluralRules(language).select(count) === 'one' ? text.one : text.other
  return fill(form, { count: getCountFormat(language).format(count) })
}

const rules = new Map<string, Intl.PluralRules>()
const countFormats = new Map<string, Intl.NumberFormat>()

function getPluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

function getCountFormat(language: string): Intl.NumberFormat {
  const known = countFormats.get(language) ?? new Intl.NumberFormat(language)
  countFormats.set(language, known)
  return known
}
