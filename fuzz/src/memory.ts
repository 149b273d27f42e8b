import type { Json } from '../../server/test/input/samples.ts'
import type { Draw } from './draw.ts'

export type Memory = {
  /** Keeps the values of an answer under the names of their fields. */
  learn(answer: unknown): void
  recall(name: string, draw: Draw): Json | undefined
}

const perName = 40

/** Remembers what the server answered, because a token, a price or a cursor is of use only in the next call. */
export function createMemory(): Memory {
  const values = new Map<string, Json[]>()
  const learn = (value: unknown, name: string, depth: number): void => {
    if (depth > 8) return
    if (Array.isArray(value)) {
      for (const part of value.slice(0, 5)) learn(part, name.replace(/s$/, ''), depth + 1)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) learn(part, key, depth + 1)
    } else if (name !== '' && value !== null && value !== undefined) {
      const known = values.get(name) ?? []
      values.set(name, [...known.slice(1 - perName), value as Json])
    }
  }
  return {
    learn: (answer) => learn(answer, '', 0),
    recall(name, draw) {
      const known = values.get(name)
      return known && draw.one(known)
    },
  }
}
