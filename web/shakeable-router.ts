import type { Plugin } from 'vite'

const file = /react-router[\\/].*[\\/]dom[\\/]lib\.js$/

const edits: { what: string; pattern: RegExp; replacement: string }[] = [
  { what: 'display names', pattern: /^\w+\.displayName = .*;$/gm, replacement: '' },
  {
    what: 'components wrapped in forwardRef',
    pattern: / = (React\S*\.forwardRef\()/g,
    replacement: ' = /* @__PURE__ */ $1',
  },
]

/**
 * React Router names its components and wraps them as the file is loaded, so a bundler must keep them all: forms,
 * prefetching and scroll restoration that we do not use, 4 KB of the first visit. Without the names, and with the
 * wrapping declared pure, only what is used stays. A new version may move or rewrite what is matched here: then the
 * build fails, since otherwise only the size of the first visit would tell.
 */
export function shakeableRouter(): Plugin {
  let found = false
  return {
    name: 'shakeable-router',
    apply: 'build',
    buildStart() {
      found = false
    },
    transform(code, id) {
      if (!file.test(id)) return null
      found = true
      let edited = code
      for (const { what, pattern, replacement } of edits) {
        const before = edited
        edited = before.replace(pattern, replacement)
        if (edited === before) this.error(`React Router has no ${what} any more where ${id} had them.`)
      }
      return { code: edited, map: null }
    },
    buildEnd(error) {
      if (!error && !found) this.error(`React Router has no file any more that matches ${file}.`)
    },
  }
}
