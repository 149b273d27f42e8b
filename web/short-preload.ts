import type { Plugin } from 'vite'

const helper = 'vite/preload-helper.js'

/** Runs in the browser, for every import that is fetched later. */
const shortHelper = `
const asked = new Set()
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file) || file.endsWith('.css')) continue
    asked.add(file)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + file
    document.head.append(link)
  }
  return load()
}
`

/**
 * Has the files that a lazy import needs fetched together by a few lines. Vite's own also waits for styles of single
 * pages and knows browsers without modulepreload; we have neither, and every first visit fetches it. The one file of
 * styles is in the head of every page already; should a page get styles of its own, the build fails.
 */
export function shortPreload(): Plugin {
  let isReplaced = false
  return {
    name: 'short-preload',
    apply: 'build',
    enforce: 'post',
    transform(_code, id) {
      if (!id.endsWith(helper)) return null
      isReplaced = true
      return { code: shortHelper, map: null }
    },
    generateBundle(_options, bundle) {
      if (!isReplaced) this.error(`There is no ${helper} any more.`)
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (styles.length > 1) this.error(`Styles of single pages would not be loaded: ${styles.join(', ')}`)
    },
  }
}
