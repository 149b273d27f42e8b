import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** What Node.js has of its own; the DOM's versions open sockets, and complain when a request is given up. */
const ownOfNode = ['fetch', 'Response', 'Headers', 'AbortController', 'AbortSignal'] as const

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
    })
    return page
  },
} satisfies Environment
