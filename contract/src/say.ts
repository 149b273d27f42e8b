import type { GuestLanguage } from './guest-languages.ts'

/** Texts that depend on a number, by the plural categories of Intl that our languages have in common. */
export type Plural = { one: string; other: string }

/** A text with the values that stand in braces in it. What a value says is never read as a text of ours. */
export function say(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** `{count}` of something, in the form that the language has for this number. */
export function sayCount(language: GuestLanguage, text: Plural, count: number): string {
  const form = getPluralRules(language).select(count) === 'one' ? text.one : text.other
  return say(form, { count: getCountFormat(language).format(count) })
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
