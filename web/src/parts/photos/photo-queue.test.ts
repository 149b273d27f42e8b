import type { Photo } from '@roomlark/contract/platform/photos'
import { describe, expect, it, vi } from 'vitest'
import type { PhotoCalls } from '../../data/photos.ts'
import { ApiError } from '../../lib/api-error.ts'
import { moved, savedImages, toItem } from './photo-items.ts'
import { createPhotoQueue } from './photo-queue.ts'

const image = (id: string): Photo => ({
  id,
  url: `/${id}`,
  smallUrl: '',
  largeUrl: '',
  width: 4,
  height: 3,
  placeholder: '',
  caption: '',
})
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

function serverCalls(over: Partial<PhotoCalls> = {}) {
  return {
    send: vi.fn(async (sent: File) => image(sent.name)),
    order: vi.fn(async (_ids: string[]) => null),
    caption: vi.fn(async (id: string) => image(id)),
    remove: vi.fn(async (_id: string) => null),
    onChange: vi.fn(),
    onOrderFailed: vi.fn(async () => null),
    ...over,
  }
}
const names = (queue: ReturnType<typeof createPhotoQueue>) =>
  queue.items().map((item) => (item.kind === 'saved' ? item.image.id : `${item.file.name} ${item.state}`))

describe('photo queue', () => {
  it('follows what somebody else does to the photos, unless files are on their way', async () => {
    const queue = createPhotoQueue([image('a'), image('b')])
    const calls = serverCalls()
    queue.start(calls)
    queue.follow([image('b'), image('c')])
    expect(names(queue)).toEqual(['b', 'c'])
    queue.add([file('d')])
    queue.follow([image('a')])
    await expect.poll(() => names(queue)).toEqual(['b', 'c', 'd'])
    expect(calls.order).not.toHaveBeenCalled()
  })

  it('waits for a hotel, then sends one file after the other', async () => {
    const queue = createPhotoQueue([])
    queue.add([file('a'), file('b')])
    expect(names(queue)).toEqual(['a waiting', 'b waiting'])
    const calls = serverCalls()
    queue.start(calls)
    expect(names(queue)).toEqual(['a sending', 'b waiting'])
    await expect.poll(() => names(queue)).toEqual(['a', 'b'])
    expect(calls.order).not.toHaveBeenCalled()
    expect(calls.onChange).toHaveBeenLastCalledWith([image('a'), image('b')])
  })

  it('goes on after a failure, and puts a retried file where it belongs', async () => {
    const queue = createPhotoQueue([])
    let isDown = true
    const calls = serverCalls({
      send: async (sent) => {
        if (sent.name === 'a' && isDown) throw new Error('No line')
        return image(sent.name)
      },
    })
    queue.add([file('a'), file('b')])
    queue.start(calls)
    await expect.poll(() => names(queue)).toEqual(['a failed', 'b'])
    expect(queue.items()[0]).toMatchObject({ error: 'No line' })
    isDown = false
    queue.retry(queue.items()[0]?.key ?? '')
    await expect.poll(() => calls.order).toHaveBeenCalledExactlyOnceWith(['a', 'b'])
  })

  it.each([
    [0, true],
    [400, false],
    [413, false],
    [415, false],
    [429, true],
    [500, true],
    [503, true],
  ])('after status %d a file may be sent again: %s', async (status, mayRetry) => {
    const queue = createPhotoQueue([])
    const refusal = new ApiError(status, status === 0 ? 'unreachable' : 'internal', 'No')
    queue.add([file('a')])
    queue.start(serverCalls({ send: () => Promise.reject(refusal) }))
    await expect.poll(() => queue.items()[0]).toMatchObject({ state: 'failed', mayRetry })
  })

  it('may be sent again after it stalled on a slow connection', async () => {
    const queue = createPhotoQueue([])
    queue.add([file('a')])
    const stalled = new ApiError(400, 'upload_stalled', 'The upload was interrupted.')
    queue.start(serverCalls({ send: () => Promise.reject(stalled) }))
    await expect.poll(() => queue.items()[0]).toMatchObject({ state: 'failed', mayRetry: true })
  })

  it('saves an order, and reverts it when it is refused', async () => {
    const refuse = serverCalls({ order: vi.fn(() => Promise.reject(new Error('No'))) })
    const queue = createPhotoQueue([image('a'), image('b'), image('c')])
    queue.start(refuse)
    queue.move('c', 0)
    expect(names(queue)).toEqual(['c', 'a', 'b'])
    await expect.poll(() => names(queue)).toEqual(['a', 'b', 'c'])
    expect(refuse.order).toHaveBeenCalledOnce()
  })

  it('shows what the server has when the photos were changed elsewhere', async () => {
    const calls = serverCalls({
      order: () => Promise.reject(new Error('Changed')),
      onOrderFailed: async () => [image('b'), image('z')],
    })
    const queue = createPhotoQueue([image('a'), image('b')])
    queue.start(calls)
    queue.move('b', 0)
    await expect.poll(() => names(queue)).toEqual(['b', 'z'])
  })

  it('saves only the last of several quick moves, after the one on its way', async () => {
    const calls = serverCalls()
    const queue = createPhotoQueue([image('a'), image('b'), image('c')])
    queue.start(calls)
    queue.move('c', 1)
    queue.move('c', 0)
    queue.move('b', 1)
    await expect.poll(() => calls.order).toHaveBeenCalledTimes(2)
    expect(calls.order).toHaveBeenLastCalledWith(['c', 'b', 'a'])
  })

  it('lets a file wait again when it is stopped', async () => {
    const queue = createPhotoQueue([])
    const calls = serverCalls({
      send: (_sent, _progress, signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    queue.add([file('a')])
    queue.start(calls)
    expect(names(queue)).toEqual(['a sending'])
    queue.stop()
    await expect.poll(() => names(queue)).toEqual(['a waiting'])
    queue.start(serverCalls())
    await expect.poll(() => names(queue)).toEqual(['a'])
  })

  it('forgets a file that is removed while it is being sent', async () => {
    const queue = createPhotoQueue([])
    const calls = serverCalls({
      send: (sent, _progress, signal) =>
        sent.name === 'b'
          ? Promise.resolve(image('b'))
          : new Promise((_, reject) => {
              signal.addEventListener('abort', () => reject(signal.reason))
            }),
    })
    queue.add([file('a'), file('b')])
    queue.start(calls)
    queue.drop(queue.items()[0]?.key ?? '')
    await expect.poll(() => names(queue)).toEqual(['b'])
  })
})

describe('moved', () => {
  const items = ['a', 'b', 'c'].map((id) => toItem(image(id)))
  const ids = (key: string, to: number) => savedImages(moved(items, key, to)).map(({ id }) => id)
  it('puts an item at the wanted place of the result', () => {
    expect(ids('a', 2)).toEqual(['b', 'c', 'a'])
    expect(ids('c', 0)).toEqual(['c', 'a', 'b'])
    expect(ids('b', 9)).toEqual(['a', 'c', 'b'])
    expect(ids('nobody', 0)).toEqual(['a', 'b', 'c'])
  })
})
