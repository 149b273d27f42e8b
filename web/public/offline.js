// Shows what the app last saw of today where its pages cannot be fetched. The copy is encrypted with the token of the
// session (web/src/app/offline/sealed-copy.ts): whoever has signed out, or is somebody else, cannot read it.
;(async () => {
  const oldestMs = 48 * 3_600_000
  const probeMs = 5000

  // As theme.js does for the app, which is not at hand here.
  const dark = matchMedia('(prefers-color-scheme: dark)')
  function applyTheme() {
    const choice = localStorage.getItem('theme')
    const theme = choice === 'light' || choice === 'dark' ? choice : dark.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
  }
  applyTheme()
  dark.addEventListener('change', applyTheme)

  document.getElementById('again').addEventListener('click', () => location.reload())
  addEventListener('online', () => location.reload())
  // A connection may be back without the device having lost it.
  setInterval(async () => {
    const answer = await fetch('/health/live', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (answer?.ok) location.reload()
  }, probeMs)

  const words = await (await caches.match('/offline-words'))?.json()
  if (words) {
    document.documentElement.lang = words.language
    document.querySelector('h1').textContent = words.offline
    document.getElementById('text').textContent = words.text
    document.getElementById('again').textContent = words.again
  }

  const cache = await caches.open('offline-copy')
  const token = /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)?.[1]
  if (!token) {
    await caches.delete('offline-copy')
    return
  }
  const bytes = new TextEncoder().encode(`offline copy ${decodeURIComponent(token)}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt'])

  async function read(name) {
    const kept = await cache.match(`/offline-copy/${name}`)
    if (!kept) return null
    try {
      const sealed = new Uint8Array(await kept.arrayBuffer())
      const opened = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: sealed.subarray(0, 12) },
        key,
        sealed.subarray(12),
      )
      const part = JSON.parse(new TextDecoder().decode(opened))
      return Date.now() - part.at < oldestMs ? part : null
    } catch {
      await cache.delete(`/offline-copy/${name}`)
      return null
    }
  }

  function make(tag, text, className = '') {
    const element = document.createElement(tag)
    element.textContent = text
    element.className = className
    return element
  }

  function showPart({ title, asOf, sections }) {
    const columns = make('div', '', 'columns')
    for (const { name, empty, rows } of sections) {
      const section = document.createElement('section')
      section.append(make('h3', name))
      const list = document.createElement('ul')
      for (const { tag, name: who, details } of rows) {
        const row = document.createElement('li')
        const words = document.createElement('div')
        words.append(make('strong', who), ...details.map((detail) => make('div', detail, 'muted')))
        row.append(...(tag ? [make('span', tag, 'tag')] : []), words)
        list.append(row)
      }
      section.append(rows.length > 0 ? list : make('p', empty, 'muted'))
      columns.append(section)
    }
    document.getElementById('copy').append(make('h2', title), make('p', asOf, 'muted'), columns)
  }

  const parts = (await Promise.all(['day', 'rooms'].map(read))).filter(Boolean)
  for (const part of parts) showPart(part)
})()
