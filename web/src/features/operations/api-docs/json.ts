export type Json = Readonly<Record<string, unknown>>

/** Reads parts of a document we did not write: each has the expected type, or is empty. */
export function toRecord(value: unknown): Json {
  return isRecord(value) ? value : {}
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
