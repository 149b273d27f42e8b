// The service worker of the app: shows notifications, and the offline page where a page of the app cannot be fetched.
// It keeps no page and no script of the app, so that nobody is ever shown an old version (decision 0351). A new version
// of this file takes over at once.
const isAppPage =
  /^\/(analytics|bookings|commissions|dashboard|hotels|notifications|partners|partnerships|performance|profile|settings|two-step|users)(\/|$)/
/** The page that stands in, and what it loads; pages put them into this cache (web/src/app/offline/keep-copy.ts). */
const offlineFiles = ['/offline.html', '/offline.css', '/offline.js']
const filesCache = 'offline-files'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Spares calls and scripts the way through this worker, where the browser knows how.
  event.addRoutes?.(
    ['/api/*', '/assets/*', '/media/*'].map((pathname) => ({
      condition: { urlPattern: new URLPattern({ pathname }) },
      source: 'network',
    })),
  )
})
self.addEventListener('activate', (event) => {
  // The page is asked for while this worker starts.
  const ready = [self.clients.claim(), self.registration.navigationPreload?.enable()]
  event.waitUntil(Promise.all(ready))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isAppPage.test(pathname)) event.respondWith(fetchOr(event, '/offline.html'))
  } else if (offlineFiles.includes(pathname)) event.respondWith(fetchOr(event, pathname))
})

async function fetchOr(event, file) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (reason) {
    const kept = await caches.match(file, { cacheName: filesCache })
    if (!kept) throw reason
    return kept
  }
}

self.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, tag, link, at, lang } = event.data.json()
  // A message that arrives twice replaces itself, because it has the same tag.
  const look = { body, tag, lang, timestamp: at, icon: '/icon-192.png', data: { link } }
  event.waitUntil(self.registration.showNotification(title, look))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data.link, self.location.origin)))
})

/** A page that is open already comes to the front; others are left alone, since something may be typed there. */
async function openPage(url) {
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((page) => page.url === url.href)
  await (open ? open.focus() : self.clients.openWindow(url.href))
}
