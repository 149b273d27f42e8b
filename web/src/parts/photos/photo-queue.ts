import type { Photo } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import type { PhotoCalls } from '../../data/photos.ts'
import { ApiError, getErrorMessage } from '../../lib/api-error.ts'
import {
  inOrder,
  isPending,
  moved,
  type PhotoFile,
  type PhotoItem,
  savedImages,
  toItem,
} from './photo-items.ts'

export type PhotoQueue = ReturnType<typeof createPhotoQueue>

/**
 * The photos of one hotel or room type in their order, those on the server and those still on their way. Files go one at a
 * time, each in a request of its own, so that one that fails takes no other with it. It begins when `start` is
 * given the calls of their owner, which may not exist before.
 */
export function createPhotoQueue(photos: readonly Photo[]) {
  let items: readonly PhotoItem[] = photos.map(toItem)
  let serverOrder = photos.map(({ id }) => id)
  let calls: PhotoCalls | null = null
  let sending: AbortController | null = null
  let isOrdering = false
  let lastKey = 0
  const watchers = new Set<() => void>()

  function set(next: readonly PhotoItem[]) {
    items = next
    for (const watcher of watchers) watcher()
  }
  function patch(key: string, change: Partial<Omit<PhotoFile, 'kind' | 'key'>>) {
    set(items.map((item) => (item.key === key && item.kind === 'file' ? { ...item, ...change } : item)))
  }
  function notifyListeners() {
    calls?.onChange(savedImages(items))
  }

  async function sendNext(): Promise<void> {
    const next = items.find((item): item is PhotoFile => item.kind === 'file' && item.state === 'waiting')
    if (!calls || sending) return
    if (!next) return saveOrder()
    const stop = new AbortController()
    sending = stop
    patch(next.key, { state: 'sending', share: 0, error: '' })
    try {
      const image = await calls.send(next.file, (share) => patch(next.key, { share }), stop.signal)
      serverOrder = [...serverOrder, image.id]
      set(items.map((item) => (item.key === next.key ? { ...toItem(image), key: next.key } : item)))
      notifyListeners()
    } catch (error) {
      if (stop.signal.aborted) patch(next.key, { state: 'waiting', share: 0 })
      else
        patch(next.key, {
          state: 'failed',
          error: getErrorMessage(error, say('The upload did not succeed.')),
          mayRetry: mayPass(error),
        })
    }
    sending = null
    await sendNext()
  }

  /** One request at a time, and the last order wins. A refused order is reverted. */
  async function saveOrder(): Promise<void> {
    const wanted = savedImages(items).map(({ id }) => id)
    const server = calls
    if (!server || isOrdering || wanted.join() === serverOrder.join()) return
    isOrdering = true
    try {
      await server.order(wanted)
      serverOrder = wanted
      notifyListeners()
    } catch (error) {
      const now = (await server.onOrderFailed(error)) ?? inOrder(items, serverOrder)
      serverOrder = now.map(({ id }) => id)
      set([...now.map(toItem), ...items.filter((item) => item.kind === 'file')])
    }
    isOrdering = false
    await saveOrder()
  }

  return {
    items: () => items,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    start(ownerCalls: PhotoCalls) {
      calls = ownerCalls
      void sendNext()
    },
    /** The file being sent waits again. */
    stop() {
      calls = null
      sending?.abort()
    },
    /** Takes over what somebody else did to the photos, unless something of our own is under way. */
    follow(photos: readonly Photo[]) {
      const isBusy = sending !== null || isOrdering || items.some(isPending)
      if (isBusy || JSON.stringify(photos) === JSON.stringify(savedImages(items))) return
      serverOrder = photos.map(({ id }) => id)
      set([...photos.map(toItem), ...items.filter((item) => item.kind === 'file')])
    },
    add(files: readonly File[]) {
      const added = files.map((file): PhotoFile => {
        lastKey += 1
        const key = `file-${lastKey}`
        return { kind: 'file', key, file, state: 'waiting', share: 0, error: '', mayRetry: false }
      })
      set([...items, ...added])
      void sendNext()
    },
    retry(key: string) {
      patch(key, { state: 'waiting', error: '' })
      void sendNext()
    },
    move(key: string, to: number) {
      set(moved(items, key, to))
      // While files are being sent the order is saved once, after the last of them.
      if (!sending) void saveOrder()
    },
    /** Forgets an item: a file that is not to be sent, or a photo that the server has removed. */
    drop(key: string) {
      const item = items.find((candidate) => candidate.key === key)
      if (item?.kind === 'file' && item.state === 'sending') sending?.abort()
      if (item?.kind === 'saved') serverOrder = serverOrder.filter((id) => id !== item.image.id)
      set(items.filter((other) => other.key !== key))
      if (item?.kind === 'saved') notifyListeners()
    },
    replace(image: Photo) {
      set(
        items.map((item) =>
          item.kind === 'saved' && item.image.id === image.id ? { ...item, image } : item,
        ),
      )
      notifyListeners()
    },
  }
}

/** The connection or the server was at fault; a fault in the file itself would remain. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.code === 'upload_stalled') return true
  return error.status < 400 || error.status >= 500 || error.status === 429
}
