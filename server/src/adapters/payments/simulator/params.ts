import { refuse } from './world.ts'

/**
 * The form-encoded parameters of a call. Whatever nobody has read at the end is unknown, and refused as Stripe refuses
 * it, so that a misspelt parameter is noticed here.
 */
export class Params {
  readonly #values: URLSearchParams
  readonly #read = new Set<string>()

  constructor(encoded: string) {
    this.#values = new URLSearchParams(encoded)
  }

  find(name: string): string | null {
    this.#read.add(name)
    return this.#values.get(name)
  }

  get(name: string): string {
    return (
      this.find(name) ??
      refuse(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name })
    )
  }

  getNumber(name: string): number {
    const value = this.get(name)
    return /^\d{1,15}$/.test(value) ? Number(value) : refuse(`Invalid integer: ${value}`, { param: name })
  }

  /** Collects `name[0]`, `name[1]` and so on. */
  list(name: string): string[] {
    return Object.values(this.table(name))
  }

  /** Collects `name[key]`. */
  table(name: string): Record<string, string> {
    const inside = [...this.#values].filter(([key]) => key.startsWith(`${name}[`))
    for (const [key] of inside) this.#read.add(key)
    return Object.fromEntries(inside.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
  }

  end(): void {
    const unknown = this.#values.keys().find((name) => !this.#read.has(name))
    if (unknown === undefined) return
    refuse(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown })
  }
}
