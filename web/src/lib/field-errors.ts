import type { FieldError } from 'react-hook-form'

export type Issue = { path: PropertyKey[]; code?: string | undefined; message: string }

/** The first message of each field. In a Map first: a plain object has a `constructor` before anything is wrong. */
export function fieldErrors(
  issues: readonly Issue[],
  nameOf: (path: PropertyKey[]) => string = (path) => path.map(String).join('.'),
): Record<string, FieldError> {
  const errors = new Map<string, FieldError>()
  for (const { path, code = 'custom', message } of issues) {
    const name = nameOf(path)
    if (!errors.has(name)) errors.set(name, { type: code, message })
  }
  return Object.fromEntries(errors)
}

/**
 * Tells whether a path such as `guest.name` leads to a value of the form, rather than to a property that every object
 * inherits.
 */
export function hasPath(values: object, path: string): boolean {
  let value: unknown = values
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false
    value = new Map(Object.entries(value)).get(part)
  }
  return value !== undefined
}
