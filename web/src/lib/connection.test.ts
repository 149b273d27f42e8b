import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  checkConnection,
  discardWaiting,
  followConnection,
  isConnected,
  waitingMark,
  whenConnected,
} from './connection.ts'

const fetchMock = vi.fn<() => Promise<Response>>()
const events = new EventTarget()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  vi.stubGlobal('window', events)
  vi.stubGlobal('navigator', { onLine: true })
  followConnection()
})

afterEach(async () => {
  await comeBack()
  vi.unstubAllGlobals()
})

// The test files of a worker share modules, and the next one has no window to listen to.
afterAll(() => {
  vi.resetModules()
})

async function goOffline(): Promise<void> {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  events.dispatchEvent(new Event('offline'))
  await expect.poll(() => isConnected()).toBe(false)
}

async function comeBack(): Promise<void> {
  fetchMock.mockResolvedValue(new Response(null, { status: 503 }))
  events.dispatchEvent(new Event('online'))
  await expect.poll(() => isConnected()).toBe(true)
}

describe('the connection', () => {
  it('is lost only when the server cannot be reached, whatever the browser says', async () => {
    fetchMock.mockResolvedValue(new Response())
    events.dispatchEvent(new Event('offline'))
    await expect.poll(() => fetchMock).toHaveBeenCalled()
    expect(isConnected()).toBe(true)
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
    checkConnection()
    await expect.poll(() => isConnected()).toBe(false)
  })

  it('holds changes back until the server is reached again, in their order', async () => {
    await goOffline()
    const sent: string[] = []
    const changes = ['first', 'second'].map((name) => whenConnected().then(() => sent.push(name)))
    expect(sent).toEqual([])
    await comeBack()
    await Promise.all(changes)
    expect(sent).toEqual(['first', 'second'])
  })

  it('rejects the changes that are discarded, and leaves older ones waiting', async () => {
    await goOffline()
    const older = whenConnected()
    const mark = waitingMark()
    const newer = whenConnected()
    const refused = expect(newer).rejects.toMatchObject({ code: 'discarded' })
    await discardWaiting(mark)
    await refused
    await comeBack()
    await expect(older).resolves.toBeUndefined()
  })

  it('also discards a change that begins to wait once the one before it is discarded', async () => {
    await goOffline()
    const queue = whenConnected().catch(() => whenConnected())
    const refused = expect(queue).rejects.toMatchObject({ code: 'discarded' })
    await discardWaiting()
    await refused
  })

  it('forgets a change whose caller has gone', async () => {
    await goOffline()
    const stop = new AbortController()
    const change = whenConnected(stop.signal)
    stop.abort(new Error('gone'))
    await expect(change).rejects.toThrow('gone')
  })
})
