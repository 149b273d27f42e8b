import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { signedInPaths } from '../signed-in-paths.ts'

const source = readFileSync(join(import.meta.dirname, '../../../public/sw.js'), 'utf8')
const origin = 'https://roomlark.test'

type Listener = (event: object) => void

/** Runs the service worker in a browser that has this page open and keeps this offline page. */
function startWorker({ fetched }: { fetched: () => Promise<Response> }) {
  const listeners = new Map<string, Listener>()
  const focus = vi.fn()
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: vi.fn(async () => {}) },
    clients: { matchAll: async () => [{ url: `${origin}/bookings`, focus }], openWindow: vi.fn() },
  }
  const caches = { match: async (file: string) => new Response(`kept ${file}`) }
  new Function('self', 'caches', 'fetch', source)(self, caches, fetched)
  /** Resolves once the worker has done what the event asks for; undefined if it leaves the event alone. */
  async function dispatch(name: string, event: object): Promise<unknown> {
    let work: unknown
    const take = (asked: unknown) => {
      work = asked
    }
    listeners.get(name)?.({ ...event, waitUntil: take, respondWith: take })
    return work
  }
  const ask = (address: string, mode = 'navigate') =>
    dispatch('fetch', { request: { url: new URL(address, origin).href, mode } }) as Promise<
      Response | undefined
    >
  return { self, focus, dispatch, ask }
}

const online = async () => new Response('fresh')
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('stands in for every page of the app that cannot be fetched, and for no other', async () => {
  const { ask } = startWorker({ fetched: offline })
  for (const path of signedInPaths) expect(await (await ask(path))?.text(), path).toBe('kept /offline.html')
  const others = ['/', '/login', '/stays', '/stay/villa', '/guest/booking', '/embed/villa', '/hotelsx']
  for (const path of others) expect(await ask(path), path).toBeUndefined()
  expect(await (await ask('/offline.js', 'no-cors'))?.text()).toBe('kept /offline.js')
  expect(await ask('/api/v1/users/profile', 'cors')).toBeUndefined()
  expect(await ask('https://elsewhere.test/bookings')).toBeUndefined()
})

test('shows what the server answers as long as it answers', async () => {
  const { ask } = startWorker({ fetched: online })
  expect(await (await ask('/bookings'))?.text()).toBe('fresh')
})

test('shows a message and opens its page, or the window that has it', async () => {
  const { self, focus, dispatch } = startWorker({ fetched: online })
  const message = {
    title: 'Ada Byron booked 204',
    body: '2 nights',
    tag: 'notification.7',
    link: '/bookings?booking=1',
    at: 5,
    lang: 'en',
  }
  await dispatch('push', { data: { json: () => message } })
  const { showNotification } = self.registration
  expect(showNotification).toHaveBeenCalledWith(
    message.title,
    expect.objectContaining({ body: '2 nights', tag: 'notification.7', data: { link: message.link } }),
  )
  const click = (link: string) =>
    dispatch('notificationclick', { notification: { close: () => {}, data: { link } } })
  await click(message.link)
  expect(self.clients.openWindow).toHaveBeenCalledWith(`${origin}/bookings?booking=1`)
  await click('/bookings')
  expect(focus).toHaveBeenCalledOnce()
  await click('https://elsewhere.test/')
  expect(self.clients.openWindow).toHaveBeenCalledOnce()
})
