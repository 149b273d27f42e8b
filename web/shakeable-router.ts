import type { Plugin } from 'vite'

/**
 * React Router names its components and wraps them as the file is loaded, so a bundler must keep them all: forms,
 * prefetching and scroll restoration that we do not use, 4 KB of the first visit. Without the names, and with the
 * wrapping declared pure, only what is used stays.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    transform(code, id) {
      if (!/react-router[\\/].*[\\/]dom[\\/]lib\.js$/.test(id)) return null
      return {
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/ = (React\S*\.forwardRef\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }
    },
  }
}
