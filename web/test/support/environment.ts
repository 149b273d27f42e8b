import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** Globals kept from Node.js: the DOM's versions open sockets, and complain when a request is given up. */
const ownOfNode = ['fetch', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const

type Seen = { target: unknown; isIntersecting: boolean }

/** A browser's page without a browser, in which requests are made by Node.js. */
export default {
  ...builtinEnvironments['happy-dom'],
  name: 'page',
  async setup(global, options) {
    const kept = Object.fromEntries(ownOfNode.map((name) => [name, global[name]]))
    const { Request, URL } = global
    const page = await builtinEnvironments['happy-dom'].setup(global, options)
    Object.assign(global, kept, {
      /** A page's requests are relative to its address. */
      Request: class extends Request {
        constructor(input: string | URL | Request, init?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, global.location.href) : input, init)
        }
      },
      /** Nothing is laid out, so everything counts as in view. */
      IntersectionObserver: class {
        readonly #tell: (entries: Seen[]) => void
        constructor(tell: (entries: Seen[]) => void) {
          this.#tell = tell
        }
        observe(target: unknown) {
          queueMicrotask(() => this.#tell([{ target, isIntersecting: true }]))
        }
        disconnect() {}
      },
    })
    return page
  },
} satisfies Environment
