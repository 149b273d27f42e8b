// The service worker of the app: shows notifications and opens what they are about. It begins when somebody asks for
// notifications (web/src/lib/service-worker.ts), and a new version takes over at once.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

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
