import type { AuditEntry } from '@roomlark/contract/audit'

/** Fields with these names never reach the log, regardless of the caller. */
const secretName = /(password|secret|token|hash|mfaCode|recoveryCodes?|authorization)$/i

export function withoutSecrets(value: object): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretName.test(name) ? '[withheld]' : scrubbed(inner),
    ]),
  )
}

function scrubbed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(scrubbed)
  return typeof value === 'object' && value !== null && !(value instanceof Date)
    ? withoutSecrets(value)
    : value
}

/** As the database writes it where somebody is gone: what it was is not known, that it changed is. */
const erased = '[erased]'

type Json = Record<string, unknown> | null

/** What was and what is, field by field; what stayed the same is left out. */
export function changesBetween(before: Json, after: Json): AuditEntry['changes'] {
  const [was, is] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: textOf(was.get(field)), after: textOf(is.get(field)) }))
    .filter((change) => change.before !== change.after || change.after === erased)
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
